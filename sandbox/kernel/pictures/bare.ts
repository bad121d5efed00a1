import { bareJpeg } from './bareJpeg'
import { barePng } from './barePng'
import type { BarePicture, Picture } from './sniff'

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
