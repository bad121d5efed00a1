import { AsyncLocalStorage } from 'node:async_hooks'
import crypto from 'node:crypto'
import type { Database } from '@sandbox/kernel/db'

/**
 * Refuses, while it is on, to stretch a password inside a transaction of somebody's call: a server's rows stay locked
 * meanwhile, and an embedded database does nothing else.
 */
export function refuseStretching(db: Database): {
  /** @throws Error when it was tried, which the call itself answers with InternalError */
  off(): void
} {
  const where = new AsyncLocalStorage<'call' | 'transaction'>()
  const { asCall, transaction } = db
  const { scrypt } = crypto
  const tried: string[] = []
  db.asCall = (who, work) => asCall(who, () => where.run('call', work))
  db.transaction = (work, options) =>
    transaction((tx) => (where.getStore() === 'call' ? where.run('transaction', () => work(tx)) : work(tx)), options)
  const refusing = (...given: Parameters<typeof scrypt>): void => {
    if (where.getStore() !== 'transaction') return scrypt(...given)
    const error = new Error('a password is stretched inside a transaction: stretch it before (stretchAhead, hashAhead)')
    tried.push(String(error.stack))
    throw error
  }
  Object.assign(crypto, { scrypt: refusing })
  return {
    off() {
      Object.assign(crypto, { scrypt })
      Object.assign(db, { asCall, transaction })
      if (tried[0] !== undefined) throw new Error(tried[0])
    },
  }
}
