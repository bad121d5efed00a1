import { clock } from '../platform/clock'
import { recheckSession } from '../session/session'
import { onTyping } from '../ui/typing'

/** Well within the time without a call after which the bank ends a session. */
const TOLD_EVERY_MS = 2 * 60_000

/** Tells the bank from time to time that its customer is there while they type: a long form must not end their session. */
export function stayWhileTyping(): void {
  let told = clock.now()
  onTyping(() => {
    if (clock.now() - told < TOLD_EVERY_MS) return
    told = clock.now()
    void recheckSession()
  })
}
