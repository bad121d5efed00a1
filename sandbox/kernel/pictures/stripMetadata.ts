import { stripJpeg } from './stripJpeg'
import { stripPng } from './stripPng'
import type { StrippedPicture, Picture } from './sniff'

/**
 * The picture without all that was written beside its pixels: place, time, device, a small copy of what it was before it
 * was cut, comments, and whatever follows its end. The pixels stay as they are. undefined for one that isn't built as its
 * format says, and for formats that aren't taken apart here.
 */
export function stripMetadata({ mime, content }: Picture): StrippedPicture | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (mime === 'image/jpeg') return stripJpeg(bytes)
  return mime === 'image/png' ? stripPng(bytes) : undefined
}
