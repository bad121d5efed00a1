import { BlockList, isIP } from 'node:net'
import IP2Region from 'ip2region'

/** Of an address that reaches nobody outside, or belongs to this machine. */
export const LOCAL_PLACE = '本地网络'
/** Of an address that the data doesn't have. */
export const UNKNOWN_PLACE = '未能识别'
const CHINA = '中国'

/** IANA's special-purpose registries: this machine, private and shared networks, documentation. */
const LOCAL = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  LOCAL.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  LOCAL.addSubnet(network, bits, 'ipv6')
}

let data: IP2Region | undefined

/** An IPv4 address written as IPv6 (RFC 4291, 2.5.5.2) as itself, and an IPv6 one without its zone. */
const plain = (address: string): string => {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)
  return mapped?.[1] ?? bare
}

/**
 * The province, or outside of China the country, in which a network address is registered, in the words customers read.
 * From a package's own data, so nobody is asked and nothing is sent; its address is the connection's and never the phone's
 * own word. A mobile network's addresses may be registered in another province than the one the phone is in.
 */
export function placeOf(address: string): string {
  const asked = plain(address)
  const kind = isIP(asked)
  if (kind === 0) return UNKNOWN_PLACE
  if (LOCAL.check(asked, kind === 4 ? 'ipv4' : 'ipv6')) return LOCAL_PLACE
  // Read when first needed: 11 MB that a bank on one's own machine never asks.
  data ??= new IP2Region()
  const found = data.search(asked)
  if (!found?.country) return UNKNOWN_PLACE
  if (found.country !== CHINA) return found.country
  // The IPv6 data says 北京市 where the other says 北京.
  return found.province === '' ? CHINA : found.province.replace(/市$/, '')
}
