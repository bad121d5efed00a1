import Taro from '@tarojs/taro'
import { ok } from '@/domain/result'
import { asked } from '../asked'
import { UNSUPPORTED } from '../unsupported'
import type { CaptureGuard } from './types'

async function setEffect(visualEffect: 'hidden' | 'none') {
  const set = await asked<unknown>((handlers) => Taro.setVisualEffectOnCapture({ visualEffect, ...handlers }))
  return set.ok ? ok(undefined) : UNSUPPORTED
}

export const captureGuard: CaptureGuard = {
  hide: () => setEffect('hidden'),
  allow: () => setEffect('none'),
}
