import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { JsSdkSignature, ShareContent, ShareError } from './types'

/** The part of WeChat's JS-SDK that sharing needs. */
export interface WeChatSdk {
  config(options: JsSdkSignature & { debug: boolean; jsApiList: readonly string[] }): void
  ready(act: () => void): void
  error(act: () => void): void
  updateAppMessageShareData(data: { title: string; desc: string; link: string; imgUrl: string }): void
  updateTimelineShareData(data: { title: string; link: string; imgUrl: string }): void
}

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
const APIS = ['updateAppMessageShareData', 'updateTimelineShareData']

const loaded = (): WeChatSdk | undefined => (window as { wx?: WeChatSdk }).wx

/** Loads WeChat's script once; undefined when it can't be had. */
function loadSdk(): Promise<WeChatSdk | undefined> {
  const present = loaded()
  if (present) return Promise.resolve(present)
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve(loaded())
    script.onerror = () => resolve(undefined)
    document.head.append(script)
  })
}

/** Shows WeChat the bank's signature for this page. */
export async function configureSdk(signature: JsSdkSignature): Promise<Result<WeChatSdk, ShareError>> {
  const sdk = await loadSdk()
  if (!sdk) return fail({ kind: 'failed' })
  return new Promise((resolve) => {
    sdk.ready(() => resolve(ok(sdk)))
    sdk.error(() => resolve(fail({ kind: 'failed' })))
    sdk.config({ ...signature, debug: false, jsApiList: APIS })
  })
}

export function offer(sdk: WeChatSdk, { title, description = '', url, image = '' }: ShareContent): void {
  const link = new URL(url, window.location.href).href
  sdk.updateAppMessageShareData({ title, desc: description, link, imgUrl: image })
  sdk.updateTimelineShareData({ title, link, imgUrl: image })
}
