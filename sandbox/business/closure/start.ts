import { eq } from 'drizzle-orm'
import { blockersOf, unagreedOf } from '@/domain/closure/checks'
import type { ClosingCheckName } from '@/domain/closure/checks'
import { CLOSURE_MS, LAPSES } from '@/domain/closure/machine'
import type { ClosureReason } from '@/domain/closure/machine'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { ZERO_FEN } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { ownerRefusal } from '@sandbox/kernel/capability'
import type { Tx } from '@sandbox/kernel/db'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { beginClosure, isLapsed, moveClosure, openClosure } from './closures'
import type { Settling } from './closures'
import { findingsOf } from './findings'
import { closures } from './tables'
import type { Closure } from './tables'
import { notifyStarted } from './notify'

/** What the owner gives to begin with. */
export interface Beginning {
  readonly customerId: string
  readonly reason?: ClosureReason | undefined
  /** What lapses and was agreed to. */
  readonly agreed: readonly ClosingCheckName[]
}

/**
 * Begins a closing when nothing blocks it; one that is under way is given as it stands, with what else is agreed to. Fails with
 * ClosureBlocked, ClosureLapses, and what other capabilities refuse.
 */
export async function startClosing(
  tx: Tx,
  { customerId, reason, agreed }: Beginning,
  settling: Settling,
): Promise<Result<Closure, BankError>> {
  const { now, realNow, capabilities } = settling
  await lockCustomer(tx, customerId)
  const open = await openClosure(tx, customerId)
  const lapsed = open && isLapsed(open, realNow)
  if (open && !lapsed && open.state !== 'READY') return ok(await agreeOn(tx, open, agreed))
  const subject = { customerId, now, today: dayOfInstant(now) }
  const refusal = await ownerRefusal(capabilities, tx, subject, 'closing')
  if (refusal) return fail(refusal)
  const found = await findingsOf(tx, capabilities, subject)
  if (blockersOf(found).length > 0) return fail(bankError('ClosureBlocked'))
  if (unagreedOf(found, agreed).length > 0) return fail(bankError('ClosureLapses'))
  if (open && lapsed) await moveClosure(tx, open, 'lapsed', settling)
  const facts = { agreed, reason: reason ?? null, expiresAt: realNow + CLOSURE_MS, recordNo: null }
  // The try before came back from the card's bank: it is the same closing, with an order and payouts of its own to come.
  const again = {
    ...facts,
    amount: ZERO_FEN,
    redPackets: ZERO_FEN,
    orderNo: null,
    clientId: null,
    cardId: null,
    submittedAt: null,
    failure: null,
  }
  const tried = open && !lapsed ? await moveClosure(tx, open, 'started', settling, again) : undefined
  const begun = tried ?? (await beginClosure(tx, customerId, facts, settling))
  await notifyStarted(tx, begun, settling)
  return ok(begun)
}

/** While it waits for its owner, what has come since and lapses too can be agreed to. */
async function agreeOn(tx: Tx, open: Closure, agreed: readonly ClosingCheckName[]): Promise<Closure> {
  const more = agreed.filter((check) => !open.agreed.includes(check))
  if (more.length === 0 || !LAPSES.some((state) => state === open.state)) return open
  const [changed] = await tx
    .update(closures)
    .set({ agreed: [...open.agreed, ...more] })
    .where(eq(closures.closureNo, open.closureNo))
    .returning()
  return changed ?? open
}
