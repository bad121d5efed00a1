import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/dates/day'
import { fen } from '@/domain/money/fen'
import { boundCards } from '@sandbox/business/card/tables'
import { transferIn } from '@sandbox/business/transfer'
import { openSender, sendingBank } from '@sandbox/business/transfer/testing/sending'
import { CAPABILITIES } from '@sandbox/capabilities'
import { madeUpIdCardNo } from '@sandbox/host/seeding/idCards'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { moveClosure, openClosure } from '../closures'
import type { Settling } from '../closures'
import { startClosing } from '../start'
import { submit } from '../submit'

let numbered = 0

/** Somebody who may close the account, whose money came in long ago. */
export interface Leaver {
  readonly customerId: string
  readonly mobileNo: string
  readonly idCardNo: string
}

export const settlingNow = async (db: Database): Promise<Settling> => ({
  now: await bankNow(db.drizzle),
  realNow: machineNow(),
  capabilities: CAPABILITIES,
})

/** @param money fen */
export async function openLeaver(db: Database, money: number, idCardNo?: string): Promise<Leaver> {
  const number = (numbered += 1)
  const { customerId, cardId } = await openSender(db, 0)
  const who = {
    customerId,
    mobileNo: `1702${String(number).padStart(7, '0')}`,
    idCardNo: idCardNo ?? madeUpIdCardNo('19900307', number),
  }
  await db.drizzle
    .update(schema.customers)
    .set({ mobileNo: who.mobileNo, realName: '样本人', idCardNo: who.idCardNo })
    .where(eq(schema.customers.id, customerId))
  await db.drizzle.update(boundCards).set({ role: 'FIRST' }).where(eq(boundCards.id, cardId))
  const longAgo = (await bankNow(db.drizzle)) - 20 * DAY_MS
  if (money > 0) await db.transaction((tx) => transferIn(tx, { customerId, amount: fen(money), now: longAgo }))
  return who
}

/** Closes the account by the bank's own steps; a payout is left to the network. */
export async function closeNow(db: Database, customerId: string): Promise<string | undefined> {
  const settling = await settlingNow(db)
  return db.transaction(async (tx) => {
    const begun = await startClosing(tx, { customerId, agreed: [] }, settling)
    if (!begun.ok) throw new Error(`closing was refused: ${begun.error.name}`)
    const open = await openClosure(tx, customerId)
    if (open) await moveClosure(tx, open, 'faceShown', settling)
    const clientId = randomBytes(16).toString('hex')
    return (await submit(tx, { ...sendingBank(db) }, { customerId, clientId }, settling)).state
  })
}
