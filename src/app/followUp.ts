import type { PendingOperation } from '../platform/storage/types'
import { pendingMoney } from '../session/bank'
import { obstacle } from '../session/gate'
import { session, sessionAtom } from '../session/session'
import { store } from '../session/store'

/** The bank's reference to the customer who has access to their account now. */
const whoIsInside = (): string | undefined =>
  obstacle('account', session()) === undefined ? session().visitor?.customerRef : undefined

let stop = (): void => undefined

/**
 * Tells customers what became of their orders that an earlier run of the app has left open: once they have access to their
 * account, and while the bank couldn't say it, again whenever they come back to the app. What was begun since then is its
 * page's: the page still holds the id, and asking may use it up. Who has left nothing open is asked about by no call.
 */
export function followUpOrders(): void {
  stop()
  let inside: string | undefined
  let left: readonly PendingOperation[] = []
  let telling = false
  const look = async (): Promise<void> => {
    const customer = whoIsInside()
    if (customer !== inside) left = pendingMoney.list().filter((each) => each.customer === customer)
    inside = customer
    const open = new Set(pendingMoney.list().map(({ clientId }) => clientId))
    left = left.filter(({ clientId }) => open.has(clientId))
    if (customer === undefined || left.length === 0 || telling) return
    telling = true
    try {
      const { tellOutcome } = await import('./tellOutcome')
      for (const operation of left) await tellOutcome(operation, () => whoIsInside() === customer)
    } catch {
      // Its code couldn't be loaded: the orders stay open, and the next look tries again.
    } finally {
      telling = false
    }
    if (whoIsInside() !== customer) void look()
  }
  stop = store.sub(sessionAtom, () => void look())
  void look()
}
