import { speech } from './index.weapp'

interface Asked {
  readonly content: string
  readonly success: (made: { readonly filename: string }) => void
  readonly fail: (reason: { readonly errMsg?: string }) => void
}

let mockPlugin: object | undefined
let mockAsked: string[] = []
let mockPlayed: string[] = []
let mockEnded: (() => void) | undefined
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    requirePlugin: () => {
      if (!mockPlugin) throw new Error('plugin is not declared')
      return mockPlugin
    },
    createInnerAudioContext: () => ({
      src: '',
      onEnded: (ended: () => void) => (mockEnded = ended),
      onError: () => undefined,
      play(this: { readonly src: string }) {
        mockPlayed.push(this.src)
      },
      destroy: () => undefined,
    }),
  },
}))

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
const reader = (works: boolean) => ({
  textToSpeech: ({ content, success, fail }: Asked) => {
    mockAsked.push(content)
    if (works) success({ filename: `${mockAsked.length}.mp3` })
    else fail({})
  },
})

beforeEach(() => {
  mockPlugin = undefined
  mockAsked = []
  mockPlayed = []
})

it('is unsupported, and tells nobody, in a build without the plugin', async () => {
  expect(speech.recipient()).toBeUndefined()
  expect(await speech.say('一元。')).toEqual({ ok: false, error: { kind: 'unsupported' } })
})

it('names who gets the text, and reads it a sentence after another', async () => {
  mockPlugin = reader(true)
  expect(speech.recipient()).toBe('微信同声传译')
  const said = speech.say('一元。二元。')
  await settled()
  expect(mockAsked).toEqual(['一元。'])
  mockEnded?.()
  await settled()
  mockEnded?.()
  expect(await said).toEqual({ ok: true, value: undefined })
  expect([mockAsked, mockPlayed]).toEqual([
    ['一元。', '二元。'],
    ['1.mp3', '2.mp3'],
  ])
})

it('reads no further sentence once it is stopped', async () => {
  mockPlugin = reader(true)
  const said = speech.say('一元。二元。')
  await settled()
  speech.stop()
  expect(await said).toEqual({ ok: true, value: undefined })
  expect(mockAsked).toEqual(['一元。'])
})

it('says that the plugin broke off', async () => {
  mockPlugin = reader(false)
  expect(await speech.say('一元。')).toEqual({ ok: false, error: { kind: 'failed' } })
})
