import Taro from '@tarojs/taro'
import { ok } from '@/domain/result'
import { asked } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import type { CloseWindow } from './types'

export const closeWindow: CloseWindow = async () => {
  const closed = await asked<unknown>((handlers) => Taro.exitMiniProgram(handlers))
  return closed.ok ? ok(undefined) : UNSUPPORTED
}
