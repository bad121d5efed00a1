import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useState } from 'react'
import { leaveGuard } from '../platform/leaveGuard'
import { choose } from '../session/overlay'

/** Asks before the person leaves a page while something on it would be lost. */
export function useLeaveGuard(losing: boolean, message: string): void {
  const [onTop, setOnTop] = useState(true)
  useDidShow(() => setOnTop(true))
  useDidHide(() => setOnTop(false))
  useEffect(() => {
    if (!losing || !onTop) return undefined
    const question = { text: message, yes: '继续填写', no: '退出' }
    return leaveGuard.guard({ message, ask: async () => (await choose(question)) === 'cancel' })
  }, [losing, onTop, message])
}
