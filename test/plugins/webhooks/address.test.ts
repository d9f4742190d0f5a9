import { describe, expect, it } from 'vitest'
import {
  checkWebhookUrl,
  isLoopbackAddress,
  isPublicAddress,
  networkOf,
} from '../../../src/plugins/webhooks/address.ts'

/** Address → whether a webhook may connect to it. From the IANA special-purpose registries, v4 and v6. */
const ADDRESSES: readonly [string, boolean, string][] = [
  ['8.8.8.8', true, 'public v4'],
  ['1.1.1.1', true, 'public v4'],
  ['93.184.216.34', true, 'public v4'],
  ['172.15.255.255', true, 'just below 172.16/12'],
  ['172.32.0.1', true, 'just above 172.16/12'],
  ['100.63.255.255', true, 'just below carrier-grade NAT'],
  ['100.128.0.1', true, 'just above carrier-grade NAT'],
  ['169.253.255.255', true, 'just below link-local'],
  ['223.255.255.254', true, 'last before multicast'],
  ['198.20.0.1', true, 'just above benchmarking'],
  ['0.0.0.0', false, 'this host'],
  ['0.1.2.3', false, 'this network'],
  ['10.0.0.1', false, 'private'],
  ['10.255.255.255', false, 'private'],
  ['172.16.0.1', false, 'private'],
  ['172.31.255.255', false, 'private'],
  ['192.168.0.1', false, 'private'],
  ['192.168.255.255', false, 'private'],
  ['127.0.0.1', false, 'loopback'],
  ['127.255.255.254', false, 'loopback'],
  ['169.254.0.1', false, 'link-local'],
  ['169.254.169.254', false, 'metadata of AWS, GCP, Azure'],
  ['169.254.170.2', false, 'metadata of ECS tasks'],
  ['100.64.0.1', false, 'carrier-grade NAT'],
  ['100.127.255.255', false, 'carrier-grade NAT'],
  ['100.100.100.200', false, 'metadata of Alibaba'],
  ['168.63.129.16', false, 'host services of Azure'],
  ['192.0.0.1', false, 'IETF protocol assignments'],
  ['192.0.0.192', false, 'metadata of Oracle'],
  ['192.0.2.1', false, 'documentation'],
  ['198.51.100.7', false, 'documentation'],
  ['203.0.113.9', false, 'documentation'],
  ['192.88.99.1', false, '6to4 relay'],
  ['198.18.0.1', false, 'benchmarking'],
  ['198.19.255.255', false, 'benchmarking'],
  ['224.0.0.1', false, 'multicast'],
  ['239.255.255.250', false, 'multicast'],
  ['240.0.0.1', false, 'reserved'],
  ['255.255.255.255', false, 'broadcast'],
  ['2606:4700:4700::1111', true, 'public v6'],
  ['2001:4860:4860::8888', true, 'public v6'],
  ['2a00:1450:4001:81b::200e', true, 'public v6'],
  ['::ffff:8.8.8.8', true, 'public v4, mapped'],
  ['::', false, 'unspecified'],
  ['::1', false, 'loopback'],
  ['::127.0.0.1', false, 'v4-compatible loopback'],
  ['::ffff:127.0.0.1', false, 'mapped loopback'],
  ['::ffff:7f00:1', false, 'mapped loopback in hex'],
  ['::ffff:10.0.0.1', false, 'mapped private'],
  ['::ffff:169.254.169.254', false, 'mapped metadata'],
  ['64:ff9b::7f00:1', false, 'NAT64 of loopback'],
  ['64:ff9b::a9fe:a9fe', false, 'NAT64 of metadata'],
  ['64:ff9b:1::1', false, 'local NAT64'],
  ['2002:7f00:1::1', false, '6to4 of loopback'],
  ['2001:0:4136:e378::1', false, 'Teredo'],
  ['2001:db8::1', false, 'documentation'],
  ['3fff::1', false, 'documentation'],
  ['fe80::1', false, 'link-local'],
  ['fec0::1', false, 'site-local'],
  ['fc00::1', false, 'unique local'],
  ['fd00:ec2::254', false, 'metadata of AWS over v6'],
  ['ff02::1', false, 'multicast'],
  ['ff0e::1', false, 'multicast, global scope'],
  ['100::1', false, 'discard'],
  ['4000::1', false, 'not given out'],
  ['5f00::1', false, 'segment routing'],
  ['2130706433', false, 'a number is no address here'],
  ['0x7f.0.0.1', false, 'hex is no address here'],
  ['example.com', false, 'no address'],
  ['', false, 'nothing'],
]

/** Hosts of urls that stand for an address in other clothes; each must be seen through. */
const LITERALS: readonly [string, boolean][] = [
  ['2130706433', false],
  ['0x7f000001', false],
  ['0x7f.0x0.0x0.0x1', false],
  ['0177.0.0.1', false],
  ['017700000001', false],
  ['127.1', false],
  ['127.0.1', false],
  ['0', false],
  ['3232235521', false],
  ['0xa9fea9fe', false],
  ['2852039166', false],
  ['0251.0376.0251.0376', false],
  ['[::1]', false],
  ['[::ffff:127.0.0.1]', false],
  ['[::ffff:7f00:1]', false],
  ['[fd00:ec2::254]', false],
  ['１２７.0.0.1', false],
  ['127。0。0。1', false],
  ['localhost', false],
  ['LOCALHOST.', false],
  ['cv.localhost', false],
  ['134744072', true],
  ['0x08.8.8.8', true],
  ['010.8.8.8', true],
  ['[2606:4700:4700::1111]', true],
]

describe('the addresses a webhook may go to', () => {
  it('has at least 60 of them', () => expect(ADDRESSES.length).toBeGreaterThanOrEqual(60))

  it.each(ADDRESSES)('%s → %s (%s)', (ip, open) => expect(isPublicAddress(ip)).toBe(open))

  it.each(LITERALS)('https://%s/ → %s', (host, open) =>
    expect('url' in checkWebhookUrl(`https://${host}/hook`, false)).toBe(open),
  )

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('knows %s as loopback', (ip) =>
    expect(isLoopbackAddress(ip)).toBe(true),
  )

  it.each(['10.0.0.1', '::', '0.0.0.0', '169.254.169.254', 'localhost'])('%s is not loopback', (ip) =>
    expect(isLoopbackAddress(ip)).toBe(false),
  )
})

describe('the url of a webhook', () => {
  const long = `https://example.com/${'a'.repeat(2048 - 20)}`

  it.each([
    ['https://example.com/hook', 'https://example.com/hook'],
    ['https://EXAMPLE.com', 'https://example.com/'],
    ['https://example.com:443/a?b=c', 'https://example.com/a?b=c'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['https://example.com:1024/', 'https://example.com:1024/'],
    [long, long],
  ])('takes %.40s', (text, href) => {
    const checked = checkWebhookUrl(text, false)
    expect('url' in checked && checked.url.href).toBe(href)
  })

  it.each([
    ['not a url', 'absolute https url'],
    ['/hook', 'absolute https url'],
    ['', 'absolute https url'],
    ['https://', 'absolute https url'],
    ['http://example.com/', 'an https url'],
    ['ftp://example.com/', 'an https url'],
    ['file:///etc/passwd', 'an https url'],
    ['javascript:alert(1)', 'an https url'],
    ['https://me@example.com/', 'without user name'],
    ['https://me:pw@example.com/', 'without user name'],
    ['https://example.com/#part', 'without fragment'],
    ['https://example.com:80/', 'port 443'],
    ['https://example.com:22/', 'port 443'],
    ['https://example.com:1023/', 'port 443'],
    ['https://example.com:0/', 'port 443'],
    ['https://10.0.0.1/', 'public internet'],
    ['https://[fe80::1]/', 'public internet'],
    ['https://localhost/', 'public internet'],
    [`${long}a`, '2048 characters'],
    [`https://example.com/${'é'.repeat(1000)}`, '2048 characters'],
  ])('refuses %.40s', (text, problem) =>
    expect(checkWebhookUrl(text, false)).toEqual({ problem: expect.stringContaining(problem) as string }),
  )

  it('takes http on loopback, and nothing else beside, when insecure webhooks are allowed', () => {
    for (const host of ['localhost:9000', '127.0.0.1:9000', '[::1]:9000', '2130706433:9000'])
      expect(checkWebhookUrl(`http://${host}/`, true)).toHaveProperty('url')
    for (const url of [
      'http://example.com:9000/',
      'http://10.0.0.1:9000/',
      'http://0.0.0.0:9000/',
      'http://localhost/',
      'https://192.168.1.1/',
    ])
      expect(checkWebhookUrl(url, true)).toHaveProperty('problem')
  })

  it('counts a v6 network of 64 bits as one client', () => {
    expect(networkOf('2a00:1450:4001:81b::200e')).toBe(networkOf('2a00:1450:4001:81b:ffff::1'))
    expect(networkOf('2a00:1450:4001:81b::1')).not.toBe(networkOf('2a00:1450:4001:81c::1'))
    expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7')
    expect(networkOf('198.51.100.7')).not.toBe(networkOf('198.51.100.8'))
  })
})
