import { fail, ok } from '../domain/result'
import type { Result } from '../domain/result'
import type { JsSdkSignature, ShareContent, ShareError } from './share/types'

/** The part of WeChat's JS-SDK that sharing, the position and the map need. */
export interface WeChatSdk {
  config(options: JsSdkSignature & { debug: boolean; jsApiList: readonly string[] }): void
  ready(act: () => void): void
  error(act: () => void): void
  updateAppMessageShareData(data: { title: string; desc: string; link: string; imgUrl: string }): void
  updateTimelineShareData(data: { title: string; link: string; imgUrl: string }): void
  getLocation(asked: {
    type: 'wgs84'
    success(found: { longitude: number; latitude: number }): void
    fail(reason: { errMsg?: string }): void
    cancel(): void
  }): void
  /** Degrees of GCJ-02. */
  openLocation(place: {
    longitude: number
    latitude: number
    name: string
    address: string
    success(): void
    fail(): void
  }): void
}

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'
const APIS = ['updateAppMessageShareData', 'updateTimelineShareData', 'getLocation', 'openLocation']

const loaded = (): WeChatSdk | undefined => (window as { wx?: WeChatSdk }).wx

/** Loads WeChat's script once; undefined when it can't be loaded. */
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

let tellConfigured: (sdk: WeChatSdk) => void = () => undefined

/** WeChat's SDK, once it has accepted the bank's signature for this page. */
export const configuredSdk = new Promise<WeChatSdk>((resolve) => {
  tellConfigured = resolve
})

/** Gives WeChat the bank's signature for this page. */
export async function configureSdk(signature: JsSdkSignature): Promise<Result<WeChatSdk, ShareError>> {
  const sdk = await loadSdk()
  if (!sdk) return fail({ kind: 'failed' })
  return new Promise((resolve) => {
    sdk.ready(() => {
      tellConfigured(sdk)
      resolve(ok(sdk))
    })
    sdk.error(() => resolve(fail({ kind: 'failed' })))
    sdk.config({ ...signature, debug: false, jsApiList: APIS })
  })
}

export function offer(sdk: WeChatSdk, { title, description = '', url, image = '' }: ShareContent): void {
  const link = new URL(url, window.location.href).href
  sdk.updateAppMessageShareData({ title, desc: description, link, imgUrl: image })
  sdk.updateTimelineShareData({ title, link, imgUrl: image })
}
