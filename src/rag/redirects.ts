/** Addresses behind those by which word processors and mail readers lead to them. */

const REDIRECT = /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/url\?(?:[^#]{0,400}&)?(?:q|url)=([^&#]{4,600})/i

/** 'https://www.google.com/url?q=https://ada.example&sa=D' leads to 'https://ada.example'. */
export function behindRedirect(href: string): string {
  const [, target] = REDIRECT.exec(href) ?? []
  if (target === undefined) return href
  try {
    const address = decodeURIComponent(target)
    return /^https?:\/\/[^\s<>"]+$/i.test(address) ? address : href
  } catch {
    return href
  }
}
