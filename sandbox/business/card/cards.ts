import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { boundCard } from '@/contract/card/queryBoundCards'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskCard, maskPhone } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { digitsOfCard, isBankCard } from '@/domain/validation/bankCard'
import { isMobile } from '@/domain/validation/mobile'
import { bankOfCard, isCreditCard } from './banks'
import type { Bank } from '@sandbox/kernel/scope'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { countToday, uncountToday } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { boundCards } from './tables'

/** Cards one account may be bound to (ours). */
export const CARD_LIMIT = 5

/** A card that its bank confirmed to be the customer's. */
export interface VerifiedCard {
  readonly cardNo: string
  readonly bankName: string
  readonly mobileNo: string
}

/** The debit card a typed number is. Fails with CardNumberInvalid, CardBankUnknown, CardIsCredit. */
export function readCard(typed: string): Result<{ readonly cardNo: string; readonly bankName: string }, BankError> {
  const cardNo = digitsOfCard(typed)
  if (!isBankCard(cardNo)) return fail(bankError('CardNumberInvalid'))
  const bankName = bankOfCard(cardNo)
  if (bankName === undefined) return fail(bankError('CardBankUnknown'))
  return isCreditCard(cardNo) ? fail(bankError('CardIsCredit')) : ok({ cardNo, bankName })
}

export interface CardOwner {
  readonly customerId: string
  readonly name: string
  readonly idCardNo: string
}

interface CardRequest {
  readonly cardNo: string
  readonly mobileNo: string
  readonly smsCode: string
}

const REFUSALS = { phone: 'CardPhoneMismatch', owner: 'CardOwnerMismatch', unavailable: 'CardUnavailable' } as const

/**
 * Asks a card's bank whether card, name, ID and phone belong together, after the code to that phone: who doesn't hold the
 * phone learns nothing. Fails with the card's errors, MobileInvalid, SmsCodeWrong, SmsCodeExpired, TooManyTries.
 * @param today the bank's day, for the tries
 * @param realNow the machine's clock, for the code
 */
export async function verifyCard(
  { db, services }: Pick<Bank, 'db' | 'services'>,
  owner: CardOwner,
  { cardNo: typed, mobileNo, smsCode }: CardRequest,
  { today, realNow }: { readonly today: Day; readonly realNow: number },
): Promise<Result<VerifiedCard, BankError>> {
  const card = readCard(typed)
  if (!card.ok) return card
  if (!isMobile(mobileNo)) return fail(bankError('MobileInvalid'))
  const on = db.drizzle
  const used = await consumeSmsCode(on, realNow, mobileNo, 'bindCard', smsCode)
  if (!used.ok) return used
  const count = { subject: owner.customerId, kind: 'card', day: today } as const
  if (!(await countToday(on, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  const { cardNo, bankName } = card.value
  const answer = await services.card.verify(on, { ...owner, cardNo, mobileNo })
  if (answer === 'unavailable') await uncountToday(on, count)
  return answer === 'match' ? ok({ cardNo, bankName, mobileNo }) : fail(bankError(REFUSALS[answer]))
}

const bound = (customerId: string) => and(eq(boundCards.customerId, customerId), isNull(boundCards.unboundAt))

export type BoundCard = typeof boundCards.$inferSelect

/** A customer's bound cards, the default one first, then as they were bound. */
export const cardsOf = (on: Queryable, customerId: string): Promise<BoundCard[]> =>
  on.select().from(boundCards).where(bound(customerId)).orderBy(desc(boundCards.isDefault), asc(boundCards.boundAt))

/** One of a customer's bound cards; undefined for another's, one that was unbound, or none. */
export async function findCard(on: Queryable, customerId: string, cardId: string): Promise<BoundCard | undefined> {
  const [found] = await on
    .select()
    .from(boundCards)
    .where(and(bound(customerId), eq(boundCards.id, cardId)))
  return found
}

/** Bank and number of a card that is or was bound; undefined for none. */
export async function cardNameOf(
  on: Queryable,
  cardId: string,
): Promise<Pick<BoundCard, 'bankName' | 'cardNo'> | undefined> {
  const { bankName, cardNo } = boundCards
  const [found] = await on.select({ bankName, cardNo }).from(boundCards).where(eq(boundCards.id, cardId))
  return found
}

/**
 * Binds a verified card, the first as the default one. The customer's row is the queue. Fails with CardAlreadyBound,
 * CardLimitReached.
 */
export async function bindCard(
  tx: Tx,
  customerId: string,
  { cardNo, bankName, mobileNo }: VerifiedCard,
  now: number,
): Promise<Result<BoundCard, BankError>> {
  const { customers } = schema
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
  const cards = await cardsOf(tx, customerId)
  if (cards.some((card) => card.cardNo === cardNo)) return fail(bankError('CardAlreadyBound'))
  if (cards.length >= CARD_LIMIT) return fail(bankError('CardLimitReached'))
  const [kept] = await tx
    .insert(boundCards)
    .values({
      id: randomUUID(),
      customerId,
      cardNo,
      bankName,
      bankCode: cardNo.slice(0, 6),
      mobileNo,
      isDefault: cards.length === 0,
      boundAt: now,
    })
    .returning()
  if (!kept) throw new Error('an inserted card was not returned')
  return ok(kept)
}

/** A bound card as the customer gets it. */
export const wireCard = ({
  id,
  bankName,
  cardNo,
  mobileNo,
  isDefault,
  boundAt,
}: BoundCard): InferOutput<typeof boundCard> => ({
  cardId: id,
  bankName,
  cardNo: maskCard(cardNo),
  mobileNo: maskPhone(mobileNo),
  isDefault,
  boundAt,
})
