import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

export interface CaptureGuard {
  /** Hides the screen in captures and recordings (screens with passwords). Allow again on leaving. */
  hide(): Promise<Result<void, Unsupported>>
  allow(): Promise<Result<void, Unsupported>>
}
