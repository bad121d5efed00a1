import { randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { AgreementOffer } from '@/contract/product/agreementOffer'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError, ErrorName } from '@/domain/errors/catalogue'
import {
  AGREEMENT_CODE_CHARACTERS,
  AGREEMENT_CODE_LENGTH,
  AGREEMENT_CODE_TRIES,
  agreementCodeOf,
  agreementCodeState,
  agreementTermsFault,
  AGREEMENT_CODE_MACHINE,
} from '@/domain/product/agreementCode'
import type { AgreementCodeState, AgreementTerms, AgreementTermsFault } from '@/domain/product/agreementCode'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { countedToday, countToday } from '@sandbox/kernel/session/dailyCounts'
import { findProduct, productFactsOf } from './products'
import type { Product } from './products'
import { agreementCodes } from './tables'

export type AgreementCode = typeof agreementCodes.$inferSelect

/**
 * A product as one customer's code has it. Preview, order, holding and every page go by this, so what is shown, agreed to and
 * accrued has one source.
 */
export const withAgreementTerms = (
  product: Product,
  { rate, floorBalance, term, termType }: AgreementTerms,
): Product => ({ ...product, appointRate: rate, term, termType, interest: { method: 'agreement', floorBalance } })

/** Whose code is meant, and when. */
export interface CodeScope {
  readonly customerId: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
  readonly today: Day
}

/** Why nothing more can be done with a code in a state. */
const REFUSALS: Readonly<Record<AgreementCodeState, ErrorName>> = {
  ISSUED: 'AgreementCodeInvalid',
  REDEEMED: 'AgreementCodeInvalid',
  USED: 'AgreementCodeUsed',
  EXPIRED: 'AgreementCodeExpired',
}

const newCode = (): string =>
  Array.from(
    { length: AGREEMENT_CODE_LENGTH },
    () => AGREEMENT_CODE_CHARACTERS[randomInt(AGREEMENT_CODE_CHARACTERS.length)],
  ).join('')

export interface IssuedCode extends AgreementTerms {
  readonly customerId: string
  readonly productType: string
  readonly lastDay: Day
  readonly issuedBy: string
  /** Of the seeds, whose codes stay the same. */
  readonly code?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Gives a customer a code; only the bank's staff do. Fails with what speaks against its terms. */
export async function issueAgreementCode(
  on: Queryable,
  { now, code = newCode(), ...issued }: IssuedCode,
): Promise<Result<{ readonly code: string; readonly offerId: string }, AgreementTermsFault | 'productUnknown'>> {
  const product = await findProduct(on, issued.productType)
  if (!product) return fail('productUnknown')
  const fault = agreementTermsFault(issued, { ...product, method: product.interest.method })
  if (fault) return fail(fault)
  const offerId = randomUUID().replaceAll('-', '')
  await on.insert(agreementCodes).values({ offerId, code, ...issued, issuedAt: now })
  return ok({ code, offerId })
}

/**
 * Takes a code that its customer typed; typed again it is the same one. Wrong ones are counted, five a day, so the caller
 * commits a refusal too. Fails with AgreementCodeInvalid, AgreementCodeOfAnother, AgreementCodeExpired, AgreementCodeUsed or
 * AgreementCodeTooOften.
 */
export async function redeemCode(tx: Tx, scope: CodeScope, typed: string): Promise<Result<AgreementCode, BankError>> {
  const { customerId, now, today } = scope
  // Whoever tries many at once waits for each of them.
  await lockCustomer(tx, customerId)
  const count = { subject: customerId, kind: 'agreementCode', day: today } as const
  if ((await countedToday(tx, count)) >= AGREEMENT_CODE_TRIES) return fail(bankError('AgreementCodeTooOften'))
  const found = await lockCode(tx, agreementCodeOf(typed))
  const refusal = found ? refusalOf(found, scope) : 'AgreementCodeInvalid'
  if (!found || refusal) {
    await countToday(tx, count, AGREEMENT_CODE_TRIES)
    return fail(bankError(refusal ?? 'AgreementCodeInvalid'))
  }
  if (found.redeemedAt !== null) return ok(found)
  await tx.update(agreementCodes).set({ redeemedAt: now }).where(eq(agreementCodes.offerId, found.offerId))
  return ok({ ...found, redeemedAt: now })
}

function refusalOf(code: AgreementCode, { customerId, today }: CodeScope): ErrorName | undefined {
  if (code.customerId !== customerId) return 'AgreementCodeOfAnother'
  const state = agreementCodeState(code, today)
  return AGREEMENT_CODE_MACHINE.after(state, 'redeem') === undefined ? REFUSALS[state] : undefined
}

async function lockCode(tx: Tx, code: string | undefined): Promise<AgreementCode | undefined> {
  if (code === undefined) return undefined
  const [found] = await tx.select().from(agreementCodes).where(eq(agreementCodes.code, code)).for('no key update')
  return found
}

/**
 * A product under the terms of a code that its customer may buy with. Another's code, one that wasn't typed and one of another
 * product answer as none. Fails with AgreementCodeInvalid, AgreementCodeExpired or AgreementCodeUsed.
 * @param lock the row is held, for the order that uses it
 */
export async function productOfOffer(
  on: Queryable,
  product: Product,
  offerId: string,
  { customerId, today }: Pick<CodeScope, 'customerId' | 'today'>,
  lock = false,
): Promise<Result<Product, BankError>> {
  const own = and(
    eq(agreementCodes.offerId, offerId),
    eq(agreementCodes.customerId, customerId),
    eq(agreementCodes.productType, product.productType),
    isNotNull(agreementCodes.redeemedAt),
  )
  const query = on.select().from(agreementCodes).where(own)
  const [code] = await (lock ? query.for('no key update') : query)
  if (!code) return fail(bankError('AgreementCodeInvalid'))
  const state = agreementCodeState(code, today)
  if (AGREEMENT_CODE_MACHINE.after(state, 'buy') === undefined) return fail(bankError(REFUSALS[state]))
  return ok(withAgreementTerms(product, code))
}

/** Notes which deposit was bought with a code that `productOfOffer` holds. */
export async function noteCodeUsed(tx: Tx, offerId: string, seqNo: number, now: number): Promise<void> {
  await tx.update(agreementCodes).set({ usedAt: now, seqNo }).where(eq(agreementCodes.offerId, offerId))
}

/** What a customer has typed, newest first, a page at a time, or the one that is asked for. */
export async function offersOf(
  on: Queryable,
  { customerId, now, today }: CodeScope,
  { after, offerId }: { readonly after?: string | undefined; readonly offerId?: string | undefined },
): Promise<{ readonly offers: AgreementOffer[]; readonly more: boolean }> {
  const mine = and(eq(agreementCodes.customerId, customerId), isNotNull(agreementCodes.redeemedAt))
  const found = await on
    .select()
    .from(agreementCodes)
    .where(
      and(
        mine,
        offerId === undefined ? undefined : eq(agreementCodes.offerId, offerId),
        after === undefined
          ? undefined
          : comesAfter([agreementCodes.number], and(mine, sql`${agreementCodes.offerId} = ${after}`)),
      ),
    )
    .orderBy(desc(agreementCodes.number))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  const types = [...new Set(rows.map(({ productType }) => productType))]
  const products = await Promise.all(types.map((productType) => findProduct(on, productType)))
  const offers = rows.flatMap((code) => {
    const product = products.find((one) => one?.productType === code.productType)
    return product ? [offerFactsOf(code, product, { now, today })] : []
  })
  return { offers, more }
}

/** One offer as its customer reads it. */
export const offerFactsOf = (
  code: AgreementCode,
  product: Product,
  { now, today }: Pick<CodeScope, 'now' | 'today'>,
): AgreementOffer => ({
  offerId: code.offerId,
  codeEnd: code.code.slice(-4),
  state: agreementCodeState(code, today),
  lastDay: code.lastDay,
  redeemedAt: code.redeemedAt ?? code.issuedAt,
  ...(code.seqNo === null ? {} : { seqNo: String(code.seqNo) }),
  ...(code.usedAt === null ? {} : { usedAt: code.usedAt }),
  product: productFactsOf(withAgreementTerms(product, code), now),
})
