import type { PendingOperation, Storage } from '../platform/storage/types'

/** More than these are a fault, not a customer's; the oldest go. */
const MOST = 20

/**
 * The money calls that were begun and whose outcome isn't known. It is on the phone before the first try, so that a
 * crash leaves the question behind, and holds nothing but id, call and time.
 */
export interface PendingMoney {
  begin(clientId: string, call: string): void
  /** The outcome is known. */
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
      const operation = earlier ?? { clientId, call, createdAt: now() }
      storage.set('pendingOperations', [...others(clientId), operation].slice(-MOST))
    },
    end(clientId) {
      const left = others(clientId)
      if (left.length === 0) storage.remove('pendingOperations')
      else storage.set('pendingOperations', left)
    },
  }
}
