import { and, eq } from 'drizzle-orm'
import {
  TAX_EXPLANATION_LENGTH,
  conflictText,
  firstTaxState,
  taxConflicts,
  TAX_MACHINE,
} from '@/domain/tax/declaration'
import type { TaxConflict } from '@/domain/tax/declaration'
import { caseTextProblem, tidyCaseText } from '@/domain/cases/texts'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import type { TaxResidency, TaxResidencyKind } from '@/domain/onboarding/taxResidency'
import { isMobile } from '@/domain/validation/mobile'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { sendMessages } from '@sandbox/business/message'
import type { ReviewRule } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { isUndivided } from '../places'
import { endReview, recordIdentity } from '../records'
import { taxDeclarations } from '../tables'
import type { TaxDeclaration } from '../tables'
import { profileOf } from '../upkeep'
import { isWaiting, residencyInForce } from './read'

/** What a customer declares. */
export interface Declared {
  readonly statement: TaxResidency
  /** Of the form it was sent with; none of what was given with an account. */
  readonly clientId?: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/**
 * Keeps a statement as the next version, which is in force from now on, and asks for an explanation where it disagrees with
 * what is on record. The caller holds the customer's row.
 */
export async function declareResidency(
  tx: Tx,
  customerId: string,
  { statement, clientId, now }: Declared,
): Promise<TaxDeclaration> {
  const before = await residencyInForce(tx, customerId)
  if (before) {
    if (before.reviewNo !== null)
      await endReview(tx, before.reviewNo, now, { state: 'WITHDRAWN', note: '您已重新声明税收居民身份' })
    await moveTo(tx, before, 'declare')
  }
  const conflicts = await conflictsOf(tx, customerId, statement.residency)
  const state = firstTaxState(conflicts)
  const version = (before?.version ?? 0) + 1
  const values = { customerId, version, clientId, statement, conflicts, state, declaredAt: now }
  const [kept] = await tx.insert(taxDeclarations).values(values).returning()
  if (!kept) throw new Error('an inserted statement was not returned')
  if (state === 'QUESTIONED') await askToExplain(tx, kept, now)
  return kept
}

/** The version that a form has made; undefined for none. */
export async function declaredBy(
  on: Queryable,
  customerId: string,
  clientId: string,
): Promise<TaxDeclaration | undefined> {
  const [found] = await on
    .select()
    .from(taxDeclarations)
    .where(and(eq(taxDeclarations.customerId, customerId), eq(taxDeclarations.clientId, clientId)))
  return found
}

/** Asks for an explanation once what is on record has changed so that it speaks against the statement in a new way. */
export async function doubtResidency(tx: Tx, customerId: string, now: number): Promise<void> {
  const inForce = await residencyInForce(tx, customerId)
  if (!inForce) return
  const conflicts = await conflictsOf(tx, customerId, inForce.statement.residency)
  if (conflicts.every((conflict) => inForce.conflicts.includes(conflict))) return
  if (inForce.reviewNo !== null)
    await endReview(tx, inForce.reviewNo, now, { state: 'ENDED', note: '您的资料已变更，请重新说明税收居民身份' })
  await moveTo(tx, inForce, 'doubt', { conflicts, explanation: null, explainedAt: null, reviewNo: null })
  await askToExplain(tx, { ...inForce, conflicts }, now)
}

/**
 * Takes what a customer says to a questioned statement, for a person of the bank to decide; the caller holds the customer's
 * row. Fails with TaxNotQuestioned, TaxInfoInvalid.
 */
export async function explainResidency(
  tx: Tx,
  customerId: string,
  { version, text }: { readonly version: number; readonly text: string },
  now: number,
): Promise<Result<void, BankError>> {
  const inForce = await residencyInForce(tx, customerId)
  if (inForce?.version !== version || inForce.state !== 'QUESTIONED' || (await isWaiting(tx, inForce)))
    return fail(bankError('TaxNotQuestioned'))
  const explanation = tidyCaseText(text)
  if (caseTextProblem(explanation, TAX_EXPLANATION_LENGTH) !== undefined)
    return fail(bankError('TaxInfoInvalid', `请填写说明，不超过${TAX_EXPLANATION_LENGTH}字，不使用特殊字符`))
  const { recordNo } = await recordIdentity(tx, {
    customerId,
    kind: 'TAX',
    title: '税收居民身份声明说明',
    state: 'REVIEW',
    pending: { review: 'taxResidency', version },
    at: now,
  })
  await tx.update(taxDeclarations).set({ explanation, explainedAt: now, reviewNo: recordNo }).where(versionOf(inForce))
  return ok(undefined)
}

/** A person of the bank decides whether an explanation is enough; one that isn't may be given again. */
export const taxReview: ReviewRule = {
  refusal: '说明尚不足以消除疑问，请重新说明，或更正税收居民身份声明',
  async settle(tx, { customerId, recordNo, approve }) {
    const inForce = await residencyInForce(tx, customerId)
    if (approve && inForce?.reviewNo === recordNo) await moveTo(tx, inForce, 'accept')
  },
}

const versionOf = ({ customerId, version }: TaxDeclaration) =>
  and(eq(taxDeclarations.customerId, customerId), eq(taxDeclarations.version, version))

async function moveTo(
  tx: Tx,
  one: TaxDeclaration,
  trigger: Parameters<typeof TAX_MACHINE.after>[1],
  changes: Partial<TaxDeclaration> = {},
): Promise<void> {
  const state = TAX_MACHINE.after(one.state, trigger)
  if (state === undefined) throw new Error(`a statement that is ${one.state} can't ${trigger}`)
  await tx
    .update(taxDeclarations)
    .set({ ...changes, state })
    .where(versionOf(one))
}

/** What of a customer's record speaks against a kind of residency. Every customer was identified by a resident's ID card. */
async function conflictsOf(
  on: Queryable,
  customerId: string,
  residency: TaxResidencyKind,
): Promise<readonly TaxConflict[]> {
  const { customers } = schema
  const [customer] = await on.select().from(customers).where(eq(customers.id, customerId))
  const { personal } = profileOf(customer ?? { profile: {} })
  return taxConflicts(residency, {
    livesIn: personal && (isUndivided(personal.region) ? 'elsewhere' : 'mainland'),
    mainlandPhone: isMobile(customer?.mobileNo ?? ''),
    residentIdCard: (customer?.idCardNo ?? null) !== null,
  })
}

const askToExplain = (tx: Tx, { customerId, version, conflicts }: TaxDeclaration, at: number): Promise<void> =>
  sendMessages(tx, [
    {
      customerId,
      kind: 'identity',
      title: '税收居民身份声明需要说明',
      body: `您的税收居民身份声明与${conflictText(conflicts)}不一致，请说明原因，或更正声明。`,
      source: `tax ${customerId} ${version} ${at}`,
      about: { subject: 'taxResidency' },
      at,
    },
  ])
