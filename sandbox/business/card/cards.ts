import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gte, isNotNull, isNull, ne } from 'drizzle-orm'
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
import { MAX_CARDS } from '@/domain/card/roles'
import { limitsOf, maintainedNow } from './bankList'
import { bankOfCard, isCreditCard } from './banks'
import type { Bank } from '@sandbox/kernel/scope'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { countToday, uncountToday, usedUpToday } from '@sandbox/kernel/session/dailyCounts'
import type { DailyCount } from '@sandbox/kernel/session/dailyCounts'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { consumeSmsCode } from '@sandbox/kernel/session/smsCodes'
import { boundCards } from './tables'

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
  /** What the code was sent for; binding unless given. */
  readonly purpose?: 'bindCard' | 'cardPhone'
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
  { cardNo: typed, mobileNo, smsCode, purpose = 'bindCard' }: CardRequest,
  { today, realNow }: { readonly today: Day; readonly realNow: number },
): Promise<Result<VerifiedCard, BankError>> {
  const card = readCard(typed)
  if (!card.ok) return card
  if (!isMobile(mobileNo)) return fail(bankError('MobileInvalid'))
  const on = db.drizzle
  const { cardNo, bankName } = card.value
  // Nobody is asked then, so it costs neither the code nor one of the day's tries.
  if ((await maintainedNow(on)).has(bankName))
    return fail(bankError('CardUnavailable', `${bankName}系统维护中，请稍后再试或换一张银行卡`))
  const often = await checkedTooOften(on, owner.customerId, today)
  if (often) return fail(often)
  const used = await consumeSmsCode(on, realNow, mobileNo, purpose, smsCode)
  if (!used.ok) return used
  const count = countOf(owner.customerId, today)
  if (!(await countToday(on, count, CHECKS_A_DAY))) return fail(bankError('TooManyTries'))
  const answer = await services.card.verify(on, { ...owner, cardNo, mobileNo })
  if (answer === 'unavailable') await uncountToday(on, count)
  return answer === 'match' ? ok({ cardNo, bankName, mobileNo }) : fail(bankError(REFUSALS[answer]))
}

const countOf = (subject: string, day: Day): DailyCount => ({ subject, kind: 'card', day })

/** TooManyTries when no more of a customer's cards are checked today. */
export const checkedTooOften = (on: Queryable, customerId: string, today: Day): Promise<BankError | undefined> =>
  usedUpToday(on, countOf(customerId, today), CHECKS_A_DAY)

export type BoundCard = typeof boundCards.$inferSelect

/** A customer's bound cards, whatever they are for. */
export const bound = (customerId: string) => and(eq(boundCards.customerId, customerId), isNull(boundCards.unboundAt))
/** Of these alone: money goes to no special card and comes from none. */
const paying = (customerId: string) => and(bound(customerId), ne(boundCards.role, 'SPECIAL'))
const inOrder = [desc(boundCards.isDefault), asc(boundCards.boundAt), asc(boundCards.id)]

/** A customer's cards that money goes to and comes from, the default one first, then as they were bound. */
export const cardsOf = (on: Queryable, customerId: string): Promise<BoundCard[]> =>
  on
    .select()
    .from(boundCards)
    .where(paying(customerId))
    .orderBy(...inOrder)

/** All of a customer's bound cards, those for special payouts last. */
export async function allCardsOf(on: Queryable, customerId: string): Promise<BoundCard[]> {
  const cards = await on
    .select()
    .from(boundCards)
    .where(bound(customerId))
    .orderBy(...inOrder)
  const isSpecial = ({ role }: BoundCard): boolean => role === 'SPECIAL'
  return [...cards.filter((card) => !isSpecial(card)), ...cards.filter(isSpecial)]
}

/** One of the cards that `cardsOf` gives; undefined for another's, a special one, one that was unbound, or none. */
export async function findCard(on: Queryable, customerId: string, cardId: string): Promise<BoundCard | undefined> {
  const [found] = await on
    .select()
    .from(boundCards)
    .where(and(paying(customerId), eq(boundCards.id, cardId)))
  return found
}

/** One of a customer's bound cards for special payouts; undefined for another's, another kind, or none. */
export async function findSpecialCard(
  on: Queryable,
  customerId: string,
  cardId: string,
): Promise<BoundCard | undefined> {
  const found = await findBoundCard(on, customerId, cardId)
  return found?.role === 'SPECIAL' ? found : undefined
}

/** One of a customer's bound cards, whatever it is for. */
export async function findBoundCard(on: Queryable, customerId: string, cardId: string): Promise<BoundCard | undefined> {
  const [found] = await on
    .select()
    .from(boundCards)
    .where(and(bound(customerId), eq(boundCards.id, cardId)))
  return found
}

/** The card that anchors a customer's account; undefined for none. */
export async function firstCardOf(on: Queryable, customerId: string): Promise<BoundCard | undefined> {
  const [first] = await on
    .select()
    .from(boundCards)
    .where(and(bound(customerId), eq(boundCards.role, 'FIRST')))
  return first
}

/**
 * Keeps the number that the bank of a first card now has, once it was verified; undefined when the card isn't the first any
 * more. The caller holds the customer's row.
 */
export async function setReservedPhone(
  tx: Tx,
  { id, customerId }: BoundCard,
  mobileNo: string,
): Promise<BoundCard | undefined> {
  const still = and(bound(customerId), eq(boundCards.id, id), eq(boundCards.role, 'FIRST'))
  const [kept] = await tx.update(boundCards).set({ mobileNo }).where(still).returning()
  return kept
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

/** The card that a customer unbound last, since an instant; undefined for none. */
export async function lastUnbound(
  on: Queryable,
  customerId: string,
  since: number,
): Promise<{ readonly bankName: string; readonly cardNo: string; readonly unboundAt: number } | undefined> {
  const [last] = await on
    .select()
    .from(boundCards)
    .where(and(eq(boundCards.customerId, customerId), gte(boundCards.unboundAt, since)))
    .orderBy(desc(boundCards.unboundAt))
    .limit(1)
  return last && last.unboundAt !== null ? { ...last, unboundAt: last.unboundAt } : undefined
}

/** Whether a customer has ever unbound a card that moved money; special ones only take payouts. */
export async function hasUnbound(on: Queryable, customerId: string): Promise<boolean> {
  const unbound = and(isNotNull(boundCards.unboundAt), ne(boundCards.role, 'SPECIAL'))
  const found = await on
    .select({ id: boundCards.id })
    .from(boundCards)
    .where(and(eq(boundCards.customerId, customerId), unbound))
    .limit(1)
  return found.length > 0
}

/** What a card is bound for: to move money, or to take special payouts. */
export type BoundFor = 'OWN' | 'SPECIAL'

const TOO_MANY: Readonly<Record<BoundFor, BankError>> = {
  OWN: bankError('CardLimitReached'),
  SPECIAL: bankError('CardLimitReached', `最多可添加${MAX_CARDS.special}张专项卡，请先解绑不用的专项卡`),
}

/** Why a card can't be bound beside those that are: CardAlreadyBound, CardLimitReached; undefined when it can. */
export function bindingRefusal(cards: readonly BoundCard[], cardNo: string, use: BoundFor): BankError | undefined {
  if (cards.some((card) => card.cardNo === cardNo)) return bankError('CardAlreadyBound')
  const special = use === 'SPECIAL'
  const same = cards.filter(({ role }) => (role === 'SPECIAL') === special).length
  return same >= (special ? MAX_CARDS.special : MAX_CARDS.own) ? TOO_MANY[use] : undefined
}

/**
 * Binds a verified card with its bank's limits; the first that moves money is the first card and the default one. The
 * customer's row is the queue. Fails as `bindingRefusal` says.
 */
export async function bindCard(
  tx: Tx,
  customerId: string,
  { cardNo, bankName, mobileNo }: VerifiedCard,
  now: number,
  use: BoundFor = 'OWN',
): Promise<Result<BoundCard, BankError>> {
  await lockCustomer(tx, customerId)
  const cards = await allCardsOf(tx, customerId)
  const refusal = bindingRefusal(cards, cardNo, use)
  if (refusal) return fail(refusal)
  const isFirst = use === 'OWN' && cards.every(({ role }) => role === 'SPECIAL')
  const [kept] = await tx
    .insert(boundCards)
    .values({
      id: randomUUID(),
      customerId,
      cardNo,
      bankName,
      bankCode: cardNo.slice(0, 6),
      mobileNo,
      role: use === 'SPECIAL' ? 'SPECIAL' : isFirst ? 'FIRST' : 'ORDINARY',
      isDefault: isFirst,
      ...limitsOf(bankName),
      boundAt: now,
    })
    .returning()
  if (!kept) throw new Error('an inserted card was not returned')
  return ok(kept)
}

/** A bound card as the customer gets it. */
export const wireCard = (card: BoundCard): InferOutput<typeof boundCard> => ({
  cardId: card.id,
  bankName: card.bankName,
  cardNo: maskCard(card.cardNo),
  mobileNo: maskPhone(card.mobileNo),
  role: card.role,
  ...(card.alias === null ? {} : { alias: card.alias }),
  isDefault: card.isDefault,
  ...(card.singleLimit === null ? {} : { single: card.singleLimit }),
  ...(card.dayLimit === null ? {} : { aDay: card.dayLimit }),
  boundAt: card.boundAt,
})
