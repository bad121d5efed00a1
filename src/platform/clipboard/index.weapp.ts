import Taro from '@tarojs/taro'
import { ok } from '@/domain/result'
import { asked } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import type { Clipboard } from './types'

export const clipboard: Clipboard = {
  async copy(data) {
    const copied = await asked<unknown>((handlers) => Taro.setClipboardData({ data, ...handlers }))
    return copied.ok ? ok(undefined) : UNSUPPORTED
  },
}
