import { randomUUID } from 'node:crypto'
import { fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { schema } from '..'
import type { Database } from '..'
import { transferIn } from '@sandbox/business/transfer'

/** 2026-11-02 10:00 in Shanghai, a Monday. */
export const MONDAY_MORNING = Date.UTC(2026, 10, 2, 2)

/** Makes a customer with an account in order and this much money in fen; gives the customer's id. */
export async function openCustomer(database: Database, money: number, at = MONDAY_MORNING): Promise<string> {
  const id = randomUUID()
  await database.transaction(async (tx) => {
    await tx.insert(schema.customers).values({ id, clientNo: id, registeredAt: at })
    await tx.insert(schema.accounts).values({ customerId: id, acctNo: id, openedAt: at })
    if (money > 0) await transferIn(tx, { customerId: id, amount: fen(money), now: at })
  })
  return id
}

/** A Result's value. @throws Error with the refusal's name. */
export function expectOk<T>(result: { ok: true; value: T } | { ok: false; error: { name: string } }): T {
  if (!result.ok) throw new Error(`refused: ${result.error.name}`)
  return result.value
}

export const yuan = (amount: number): Fen => fen(Math.round(amount * 100))
