import { useEffect } from 'react'
import { fail, ok } from '@/domain/result'
import { hostOf } from '../appearance/userAgent'
import { UNSUPPORTED } from '../unsupported'
import { configureSdk, offer } from '../weChatSdk'
import type { WeChatSdk } from '../weChatSdk'
import type { Share, ShareContent } from './types'

let sdk: WeChatSdk | undefined
let offered: ShareContent | undefined

function useShareContent(content: ShareContent | undefined): void {
  useEffect(() => {
    offered = content
    if (sdk && content) offer(sdk, content)
    return () => {
      if (offered === content) offered = undefined
    }
  }, [content])
}

export const share: Share = {
  useShareContent,
  needsSignature: () => hostOf(navigator.userAgent).weChat && sdk === undefined,
  async prepare(signature) {
    const configured = await configureSdk(signature)
    if (!configured.ok) return configured
    sdk = configured.value
    if (offered) offer(sdk, offered)
    return ok(undefined)
  },
  async share({ title, description, url }) {
    if (typeof navigator.share !== 'function') return UNSUPPORTED
    try {
      await navigator.share({ title, text: description, url: new URL(url, window.location.href).href })
      return ok(undefined)
    } catch {
      return fail({ kind: 'failed' })
    }
  },
}
