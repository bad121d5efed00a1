import { picture } from './index.h5'
import type { Drawing } from '@/domain/drawing'

const DRAWING: Drawing = { width: 75, height: 40, shapes: [] }

/** The picture as the browser was given it: `png 75x40`. */
const CONTENT = 'png 75x40'

let saved: string[] = []

/** What a browser can do that jsdom doesn't: a canvas, the menu to share, downloads. */
function browser(share?: (given: { readonly files: readonly File[] }) => Promise<void>, agent = 'Mozilla/5.0'): void {
  const pen: Partial<CanvasRenderingContext2D> = {}
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen as CanvasRenderingContext2D)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    done(new Blob([`png ${this.width}x${this.height}`], { type }))
  })
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  Object.assign(navigator, { share, canShare: share && (() => true) })
}

beforeEach(() => {
  saved = []
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Object.assign(navigator, { share: undefined, canShare: undefined })
})

it('gives the picture to the browser’s menu as a file, and saves nothing', async () => {
  const given: File[] = []
  browser(({ files }) => Promise.resolve(void given.push(...files)))
  expect(await picture.share('bill.png', DRAWING)).toEqual({ ok: true, value: 'shared' })
  expect(given).toMatchObject([{ name: 'bill.png', type: 'image/png', size: CONTENT.length }])
  expect(saved).toEqual([])
})

it('takes a closed menu as no error, and saves nothing', async () => {
  browser(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(await picture.share('bill.png', DRAWING)).toEqual({ ok: true, value: 'declined' })
  expect(saved).toEqual([])
})

it.each([
  ['has no menu', undefined],
  ['refuses its menu', () => Promise.reject(new DOMException('no tap', 'NotAllowedError'))],
])('saves the picture where the browser %s', async (_, share) => {
  browser(share)
  expect(await picture.share('bill.png', DRAWING)).toEqual({ ok: true, value: 'saved' })
  expect(saved).toEqual(['bill.png'])
})

it('keeps the picture as a download, and shows it by its data', async () => {
  browser()
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA')
  expect(await picture.save('poster.png', DRAWING)).toEqual({ ok: true, value: 'saved' })
  expect(saved).toEqual(['poster.png'])
  expect(await picture.draw(DRAWING)).toEqual({ ok: true, value: 'data:image/png;base64,AA' })
})

it('is unsupported in WeChat’s browser, which saves nothing, and where nothing can be drawn', async () => {
  browser(undefined, 'Mozilla/5.0 MicroMessenger/8.0')
  expect(await picture.share('bill.png', DRAWING)).toEqual({ ok: false, error: { kind: 'unsupported' } })
  browser()
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(await picture.share('bill.png', DRAWING)).toEqual({ ok: false, error: { kind: 'unsupported' } })
  expect(saved).toEqual([])
})
