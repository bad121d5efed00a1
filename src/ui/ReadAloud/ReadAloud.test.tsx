import { mount } from '@test/component/harness'
import { fen } from '@/domain/money/fen'
import { speech } from '@/platform/speech'
import { ElderView } from '../Theme/elder'
import { ReadAloud } from './index'

const VOICE = { lang: 'zh-CN', localService: true }

/** A browser's own speech, as far as a page sees it. */
class Voices extends EventTarget {
  voices: object[] = []
  readonly spoken: { text: string; voice?: object }[] = []
  getVoices = () => this.voices
  speak = (spoken: { text: string }) => void this.spoken.push(spoken)
  cancel = () => undefined
}

class Utterance {
  constructor(readonly text: string) {}
}

function phone(...voices: object[]): Voices {
  const speech = new Voices()
  speech.voices = voices
  Object.assign(window, { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance })
  return speech
}

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis')
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance')
  jest.restoreAllMocks()
})

const shown = (elder = true) =>
  mount(() => (
    <ElderView.Provider value={elder}>
      <ReadAloud caption="存入金额" amount={fen(1_000_050)} />
    </ElderView.Provider>
  ))

it('says what the amount is and the amount in words, with the phone’s Mandarin voice', async () => {
  const voices = phone({ lang: 'en-US', localService: true }, { lang: 'zh-HK', localService: true }, VOICE)
  const page = await shown()
  await page.until(() => page.find('[aria-label="念一遍，存入金额"]'))
  await page.tap('[aria-label="念一遍，存入金额"]')
  expect(voices.spoken).toMatchObject([{ text: '存入金额，一万元五角', voice: VOICE }])
})

it('appears when the browser has found its voices', async () => {
  const subscribed = jest.spyOn(speech, 'subscribe')
  const voices = phone()
  const page = await shown()
  await page.until(() => expect(subscribed).toHaveBeenCalled())
  expect(page.text()).toBe('')
  voices.voices = [VOICE]
  voices.dispatchEvent(new Event('voiceschanged'))
  await page.until(() => page.findText('念一遍'))
})

it.each([
  ['a browser without speech', undefined],
  ['a phone without a Chinese voice', { lang: 'en-US', localService: true }],
  ['a voice that would send the amount to its maker', { lang: 'zh-CN', localService: false }],
])('is not there in %s', async (_, voice) => {
  if (voice) phone(voice)
  const subscribed = jest.spyOn(speech, 'subscribe')
  const page = await shown()
  await page.until(() => expect(subscribed).toHaveBeenCalled())
  expect(page.text()).toBe('')
})

it('is not there outside the elder view', async () => {
  phone(VOICE)
  const page = await shown(false)
  await import('./Reader')
  expect(page.text()).toBe('')
})
