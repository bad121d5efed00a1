import Taro from '@tarojs/taro'
import { asked } from '../asked'
import { createListeners } from '../listeners'
import type { Network } from './types'

// WeChat answers asynchronously; until then the app assumes that it is online, and a request shows whether that is so.
let online = true
const listeners = createListeners<boolean>()
let watching = false

function note(now: boolean): void {
  if (now === online) return
  online = now
  listeners.tell(now)
}

/** Starts at the first question, once for the process, because WeChat keeps every handler it is given. */
function watch(): void {
  if (watching) return
  watching = true
  Taro.onNetworkStatusChange(({ isConnected }) => note(isConnected))
  void asked<{ networkType: string }>((handlers) => Taro.getNetworkType(handlers)).then((answered) => {
    if (answered.ok) note(answered.value.networkType !== 'none')
  })
}

export const network: Network = {
  online() {
    watch()
    return online
  },
  subscribe(listener) {
    watch()
    return listeners.add(listener)
  },
}
