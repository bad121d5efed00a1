import { and, eq } from 'drizzle-orm'
import { KEPT_ERRORS, keptFor } from '@/domain/card/roles'
import type { KeptFor } from '@/domain/card/roles'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { holdsMoney } from '@sandbox/kernel/ledger'
import { bound, cardsOf, findBoundCard } from './cards'
import type { BoundCard } from './cards'
import { boundCards } from './tables'

/** Whoever has something to do with cards; a bank's list of capabilities. */
type Parts = readonly Pick<Capability, 'cardChecks'>[]

async function isUsed(on: Queryable, parts: Parts, card: { customerId: string; cardId: string }): Promise<boolean> {
  for (const { cardChecks } of parts) if (await cardChecks?.uses?.(on, card)) return true
  return false
}

/** Why a bound card can't be unbound now; undefined when it can. */
export async function whyKept(on: Queryable, parts: Parts, card: BoundCard): Promise<KeptFor | undefined> {
  const { customerId, id: cardId, role } = card
  const others = (await cardsOf(on, customerId)).filter(({ id }) => id !== cardId).length
  const inUse = await isUsed(on, parts, { customerId, cardId })
  return keptFor({ role, others, inUse, hasMoney: await holdsMoney(on, customerId) })
}

const setCard = (tx: Tx, cardId: string, set: Partial<BoundCard>) =>
  tx.update(boundCards).set(set).where(eq(boundCards.id, cardId)).returning()

/** One of the customer's cards, which may move money. Fails with CardUnknown, CardIsSpecial. */
export async function findOwn(
  on: Queryable,
  customerId: string,
  cardId: string,
): Promise<Result<BoundCard, BankError>> {
  const card = await findBoundCard(on, customerId, cardId)
  if (!card) return fail(bankError('CardUnknown'))
  return card.role === 'SPECIAL' ? fail(bankError('CardIsSpecial')) : ok(card)
}

/** Makes a card the default one, in place of the one that was; the customer's row is locked. */
export async function makeDefault(tx: Tx, { customerId, id }: BoundCard): Promise<BoundCard> {
  await tx
    .update(boundCards)
    .set({ isDefault: false })
    .where(and(bound(customerId), boundCards.isDefault))
  return only(await setCard(tx, id, { isDefault: true }))
}

/** Makes a card the first, and lets every capability do what follows; the customer's row is locked. */
export async function makeFirst(tx: Tx, parts: Parts, { customerId, id }: BoundCard, now: number): Promise<BoundCard> {
  await tx
    .update(boundCards)
    .set({ role: 'ORDINARY' })
    .where(and(bound(customerId), eq(boundCards.role, 'FIRST')))
  const first = only(await setCard(tx, id, { role: 'FIRST' }))
  await notifyFirstChanged(tx, parts, customerId, now)
  return first
}

/** Lets every capability do what follows from another card's being the first. */
export async function notifyFirstChanged(tx: Tx, parts: Parts, customerId: string, now: number): Promise<void> {
  for (const { cardChecks } of parts) await cardChecks?.firstChanged?.(tx, customerId, now)
}

/** Keeps what a customer calls a card; null for nothing. */
export const nameCard = async (tx: Tx, cardId: string, alias: string | null): Promise<BoundCard> =>
  only(await setCard(tx, cardId, { alias }))

/**
 * Unbinds a card; the first card is the default one then, if this was it. The customer's row is locked, so that what
 * keeps a card is true until this is done. Fails with CardIsFirst, CardInUse, CardIsLast.
 */
export async function unbind(tx: Tx, parts: Parts, card: BoundCard, now: number): Promise<Result<void, BankError>> {
  const kept = await whyKept(tx, parts, card)
  if (kept) return fail(bankError(KEPT_ERRORS[kept]))
  await setCard(tx, card.id, { unboundAt: now, isDefault: false })
  const cards = await cardsOf(tx, card.customerId)
  const next = cards.find(({ isDefault }) => isDefault) ?? cards.find(({ role }) => role === 'FIRST')
  if (next && !next.isDefault) await makeDefault(tx, next)
  return ok(undefined)
}

function only(rows: readonly BoundCard[]): BoundCard {
  const [row] = rows
  if (!row) throw new Error('a card is gone while its customer was locked')
  return row
}
