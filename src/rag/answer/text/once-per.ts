/** What is read off an object once, and kept for as long as the object is. */

/** @param read is called the first time only; what else it takes belongs to the object */
export function oncePer<Key extends object, Rest extends readonly unknown[], Value>(
  read: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key, ...rest) => {
    const found = known.get(key)
    if (found !== undefined) return found.value
    const value = read(key, ...rest)
    known.set(key, { value })
    return value
  }
}

/** The same where what else it takes may change, the hour for one: the last value is kept, for as long as it does not. */
export function oncePerLast<Key extends object, Rest, Value>(
  read: (key: Key, rest: Rest) => Value,
): (key: Key, rest: Rest) => Value {
  const known = new WeakMap<Key, { readonly rest: Rest; readonly value: Value }>()
  return (key, rest) => {
    const found = known.get(key)
    if (found?.rest === rest) return found.value
    const value = read(key, rest)
    known.set(key, { rest, value })
    return value
  }
}
