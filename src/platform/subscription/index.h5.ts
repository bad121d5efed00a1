import { UNSUPPORTED } from '../unsupported'
import type { Subscription } from './types'

/** A public account's subscription needs a tag that WeChat draws; the H5 leaves it to the mini-program. */
export const subscription: Subscription = {
  available: () => false,
  ask: () => Promise.resolve(UNSUPPORTED),
}
