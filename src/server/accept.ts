/** Whether an Accept header names a media type itself, in whatever case, and does not refuse it with `q=0`. */
export function namesType(accept: string, type: string): boolean {
  const ranges = accept.toLowerCase()
  // Most name nothing but `*/*`.
  if (!ranges.includes(type)) return false
  return ranges.split(',').some((range) => {
    const [name = '', ...parameters] = range.split(';')
    return name.trim() === type && !parameters.some((p) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(p))
  })
}
