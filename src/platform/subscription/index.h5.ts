import { UNSUPPORTED } from '../unsupported'
import type { Subscription } from './types'

/** On the H5 a public account's subscription needs a tag drawn by WeChat, so only the mini-program offers it. */
export const subscription: Subscription = {
  available: () => false,
  ask: () => Promise.resolve(UNSUPPORTED),
}
