import { isIPv6 } from 'node:net'

const GROUPS = 8
const BITS = 16
/** Groups of the network that one subscriber is given; the other half of the address is theirs to choose. */
const NETWORK_GROUPS = 4

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [bare = ''] = address.split('%')
  // The address as URLs write it: hexadecimal groups alone, the longest run of zeros as `::`.
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

/**
 * What an address is counted by: an IPv4 address itself, of an IPv6 address its /64, the least that one subscriber is given
 * (RFC 6177) and in which they may take any address at will. An IPv4 address written as IPv6 (RFC 4291, 2.5.5.2) counts as
 * IPv4. What is no address counts as it is.
 */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(-2)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return [high, low].flatMap((group) => [group >> (BITS / 2), group & 0xff]).join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
