import { LARGEST_IMAGE } from '@/contract/identity/idCardImage'
import { readPicture as readOf } from './sniff'

const readPicture = (base64: string) => readOf(base64, LARGEST_IMAGE)

const base64 = (...parts: (Buffer | number[] | string)[]): string =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  ).toString('base64')

const FILLING = Buffer.alloc(64, 7)
const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0]
const JPEG_END = [0xff, 0xd9]
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const length = (bytes: number): number[] => [bytes & 255, (bytes >> 8) & 255, 0, 0]

describe('an uploaded picture', () => {
  test.each([
    ['image/jpeg', base64(JPEG_HEAD, FILLING, JPEG_END)],
    ['image/jpeg', base64(JPEG_HEAD, FILLING, JPEG_END, 'a trailer of the camera')],
    ['image/png', base64(PNG_HEAD, FILLING, PNG_END)],
    ['image/webp', base64('RIFF', length(4 + 64), 'WEBP', FILLING)],
  ])('is a %s by its own bytes', (mime, image) => {
    expect(readPicture(image)).toMatchObject({ ok: true, value: { mime } })
  })

  test.each([
    ['nothing', '', 'ImageNotAFile'],
    ['a data URL', 'data:image/png;base64,AAAA', 'ImageNotAFile'],
    ['words', '身份证', 'ImageNotAFile'],
    ['base64 of an odd length', 'AAAAA', 'ImageNotAFile'],
    ['a program', base64('MZ', Buffer.alloc(200)), 'ImageNotAnImage'],
    ['a page', base64('<html><script>alert(1)</script></html>'), 'ImageNotAnImage'],
    [
      'a vector picture, which can hold scripts',
      base64('<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      'ImageNotAnImage',
    ],
    ['a moving picture', base64('GIF89a', FILLING), 'ImageNotAnImage'],
    ['a sound in the container of pictures', base64('RIFF', length(68), 'WAVE', FILLING), 'ImageNotAnImage'],
    ['a picture cut off', base64(JPEG_HEAD, FILLING), 'ImageTruncated'],
    ['a PNG cut off', base64(PNG_HEAD, FILLING), 'ImageTruncated'],
    ['a WebP cut off', base64('RIFF', length(4 + 65), 'WEBP', FILLING), 'ImageTruncated'],
    ['a head alone', base64(JPEG_HEAD, JPEG_END), 'ImageTruncated'],
  ])('is refused: %s', (_, image, error) => {
    expect(readPicture(image)).toMatchObject({ ok: false, error: { name: error } })
  })

  test('may have two megabytes and not a byte more', () => {
    const sized = (bytes: number) => base64(JPEG_HEAD, Buffer.alloc(bytes - 6, 7), JPEG_END)
    expect(readPicture(sized(LARGEST_IMAGE)).ok).toBe(true)
    expect(readPicture(sized(LARGEST_IMAGE + 1))).toMatchObject({ error: { name: 'ImageTooLarge' } })
    expect(readPicture('A'.repeat(50 * 1024 * 1024))).toMatchObject({ error: { name: 'ImageTooLarge' } })
  })
})
