import { deflateSync } from 'node:zlib'
import { crc32 } from './crc32'

/** A PNG's chunk with its length and check sum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A filled box; lengths in pixels, the colour as #rrggbb. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour: string
}

/** A picture that is made up: boxes on a ground, the later ones above. Gives a PNG. */
export function paintPng(width: number, height: number, boxes: readonly Box[]): Buffer {
  const stride = 1 + width * 3
  const rows = Buffer.alloc(stride * height, 255)
  // No row is filtered.
  for (let row = 0; row < height; row += 1) rows[row * stride] = 0
  for (const box of boxes) {
    const pixel = Buffer.from(box.colour.slice(1), 'hex')
    const line = Buffer.alloc(Math.min(box.width, width - box.x) * 3, pixel)
    for (let row = box.y; row < Math.min(box.y + box.height, height); row += 1)
      line.copy(rows, row * stride + 1 + box.x * 3)
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of red, green and blue each.
  head[8] = 8
  head[9] = 2
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}
