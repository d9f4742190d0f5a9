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
