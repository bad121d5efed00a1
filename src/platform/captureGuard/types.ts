import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

export interface CaptureGuard {
  /** Hides the screen in screenshots and recordings, for screens with passwords. Call `allow` when leaving. */
  hide(): Promise<Result<void, Unsupported>>
  allow(): Promise<Result<void, Unsupported>>
}
