/** Whether an Accept header names a media type itself, in whatever case, and does not refuse it with `q=0`. */
export function namesType(accept: string, type: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((range) => {
      const [name = '', ...parameters] = range.split(';')
      return name.trim() === type && !parameters.some((p) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(p))
    })
}
