import type { Tracing } from './types'

interface Touches {
  readonly touches: readonly { readonly clientX: number }[]
}

export const tracing: Tracing = {
  handlers: (onAt) => {
    const follow = (begins: boolean) => (event: Touches) => {
      const finger = event.touches[0]
      if (finger) onAt(finger.clientX, begins)
    }
    return { onTouchStart: follow(true), onTouchMove: follow(false) }
  },
}
