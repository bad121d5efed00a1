import type { Tracing } from './types'

interface Pointer {
  readonly clientX: number
}

export const tracing: Tracing = {
  handlers: (onAt) => ({
    style: { touchAction: 'pan-y' },
    onPointerDown: ({ clientX }: Pointer) => onAt(clientX, true),
    onPointerMove: ({ clientX }: Pointer) => onAt(clientX, false),
  }),
}
