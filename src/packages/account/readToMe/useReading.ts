import { useDidHide } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { BRAND } from '@/domain/brand'
import { speech } from '@/platform/speech'
import { confirm } from '@/session/overlay'

/** Why nothing is heard, with what helps instead. */
export const CANNOT_READ = {
  unsupported: `这里没有可用的中文语音，没法念出来。您可以拨打客服热线${BRAND.hotline}，或把这一页保存成图片，请家人念给您听。`,
  failed: `没有念完，请再试一次，或拨打客服热线${BRAND.hotline}。`,
} as const

/**
 * Reads a text aloud, and stops: on demand, when the page is left, and when the text is another one, as where amounts are
 * hidden. Whoever else than the phone would get the text is named and asked for first.
 */
export function useReading(text: string) {
  const [reading, setReading] = useState(false)
  const [refusal, setRefusal] = useState<keyof typeof CANNOT_READ>()
  const stop = (): void => {
    speech.stop()
    // Not every browser tells that it was stopped.
    setReading(false)
  }
  // Browsers look for their voices only when asked for the first time.
  useEffect(() => void speech.available(), [])
  useEffect(() => stop, [text])
  useDidHide(stop)
  const start = async (): Promise<void> => {
    const recipient = speech.recipient()
    const asks = {
      title: '由微信来念',
      text: `念的时候，这一页的文字（包括写出的金额）会发送给腾讯的“${recipient ?? ''}”转成语音。也可以先隐藏金额再念。`,
      yes: '同意，开始念',
    }
    if (recipient !== undefined && !(await confirm(asks))) return
    setReading(true)
    setRefusal(undefined)
    const said = await speech.say(text)
    setReading(false)
    if (!said.ok) setRefusal(said.error.kind)
  }
  return { reading, refusal, start: () => void start(), stop }
}
