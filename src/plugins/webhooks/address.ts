/**
 * Where a webhook may go: pure functions over addresses and urls. They hold at registration, and again at every
 * connection (see sender.ts), since a name may resolve to another address by then.
 */
import ipaddr from 'ipaddr.js'

export const MAX_URL_CHARS = 2_048

/** Public by their range, yet served by the host of a virtual machine: metadata of Azure. */
const HOST_SERVICES = new Set(['168.63.129.16'])

/** Of IPv6, what IANA has given out for global unicast; all else is reserved or maps to something. */
const GLOBAL_V6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address (v4, v6, v4 mapped in v6) is one of the public internet; false for private, loopback,
 * link-local (with the metadata services), carrier-grade NAT, multicast, reserved, tunnels and all that is no address.
 */
export function isPublicAddress(ip: string): boolean {
  if (!isAddress(ip)) return false
  const address = ipaddr.process(ip)
  if (address.range() !== 'unicast' || HOST_SERVICES.has(address.toString())) return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_V6)
}

/** Whether an IP address is this machine itself: 127.0.0.0/8 or ::1, mapped or not. */
export function isLoopbackAddress(ip: string): boolean {
  return isAddress(ip) && ipaddr.process(ip).range() === 'loopback'
}

/** An address as the operating system writes it; forms such as 0x7f.1 only pass once a URL has normalised them. */
function isAddress(ip: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(ip) || ipaddr.IPv6.isValid(ip)
}

/** The host of a url without the brackets of IPv6 and without a final dot. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether a host is a loopback name or literal. */
export function isLoopbackHost(hostname: string): boolean {
  const host = bareHost(hostname)
  return host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(host)
}

export type UrlCheck = { readonly url: URL } | { readonly problem: string }

/**
 * Reads the address of a webhook.
 *
 * @param allowInsecure also accept http and https on loopback, for development
 * @returns the url, normalised (so that decimal, octal and hex hosts are plain ones), or what is wrong with it
 */
export function checkWebhookUrl(text: string, allowInsecure: boolean): UrlCheck {
  if (text.length > MAX_URL_CHARS) return { problem: `at most ${MAX_URL_CHARS} characters` }
  if (!URL.canParse(text)) return { problem: 'an absolute https url such as https://example.com/hook' }
  const url = new URL(text)
  if (url.href.length > MAX_URL_CHARS) return { problem: `at most ${MAX_URL_CHARS} characters` }
  const loopback = isLoopbackHost(url.hostname)
  const mayBeHttp = allowInsecure && loopback
  if (url.protocol !== 'https:' && !(mayBeHttp && url.protocol === 'http:'))
    return { problem: 'an https url' }
  if (url.username || url.password) return { problem: 'a url without user name and password' }
  if (url.hash) return { problem: 'a url without fragment' }
  // The default port of the scheme reads as ''.
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  if (port !== 443 && port <= 1023) return { problem: 'port 443 or a port over 1023' }
  if (loopback) return allowInsecure ? { url } : { problem: 'a host of the public internet' }
  const host = bareHost(url.hostname)
  if (isAddress(host) && !isPublicAddress(host)) return { problem: 'a host of the public internet' }
  return { url }
}

/** What stands for one client in limits: an IPv4 address, or the /64 that an IPv6 client owns. */
export function networkOf(ip: string): string {
  if (!isAddress(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6 ? `${address.parts.slice(0, 4).join(':')}::/64` : address.toString()
}
