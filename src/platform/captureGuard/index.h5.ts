import { UNSUPPORTED } from '../unsupported'
import type { CaptureGuard } from './types'

/** No browser lets a page do this. */
export const captureGuard: CaptureGuard = {
  hide: () => Promise.resolve(UNSUPPORTED),
  allow: () => Promise.resolve(UNSUPPORTED),
}
