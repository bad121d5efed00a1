import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { leaveGuard } from '../platform/leaveGuard'
import { ask } from '../session/overlay'

/** Asks before the person leaves a page with something on it that would be lost, as long as there is. */
export function useLeaveGuard(losing: boolean, message: string): void {
  const [onTop, setOnTop] = useState(true)
  useDidShow(() => setOnTop(true))
  useDidHide(() => setOnTop(false))
  useEffect(() => {
    if (!losing || !onTop) return undefined
    const question = { content: message, confirmText: '继续填写', cancelText: '退出', showCancle: true }
    return leaveGuard.guard({ message, ask: async () => (await ask(question)) === 'cancel' })
  }, [losing, onTop, message])
}
