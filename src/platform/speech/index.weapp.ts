import Taro from '@tarojs/taro'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { asked } from '../asked'
import type { Handlers } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import type { Speech, SpeechError } from './types'

/** WeChat's plugin 同声传译, by the name its documents declare it under. */
const PLUGIN = 'WechatSI'

interface SpeechPlugin {
  textToSpeech(
    options: { readonly lang: 'zh_CN'; readonly tts: true; readonly content: string } & Handlers<{
      readonly filename: string
    }>,
  ): void
}

const isPlugin = (found: unknown): found is SpeechPlugin =>
  typeof found === 'object' && found !== null && 'textToSpeech' in found

/** WeChat throws for a plugin that the build doesn't declare. */
function plugin(): SpeechPlugin | undefined {
  try {
    const found: unknown = Taro.requirePlugin(PLUGIN)
    return isPlugin(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** The plugin takes short texts only. */
const sentencesOf = (text: string): readonly string[] => text.match(/[^。]+。?/g) ?? []

/** Ends what is being played. */
let end: (() => void) | undefined
/** Counts readings, so that one that was stopped doesn't go on with its next sentence. */
let reading = 0

const play = (src: string): Promise<Result<void, SpeechError>> =>
  new Promise((resolve) => {
    const audio = Taro.createInnerAudioContext()
    const settle = (result: Result<void, SpeechError>): void => {
      end = undefined
      audio.destroy()
      resolve(result)
    }
    end = () => settle(ok(undefined))
    audio.onEnded(() => settle(ok(undefined)))
    audio.onError(() => settle(fail({ kind: 'failed' })))
    audio.src = src
    audio.play()
  })

function stop(): void {
  reading += 1
  end?.()
}

async function say(text: string): Promise<Result<void, SpeechError>> {
  const voice = plugin()
  if (!voice) return UNSUPPORTED
  stop()
  const mine = reading
  for (const content of sentencesOf(text)) {
    const made = await asked<{ readonly filename: string }>((handlers) =>
      voice.textToSpeech({ lang: 'zh_CN', tts: true, content, ...handlers }),
    )
    if (mine !== reading) return ok(undefined)
    if (!made.ok) return fail({ kind: 'failed' })
    const played = await play(made.value.filename)
    if (!played.ok || mine !== reading) return played
  }
  return ok(undefined)
}

/** WeChat reads aloud only through a plugin, which sends the text to its maker: never without asking. */
export const speech: Speech = {
  available: () => false,
  subscribe: () => () => undefined,
  recipient: () => (plugin() ? '微信同声传译' : undefined),
  say,
  stop,
}
