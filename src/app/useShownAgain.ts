import { useDidHide, useDidShow } from '@tarojs/taro'
import { useRef } from 'react'

/** Acts when a kept page comes back on top: what it shows may have changed meanwhile. Not when it is first shown. */
export function useShownAgain(act: () => void): void {
  const hidden = useRef(false)
  useDidHide(() => {
    hidden.current = true
  })
  useDidShow(() => {
    if (!hidden.current) return
    hidden.current = false
    act()
  })
}
