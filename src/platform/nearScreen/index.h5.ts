import type { NearScreen } from './types'

export type * from './types'

export const nearScreen: NearScreen = {
  watch(id, margin, onChange) {
    const element = document.getElementById(id)
    if (!element) return () => undefined
    // Taro's router gives every page a scrolling box of its own, and margins count only for the named root.
    const root = element.closest('.taro_page')
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1]
        // A page below another one has no size; its content stays unchanged.
        if (!last || (last.rootBounds !== null && last.rootBounds.height === 0)) return
        if (!last.isIntersecting && last.boundingClientRect.width === 0) return
        onChange({ near: last.isIntersecting, height: last.boundingClientRect.height })
      },
      { root, rootMargin: `${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  },
}
