import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp'

export interface Picture {
  readonly mime: PictureType
  readonly content: Uint8Array
}

/** A picture with nothing but its pixels, and how large it is. */
export interface StrippedPicture {
  readonly content: Uint8Array
  /** Pixels, as stored: a turned photograph's sides are exchanged when it is shown. */
  readonly width: number
  readonly height: number
}

interface Format {
  readonly mime: PictureType
  /** Whether the first bytes are those of this format. */
  begins(bytes: Buffer): boolean
  /** Whether the picture is complete. */
  ends(bytes: Buffer): boolean
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const PNG_END = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
const JPEG_END = Buffer.from([0xff, 0xd9])
/** Cameras append some bytes of their own after the picture's end (ours). */
const TRAILER = 64 * 1024

const FORMATS: readonly Format[] = [
  {
    mime: 'image/jpeg',
    begins: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
    ends: (bytes) => bytes.subarray(-TRAILER).includes(JPEG_END),
  },
  {
    mime: 'image/png',
    begins: (bytes) => bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE),
    ends: (bytes) => bytes.subarray(-TRAILER).includes(PNG_END),
  },
  {
    mime: 'image/webp',
    begins: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
    // The container's length doesn't count its first eight bytes.
    ends: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  },
]

/** Bytes of the smallest picture; a header alone is no picture. */
const SMALLEST = 32

/**
 * Reads an uploaded picture. Its own bytes decide what it is, not a name or label. Fails with ImageNotAFile for nothing or
 * for text that isn't base64, ImageTooLarge, ImageNotAnImage, ImageTruncated.
 * @param largest bytes, before base64
 */
export function readPicture(base64: string, largest: number): Result<Picture, BankError> {
  if (base64.length > Math.ceil(largest / 3) * 4) return fail(bankError('ImageTooLarge'))
  const content = Buffer.from(base64, 'base64')
  // Node ignores what isn't base64, so the result is compared; a regular expression over megabytes takes ten times as long.
  if (content.length === 0 || content.toString('base64') !== base64) return fail(bankError('ImageNotAFile'))
  if (content.length > largest) return fail(bankError('ImageTooLarge'))
  const format = FORMATS.find(({ begins }) => begins(content))
  if (!format) return fail(bankError('ImageNotAnImage'))
  if (content.length < SMALLEST || !format.ends(content)) return fail(bankError('ImageTruncated'))
  return ok({ mime: format.mime, content })
}
