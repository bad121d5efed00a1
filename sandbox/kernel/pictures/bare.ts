import { bareJpeg } from './bareJpeg'
import { barePng } from './barePng'
import type { Picture } from './sniff'

/** A picture with nothing but its pixels, and how large it is. */
export interface BarePicture {
  readonly content: Uint8Array
  /** Pixels, as stored: a turned photograph's sides are exchanged when it is shown. */
  readonly width: number
  readonly height: number
}

/**
 * The picture without all that was written beside its pixels: place, time, device, a small copy of what it was before it
 * was cut, comments, and whatever follows its end. The pixels stay as they are. undefined for one that isn't built as its
 * format says, and for formats that aren't taken apart here.
 */
export function barePicture({ mime, content }: Picture): BarePicture | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (mime === 'image/jpeg') return bareJpeg(bytes)
  return mime === 'image/png' ? barePng(bytes) : undefined
}
