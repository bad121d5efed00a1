import type { StrippedPicture } from './sniff'

/** Markers (ITU-T T.81, table B.1). */
const [SOI, EOI, SOS, APP0, APP1, APP14] = [0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xee]
const [DHT, JPG, DAC] = [0xc4, 0xc8, 0xcc]
/** Tables that a decoder needs: arithmetic and Huffman codes, quantisation, number of lines, restarts. */
const TABLES: readonly number[] = [DHT, DAC, 0xdb, 0xdc, 0xdd]

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![DHT, JPG, DAC].includes(marker)

/** A head as every decoder expects it, without the small copy that it may hold. */
const JFIF = Buffer.from([0xff, APP0, 0, 16, ...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0])

/** Which way up a photograph is (1-8) by its Exif data; 1 where it doesn't say. */
function orientationIn(segment: Buffer): number {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return 1
  const tiff = segment.subarray(10)
  if (tiff.length < 8) return 1
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = first + 2 <= tiff.length ? short(first) : 0
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > tiff.length) break
    // The value of a short stands in the entry itself.
    if (short(at) === 0x0112) return short(at + 8)
  }
  return 1
}

/** Exif data that say nothing but which way up the picture is. */
const exifOf = (orientation: number): Buffer => {
  const [one, short, tag] = [
    [0, 1],
    [0, 3],
    [0x01, 0x12],
  ] as const
  const entry = [...one, ...tag, ...short, 0, 0, ...one, 0, orientation, 0, 0]
  const tiff = [...Buffer.from('MM\0*', 'latin1'), 0, 0, 0, 8, ...entry, 0, 0, 0, 0]
  const content = [...Buffer.from('Exif\0\0', 'latin1'), ...tiff]
  return Buffer.from([0xff, APP1, 0, content.length + 2, ...content])
}

/** Where a scan's data end: at the next marker that is neither a restart nor a written 0xff. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

interface Walk {
  readonly kept: Buffer[]
  orientation: number
  size: { readonly width: number; readonly height: number } | undefined
  scans: number
}

/** Takes one segment, and what of a scan follows it; gives where the next begins. */
function takeSegment(walk: Walk, bytes: Buffer, at: number): number {
  const marker = bytes[at + 1] ?? 0
  const end = at + 2 + bytes.readUInt16BE(at + 2)
  const segment = bytes.subarray(at, end)
  if (marker === APP1 && walk.orientation === 1) walk.orientation = orientationIn(segment)
  if (isFrame(marker) && segment.length >= 9)
    walk.size ??= { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) }
  const isAdobe = marker === APP14 && segment.toString('latin1', 4, 9) === 'Adobe'
  if (isFrame(marker) || TABLES.includes(marker) || isAdobe) walk.kept.push(segment)
  if (marker !== SOS) return end
  const over = endOfScan(bytes, end)
  walk.kept.push(bytes.subarray(at, over))
  walk.scans += 1
  return over
}

/** `stripMetadata` of a JPEG. */
export function stripJpeg(bytes: Buffer): StrippedPicture | undefined {
  const walk: Walk = { kept: [], orientation: 1, size: undefined, scans: 0 }
  let at = 2
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === EOI) break
    // Bytes that only fill, and a segment that isn't whole.
    if (marker === 0xff) at += 1
    else if (at + 4 > bytes.length || bytes.readUInt16BE(at + 2) < 2) return undefined
    else at = takeSegment(walk, bytes, at)
  }
  const { kept, orientation, size, scans } = walk
  if (at + 1 >= bytes.length || !size || scans === 0) return undefined
  const turned = orientation >= 2 && orientation <= 8 ? [exifOf(orientation)] : []
  return {
    content: Buffer.concat([Buffer.from([0xff, SOI]), JFIF, ...turned, ...kept, Buffer.from([0xff, EOI])]),
    ...size,
  }
}
