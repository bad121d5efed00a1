/** IPv4 and IPv6 as they are written; nothing else goes into a header. */
const ADDRESS = /^[0-9A-Fa-f.:]{2,45}$/

let known = ''

/** The network address the bank has seen last; '' until it has answered once. */
export const ip = (): string => known

/** Takes over what the bank's answer says (header x-ip). */
export function noteIp(address: string | undefined): void {
  if (address !== undefined && ADDRESS.test(address)) known = address
}
