import type { Handlers } from '../asked'
import { picture } from './index.weapp'
import type { Drawing } from '@/domain/drawing'

const PATH = 'http://tmp/bill.png'
const DRAWING: Drawing = { width: 75, height: 40, shapes: [] }

type Told = 'ok' | `fail ${string}`
/** How WeChat answers each call. */
let mockAnswers: Readonly<Record<string, Told>> = {}
/** What WeChat was asked, in order. */
let mockAsked: [name: string, options: object][] = []
/** Whether this WeChat draws at all. */
let mockCanvas = true

jest.mock('@tarojs/taro', () => {
  const call = (name: string, given: object) => (options: object & Handlers<object>) => {
    mockAsked.push([name, options])
    const told = mockAnswers[name] ?? 'ok'
    return told === 'ok' ? options.success(given) : options.fail({ errMsg: `${name}:${told}` })
  }
  return {
    __esModule: true,
    default: {
      createOffscreenCanvas: (size: object) => {
        if (!mockCanvas) throw new TypeError('wx.createOffscreenCanvas is not a function')
        return { ...size, getContext: () => ({ fillText: () => undefined }) }
      },
      canvasToTempFilePath: call('canvasToTempFilePath', { tempFilePath: 'http://tmp/bill.png' }),
      showShareImageMenu: call('showShareImageMenu', {}),
      saveImageToPhotosAlbum: call('saveImageToPhotosAlbum', {}),
    },
  }
})

beforeEach(() => {
  mockAnswers = {}
  mockAsked = []
  mockCanvas = true
})

it('opens WeChat’s menu with the picture in its own size, not the screen’s', async () => {
  expect(await picture.share('bill.png', DRAWING)).toEqual({ ok: true, value: 'shared' })
  expect(mockAsked).toMatchObject([
    ['canvasToTempFilePath', { canvas: { type: '2d', width: 75, height: 40 }, destWidth: 75, destHeight: 40 }],
    ['showShareImageMenu', { path: PATH }],
  ])
})

it.each<[string, Readonly<Record<string, Told>>, string, number]>([
  ['a menu that was closed', { showShareImageMenu: 'fail cancel' }, 'declined', 2],
  ['no menu, and an album', { showShareImageMenu: 'fail not supported' }, 'saved', 3],
  [
    'no menu, and an album that was refused',
    { showShareImageMenu: 'fail not supported', saveImageToPhotosAlbum: 'fail auth deny' },
    'declined',
    3,
  ],
])('takes %s as an outcome and no error', async (_, answers, value, calls) => {
  mockAnswers = answers
  expect(await picture.share('bill.png', DRAWING)).toEqual({ ok: true, value })
  expect(mockAsked).toHaveLength(calls)
})

it('keeps a picture in the album, which may be refused, and shows it as a file', async () => {
  expect(await picture.save('poster.png', DRAWING)).toEqual({ ok: true, value: 'saved' })
  mockAnswers = { saveImageToPhotosAlbum: 'fail auth deny' }
  expect(await picture.save('poster.png', DRAWING)).toEqual({ ok: true, value: 'declined' })
  expect(await picture.draw(DRAWING)).toEqual({ ok: true, value: PATH })
})

it.each<[string, boolean, Readonly<Record<string, Told>>]>([
  ['draws nothing', false, {}],
  ['gives no file of what was drawn', true, { canvasToTempFilePath: 'fail canvas is empty' }],
  [
    'has neither menu nor album',
    true,
    { showShareImageMenu: 'fail not supported', saveImageToPhotosAlbum: 'fail file not found' },
  ],
])('is unsupported in a WeChat that %s', async (_, canvas, answers) => {
  mockCanvas = canvas
  mockAnswers = answers
  expect(await picture.share('bill.png', DRAWING)).toEqual({ ok: false, error: { kind: 'unsupported' } })
})
