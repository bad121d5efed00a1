import { build } from 'esbuild'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { IMAGE_MESSAGES } from '@/platform/imageChoice/types'
import type { ImageLimit } from '@/platform/imageChoice/types'
import { makePhoto } from '../bench/photo'
import { launchQuietChromium } from '../drivers/chromium'

/** The specification's 0.5 MB (§5). */
const MAX_BYTES = 0.5 * 1024 * 1024
const MAX_ENCODINGS = 10

/** A picture, or so many bytes that are not a picture. */
interface GivenFile {
  readonly type: string
  readonly base64?: string
  readonly bytes?: number
  /** The bank's limit, where it isn't the usual one. */
  readonly limit?: ImageLimit
}

/** What a picture became, with its pixels as a person sees them. */
interface Prepared {
  readonly message?: string
  readonly bytes?: number
  readonly width?: number
  readonly height?: number
  readonly encodings: number
}

/** The H5's own code as a script for a page. */
async function platformScript(): Promise<string> {
  const contents = `import { prepareImage } from './src/platform/imageChoice/index.h5'; window.prepareImage = prepareImage`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve(__dirname, '../..'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome87',
  })
  return outputFiles[0]?.text ?? ''
}

const PREPARE = `async (of) => {
  let encodings = 0
  const toBlob = HTMLCanvasElement.prototype.toBlob
  HTMLCanvasElement.prototype.toBlob = function (...given) { encodings += 1; return toBlob.apply(this, given) }
  const { type, base64, bytes, limit } = of
  const file = base64
    ? await (await fetch('data:' + type + ';base64,' + base64)).blob()
    : new Blob([new Uint8Array(bytes)], { type })
  const made = await window.prepareImage(file, limit)
  HTMLCanvasElement.prototype.toBlob = toBlob
  if (!made.ok) return { message: made.error.message, encodings }
  const picture = await createImageBitmap(await (await fetch('data:' + made.value.mime + ';base64,' + made.value.base64)).blob())
  return { bytes: made.value.bytes, width: picture.width, height: picture.height, encodings }
}`

/** A JPEG with the mark "taken upright: turn a quarter to the right", as phones write it. */
function turned(base64: string): string {
  const picture = Buffer.from(base64, 'base64')
  const rows = [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(rows)])
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([picture.subarray(0, 2), head, exif, picture.subarray(2)]).toString('base64')
}

describe('a picture on the H5, in a browser', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await launchQuietChromium()
    page = await browser.newPage()
    await page.evaluate(await platformScript())
  })
  afterAll(() => browser?.close())

  const prepare = (file: GivenFile): Promise<Prepared> =>
    page.evaluate<Prepared>(`(${PREPARE})(${JSON.stringify(file)})`)

  it('fits in what the bank has said (ocrZipControl), less than the usual as well', async () => {
    const { base64 } = await makePhoto(browser, [1600, 1200])
    const limit = { maxBytes: 120 * 1024, quality: 0.6 }
    const { bytes } = await prepare({ type: 'image/jpeg', base64, limit })
    expect(bytes).toBeLessThanOrEqual(limit.maxBytes)
  })

  it.each([
    ['12 megapixels', [4000, 3000]],
    ['a strip', [12_000, 900]],
  ] as const)('of %s fits in half a megabyte after at most ten encodings', async (_, size) => {
    const { base64 } = await makePhoto(browser, size)
    expect(base64.length).toBeGreaterThan(MAX_BYTES)
    const { bytes, width = 0, height = 0, encodings } = await prepare({ type: 'image/jpeg', base64 })
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
    expect(encodings).toBeGreaterThan(0)
    expect(encodings).toBeLessThanOrEqual(MAX_ENCODINGS)
    expect(width / height).toBeCloseTo(size[0] / size[1], 1)
  })

  it('taken with the phone turned stands upright', async () => {
    const { base64 } = await makePhoto(browser, [2400, 1600])
    const { width = 0, height = 0 } = await prepare({ type: 'image/jpeg', base64: turned(base64) })
    expect(height / width).toBeCloseTo(1.5, 1)
  })

  it.each([
    ['fifty megabytes that are none', { type: 'image/jpeg', bytes: 50 * 1024 * 1024 }],
    ['a kind that browsers can’t read', { type: 'image/heic', bytes: 1024 }],
  ])('is refused with the specification’s sentence: %s', async (_, file) => {
    expect(await prepare(file)).toEqual({ message: IMAGE_MESSAGES.compressionFailed, encodings: 0 })
  })
})
