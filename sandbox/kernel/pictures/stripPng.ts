import type { StrippedPicture } from './sniff'
import { crc32 } from './crc32'

const SIGNATURE = 8
/** Length, type and check sum around a chunk's data. */
const AROUND = 12
/** Chunks that a decoder needs; colours, transparency and brightness among them, no texts, times or further frames. */
const NEEDED: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'IDAT', 'IEND']

/** `stripMetadata` of a PNG. */
export function stripPng(bytes: Buffer): StrippedPicture | undefined {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE)]
  const types: string[] = []
  for (let at = SIGNATURE; at + AROUND <= bytes.length && !types.includes('IEND');) {
    const end = at + AROUND + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const chunk = bytes.subarray(at, end)
    if (crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4)) return undefined
    const type = chunk.toString('latin1', 4, 8)
    types.push(type)
    if (NEEDED.includes(type)) kept.push(chunk)
    at = end
  }
  const head = kept[1]
  if (types[0] !== 'IHDR' || head?.length !== AROUND + 13) return undefined
  if (!types.includes('IDAT') || !types.includes('IEND')) return undefined
  return { content: Buffer.concat(kept), width: head.readUInt32BE(8), height: head.readUInt32BE(12) }
}
