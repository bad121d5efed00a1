import { createIntersectionObserver, getCurrentInstance } from '@tarojs/taro'
import type { NearScreen } from './types'

export type * from './types'

export const nearScreen: NearScreen = {
  watch(id, margin, onChange) {
    const page = getCurrentInstance().page
    if (!page) return () => undefined
    const observer = createIntersectionObserver(page as never, {})
    observer
      // WeChat's documents call every margin optional, but its component framework requires all.
      .relativeToViewport({ left: 0, right: 0, top: margin, bottom: margin })
      .observe(`#${id}`, ({ intersectionRatio = 0, boundingClientRect }) => {
        const height = boundingClientRect?.height ?? 0
        if (height > 0) onChange({ near: intersectionRatio > 0, height })
      })
    return () => observer.disconnect()
  },
}
