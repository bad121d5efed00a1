import { ok } from '@/domain/result'
import { UNSUPPORTED } from '../unsupported'
import type { CloseWindow } from './types'

interface WeChatBridge {
  call(name: 'closeWindow'): void
}

const bridge = (): WeChatBridge | undefined => (window as { WeixinJSBridge?: WeChatBridge }).WeixinJSBridge

export const closeWindow: CloseWindow = () => {
  const weChat = bridge()
  if (!weChat) return Promise.resolve(UNSUPPORTED)
  weChat.call('closeWindow')
  return Promise.resolve(ok(undefined))
}
