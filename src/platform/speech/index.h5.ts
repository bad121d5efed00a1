import { fail, ok } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import type { Speech } from './types'

/** How a browser says that we stopped it. */
const STOPPED = /^(?:canceled|interrupted)$/

/** Not every WebView has it. */
const synthesis = (): SpeechSynthesis | undefined => ('speechSynthesis' in window ? window.speechSynthesis : undefined)

/** Only voices on the phone itself: others send the text, here an amount of the customer's, to their maker. */
const chineseVoice = (): SpeechSynthesisVoice | undefined => {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ localService }) => localService)
  const named = (tag: RegExp) => voices.find(({ lang }) => tag.test(lang))
  // Android writes zh_CN. A voice for Cantonese is no help to who speaks Mandarin.
  return named(/^(?:zh|cmn)[-_](?:Hans[-_])?CN/i) ?? named(/^(?:zh|cmn)(?![-_]HK)/i)
}

const available = (): boolean => chineseVoice() !== undefined

export const speech: Speech = {
  available,
  subscribe(listener) {
    const voices = synthesis()
    // Safari's has no events, but knows its voices from the start.
    if (typeof voices?.addEventListener !== 'function') return () => undefined
    const tell = (): void => listener(available())
    voices.addEventListener('voiceschanged', tell)
    return () => voices.removeEventListener('voiceschanged', tell)
  },
  recipient: () => undefined,
  say(text) {
    const voice = chineseVoice()
    const voices = synthesis()
    if (!voice || !voices) return Promise.resolve(UNSUPPORTED)
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.voice = voice
    spoken.lang = voice.lang
    // For ears that need time.
    spoken.rate = 0.9
    return new Promise((resolve) => {
      spoken.onend = () => resolve(ok(undefined))
      spoken.onerror = ({ error }) => resolve(STOPPED.test(error) ? ok(undefined) : fail({ kind: 'failed' }))
      voices.cancel()
      voices.speak(spoken)
    })
  },
  stop: () => synthesis()?.cancel(),
}
