import { useDidHide, useDidShow } from '@tarojs/taro'
import { useCallback, useRef } from 'react'

/**
 * Gives a function that tells whether the page is the one on top.
 * @param back called when it comes back on top; not when it is first shown
 */
export function useOnTop(back: () => void): () => boolean {
  const hidden = useRef(false)
  useDidHide(() => {
    hidden.current = true
  })
  useDidShow(() => {
    if (!hidden.current) return
    hidden.current = false
    back()
  })
  return useCallback(() => !hidden.current, [])
}
