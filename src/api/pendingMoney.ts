import type { PendingOperation, Storage } from '../platform/storage/types'

/** More can only come from a fault; the oldest are dropped. */
const MOST = 20

/**
 * Money calls that were begun and whose outcome isn't known. Each is stored on the phone before the first try, so that
 * after a crash the app still asks about it (src/app/followUp.ts); only id, call, time and whose it is are stored.
 */
export interface PendingMoney {
  begin(clientId: string, call: string): void
  /** Removes an id whose outcome is known. */
  end(clientId: string): void
  list(): readonly PendingOperation[]
}

export function createPendingMoney(storage: Storage, now: () => number): PendingMoney {
  const list = () => storage.get('pendingOperations') ?? []
  const others = (clientId: string) => list().filter((operation) => operation.clientId !== clientId)
  return {
    list,
    begin(clientId, call) {
      const earlier = list().find((operation) => operation.clientId === clientId)
      const operation = earlier ?? { clientId, call, createdAt: now(), customer: storage.get('customerRef') }
      storage.set('pendingOperations', [...others(clientId), operation].slice(-MOST))
    },
    end(clientId) {
      const left = others(clientId)
      if (left.length === 0) storage.remove('pendingOperations')
      else storage.set('pendingOperations', left)
    },
  }
}
