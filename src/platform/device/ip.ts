/** IPv4 and IPv6 as they are written; nothing else goes into a header. */
const ADDRESS = /^[0-9A-Fa-f.:]{2,45}$/

let known = ''

/** The network address in the bank's last answer; '' before the first. */
export const ip = (): string => known

/** Takes the address from an answer of the bank (header x-ip). */
export function noteIp(address: string | undefined): void {
  if (address !== undefined && ADDRESS.test(address)) known = address
}
