import { createListeners } from '../listeners'
import type { Network } from './types'

export interface FakeNetwork extends Network {
  go(online: boolean): void
}

export function fakeNetwork(online = true): FakeNetwork {
  const listeners = createListeners<boolean>()
  return {
    online: () => online,
    subscribe: (listener) => listeners.add(listener),
    go(now) {
      online = now
      listeners.tell(now)
    },
  }
}
