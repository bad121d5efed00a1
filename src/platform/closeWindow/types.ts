import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

/** Closes the app's window (specification §4: 暂不使用). A plain browser tab can't be closed by its page. */
export type CloseWindow = () => Promise<Result<void, Unsupported>>
