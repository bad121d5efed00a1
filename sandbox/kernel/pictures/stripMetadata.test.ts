import { stripMetadata } from './stripMetadata'
import { paintPng, pngChunk } from './paint'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
/** A JPEG's segment with its length. */
const segment = (marker: number, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255]), content])

/** Exif data of a camera: where it was, and which way up it was held, in the order of bytes that it writes. */
function exif(orientation: number, order: 'II' | 'MM'): Buffer {
  const u16 = (value: number): number[] => (order === 'II' ? [value, 0] : [0, value])
  const tag = order === 'II' ? [0x12, 0x01] : [0x01, 0x12]
  const u32 = (value: number): number[] => (order === 'II' ? [value, 0, 0, 0] : [0, 0, 0, value])
  const entry = [...tag, ...u16(3), ...u32(1), ...u16(orientation), 0, 0]
  const tiff = [...latin(order), ...u16(42), ...u32(8), ...u16(1), ...entry, 0, 0, 0, 0, ...latin('GPS 31.23N')]
  return segment(0xe1, Buffer.concat([latin('Exif\0\0'), Buffer.from(tiff)]))
}

const TABLES = [segment(0xdb, Buffer.alloc(65, 1)), segment(0xc4, Buffer.alloc(20, 2))]
/** 300 wide and 200 high. */
const FRAME = segment(0xc0, Buffer.from([8, 0, 200, 1, 44, 1, 1, 0x11, 0]))
/** With a written 0xff and a restart in its data. */
const SCAN = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([9, 0xff, 0, 8, 0xff, 0xd3, 7]),
])
const jpeg = (...parts: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8]), ...parts, Buffer.from([0xff, 0xd9])])

const stripJpeg = (content: Buffer) => stripMetadata({ mime: 'image/jpeg', content })
const stripPng = (content: Buffer) => stripMetadata({ mime: 'image/png', content })

describe('a photograph', () => {
  const NOTED = [
    exif(1, 'II'),
    segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0Shanghai')),
    segment(0xe2, latin('ICC_PROFILE\0Phone 12')),
    segment(0xed, latin('Photoshop 3.0\0Zhang Wei')),
    segment(0xfe, latin('a comment')),
  ]

  test('loses what the camera noted, what follows its end, and no byte of its pixels', () => {
    const stripped = stripJpeg(Buffer.concat([jpeg(...NOTED, ...TABLES, FRAME, SCAN), latin('a second picture')]))
    expect(stripped).toMatchObject({ width: 300, height: 200 })
    const content = Buffer.from(stripped?.content ?? [])
    for (const word of ['GPS', 'Shanghai', 'Phone', 'Zhang', 'comment', 'second', 'Exif'])
      expect(content.includes(word)).toBe(false)
    expect(content.includes(Buffer.concat([...TABLES, FRAME, SCAN]))).toBe(true)
    expect(content.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })

  test.each(['II', 'MM'] as const)('that was turned stays turned (%s), and says nothing else', (order) => {
    const stripped = stripJpeg(jpeg(exif(6, order), ...TABLES, FRAME, SCAN))
    const content = Buffer.from(stripped?.content ?? [])
    expect(content.includes('GPS')).toBe(false)
    expect(content.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]))).toBe(true)
    // What was made stripped once is read as it is.
    expect(stripJpeg(content)?.content).toEqual(content)
  })

  test('of several scans keeps them all, and a mark on which its colours depend', () => {
    const adobe = segment(0xee, latin('Adobe\0\x64\0\0\0\0\x01'))
    const content = Buffer.from(stripJpeg(jpeg(adobe, FRAME, ...TABLES, SCAN, ...TABLES, SCAN))?.content ?? [])
    expect(content.includes(adobe)).toBe(true)
    expect(content.toString('hex').split(SCAN.toString('hex'))).toHaveLength(3)
  })

  test.each([
    ['no frame', jpeg(...TABLES, SCAN)],
    ['no scan', jpeg(...TABLES, FRAME)],
    ['no end', jpeg(...TABLES, FRAME, SCAN).subarray(0, -2)],
    ['bytes between its segments', jpeg(...TABLES, latin('what'), FRAME, SCAN)],
    ['a segment without a length', jpeg(Buffer.from([0xff, 0xdb, 0, 0]), FRAME, SCAN)],
    ['Exif data cut off', jpeg(segment(0xe1, latin('Exif\0\0MM\0*\0\0\0\x08\0\x09')), SCAN)],
    ['nothing in it', jpeg()],
  ])('with %s isn’t one', (_, content) => {
    expect(stripJpeg(content)).toBeUndefined()
  })
})

describe('a screen shot', () => {
  const PAINTED = paintPng(120, 80, [{ x: 10, y: 10, width: 40, height: 20, colour: '#c0392b' }])
  const [head, rest] = [PAINTED.subarray(0, 33), PAINTED.subarray(33)]

  test('loses its notes and what follows its end', () => {
    const noted = [head, pngChunk('tEXt', latin('Author\0Zhang Wei')), pngChunk('tIME', Buffer.alloc(7)), rest]
    const stripped = stripPng(Buffer.concat([...noted, latin('a program')]))
    expect(stripped).toMatchObject({ width: 120, height: 80 })
    expect(Buffer.from(stripped?.content ?? [])).toEqual(PAINTED)
  })

  test('keeps its colours and its transparency', () => {
    const needed = [pngChunk('PLTE', Buffer.alloc(6)), pngChunk('tRNS', Buffer.alloc(2))]
    const content = Buffer.concat([head, ...needed, rest])
    expect(Buffer.from(stripPng(content)?.content ?? [])).toEqual(content)
  })

  test.each([
    ['a wrong check sum', Buffer.concat([head, Buffer.from(rest).fill(0, 20, 21)])],
    ['a chunk longer than the file', Buffer.concat([head, Buffer.from([0, 1, 0, 0]), rest.subarray(4)])],
    ['no picture in it', Buffer.concat([head, pngChunk('IEND', Buffer.alloc(0))])],
    ['no end', Buffer.concat([head, rest.subarray(0, -12)])],
    ['no head', Buffer.concat([PAINTED.subarray(0, 8), rest])],
  ])('with %s isn’t one', (_, content) => {
    expect(stripPng(content)).toBeUndefined()
  })
})

test('a format that isn’t taken apart isn’t kept', () => {
  expect(stripMetadata({ mime: 'image/webp', content: latin('RIFF') })).toBeUndefined()
})
