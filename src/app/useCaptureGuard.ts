import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { captureGuard } from '../platform/captureGuard'

const hide = (): void => void captureGuard.hide()
const allow = (): void => void captureGuard.allow()

/**
 * Keeps a page out of screenshots and recordings while it is on top and may show a password, as far as the platform can.
 */
export function useCaptureGuard(active = true): void {
  useEffect(() => {
    if (!active) return undefined
    hide()
    return allow
  }, [active])
  useDidShow(() => {
    if (active) hide()
  })
  useDidHide(allow)
}
