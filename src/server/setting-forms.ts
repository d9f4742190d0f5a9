/** Forms that a setting may have: which values it accepts, what they are read as, and what is said of others. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

export const folder = (name: string, help: string) =>
  z
    .string()
    .min(1, 'a folder')
    .default(name)
    .transform((path) => resolve(path))
    .describe(help)
export const whole = (initial: number, least: number, most: number, help: string) =>
  z
    .string()
    .default(String(initial))
    .refine(
      (s) => /^\d{1,12}$/.test(s) && Number(s) >= least && Number(s) <= most,
      `a whole number from ${least} to ${most}`,
    )
    .transform(Number)
    .describe(help)
export const flag = (initial: 'on' | 'off', help: string) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'on or off')
    .default(initial)
    .transform((s) => s === 'on' || s === 'true' || s === '1')
    .describe(help)
export const webAddress = (help: string) =>
  z
    .string()
    .refine((s) => isWebAddress(s), 'an http or https address without query, fragment or credentials')
    .transform((s) => s.replace(/\/+$/, ''))
    .optional()
    .describe(help)
export const text = (help: string) => z.string().min(1, 'a text that is not empty').optional().describe(help)

/** An IP address, or a name whose last label is not a number (a URL would read that as an IPv4 address). */
export function isHost(value: string): boolean {
  return (
    isIP(value) !== 0 ||
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(value)
  )
}

export function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
}

export function trustProxy(value: string): boolean | number | string[] | undefined {
  if (value === 'on' || value === 'true') return true
  if (value === 'off' || value === 'false') return false
  if (/^\d{1,2}$/.test(value)) return Number(value)
  const parts = value.split(',').map((part) => part.trim())
  const isNetwork = (part: string) => {
    const [address = '', bits] = part.split('/')
    return (
      isIP(address) !== 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
    )
  }
  return parts.every((part) => isNetwork(part) || ['loopback', 'linklocal', 'uniquelocal'].includes(part))
    ? parts
    : undefined
}

/** An HTTP-date as in RFC 9110 §5.6.7 (the preferred form). */
export function isHttpDate(value: string): boolean {
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toUTCString() === value
}
