import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'

/** Reads again when the page comes back on top: money may have moved above it. */
export function useReloadOnShow(reload: () => void): void {
  const first = useRef(true)
  useDidShow(() => {
    if (!first.current) reload()
    first.current = false
  })
}
