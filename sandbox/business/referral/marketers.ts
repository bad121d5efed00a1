import { randomInt } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import type { BranchKey, MarketerState } from '@/domain/referral/marketer'
import { contentAccountProblem } from '@/domain/referral/contentAccount'
import { marketerStateOn, promotionBar } from '@/domain/referral/marketer'
import type { MarketerKind } from '@/domain/referral/relation'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { actorOf, approvals, BANK, beginApproval } from '@sandbox/business/approval'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { readFlag } from '@sandbox/kernel/flags'
import type { AccountScope } from '@sandbox/kernel/scope'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { marketers } from './tables'
import type { Marketer } from './tables'

const { customers } = schema

/** A marketer with how they stand now. */
export interface MarketerStatus {
  readonly marketer: Marketer
  readonly standing: MarketerState
  /** As staff go by: in full. */
  readonly name: string
}

/** Whether the bank works with promoters who aren't its staff. */
export const isKolEnabled = async (on: Queryable): Promise<boolean> => (await readFlag(on, 'kolEnabled')) === '1'

/** Since when it does without a break, epoch ms by the bank's clock; undefined while it doesn't. */
export async function kolSince(on: Queryable): Promise<number | undefined> {
  if (!(await isKolEnabled(on))) return undefined
  const { configFlags } = schema
  const [row] = await on.select().from(configFlags).where(eq(configFlags.name, 'kolEnabled'))
  return row?.changedAt
}

async function marketerWhere(
  on: Queryable,
  condition: ReturnType<typeof eq>,
  today: Day,
): Promise<MarketerStatus | undefined> {
  const [found] = await on
    .select({ marketer: marketers, staff: customers.staff, name: customers.realName, closedAt: customers.closedAt })
    .from(marketers)
    .innerJoin(customers, eq(customers.id, marketers.customerId))
    .where(condition)
  if (!found) return undefined
  const { marketer, name } = found
  const staff = found.staff && found.closedAt === null
  const standing = marketerStateOn({ ...marketer, staff }, { today, kolEnabled: await isKolEnabled(on) })
  return { marketer, standing, name: name ?? '' }
}

/** How often an address may ask about numbers a day: staff numbers can't be listed at will. */
export const CHECKS_OF_ADDRESS = 300

/** A marketer by the staff number that customers can check. */
export const marketerBySalesId = (on: Queryable, salesId: string, today: Day): Promise<MarketerStatus | undefined> =>
  marketerWhere(on, eq(marketers.salesId, salesId), today)

/** A customer as a marketer. */
export const marketerOf = (on: Queryable, customerId: string, today: Day): Promise<MarketerStatus | undefined> =>
  marketerWhere(on, eq(marketers.customerId, customerId), today)

/** Most that are looked through for somebody to ask. */
const ADVISERS = 20

/** Why a customer may send nobody a code, poster or link of theirs: PromotionSuspended or PromotionLapsed; undefined when they may. */
export async function promotionBarOf(on: Queryable, customerId: string, today: Day): Promise<BankError | undefined> {
  const found = await marketerOf(on, customerId, today)
  const bar = found && promotionBar(found.marketer, found.standing)
  return bar && bankError(bar === 'SUSPENDED' ? 'PromotionSuspended' : 'PromotionLapsed')
}

/** Whether somebody promotes for the bank, or may go on doing so: as long as the bank hasn't ended their right. */
export async function isPromoter(on: Queryable, customerId: string, today: Day): Promise<boolean> {
  const found = await marketerOf(on, customerId, today)
  return (
    found !== undefined && (found.standing === 'ACTIVE' || promotionBar(found.marketer, found.standing) !== undefined)
  )
}

/** Somebody of the bank whom customers can ask: the first who may promote now; undefined while nobody may. */
export async function firstAdviser(on: Queryable, today: Day) {
  const active = and(eq(marketers.state, 'ACTIVE'), ne(marketers.kind, 'KOL'))
  const rows = await on
    .select({ salesId: marketers.salesId })
    .from(marketers)
    .where(active)
    .orderBy(marketers.salesId)
    .limit(ADVISERS)
  for (const { salesId } of rows) {
    const found = await marketerBySalesId(on, salesId, today)
    if (found?.standing === 'ACTIVE') return { salesId, name: found.name, branch: found.marketer.branch }
  }
  return undefined
}

/** A customer who may promote now. Fails with NotPermitted for anybody else. */
export async function activeMarketer(
  on: Queryable,
  customerId: string,
  today: Day,
): Promise<Result<MarketerStatus, BankError>> {
  const found = await marketerOf(on, customerId, today)
  return found?.standing === 'ACTIVE' ? ok(found) : fail(bankError('NotPermitted'))
}

/** The row of a marketer, held. */
export async function lockMarketer(tx: Tx, salesId: string): Promise<Marketer | undefined> {
  const [held] = await tx.select().from(marketers).where(eq(marketers.salesId, salesId)).for('no key update')
  return held
}

const NUMBERS = 1_000_000
/** A number that stands for nobody yet: one tries, and the tables refuse a second one. */
const newNumber = (letter: string): string => `${letter}${String(randomInt(NUMBERS)).padStart(6, '0')}`

export interface Application {
  readonly clientId: string
  readonly kind: MarketerKind
  readonly branch: BranchKey
  readonly licenceNo?: string | undefined
  /** Where a promoter who isn't of the staff publishes. */
  readonly contentAccount?: string | undefined
}

/**
 * Keeps who applies; one who has ended before applies again under the same number.
 * @param numbers of the seeds, whose links stay the same
 */
export async function keepApplied(
  tx: Tx,
  customerId: string,
  { kind, branch, licenceNo, contentAccount }: Omit<Application, 'clientId'>,
  now: number,
  numbers: Pick<Marketer, 'salesId' | 'promoteId'> = { salesId: newNumber('S'), promoteId: newNumber('P') },
): Promise<Marketer> {
  const published = kind === 'KOL' && contentAccount !== undefined ? contentAccount.trim() : null
  const told = { licenceNo: licenceNo ?? null, contentAccount: published }
  const applied = { kind, branch, ...told, state: 'APPLIED', appliedAt: now } as const
  const fresh = { since: null, until: null, approvalId: null }
  const [kept] = await tx
    .insert(marketers)
    .values({ customerId, ...numbers, ...applied })
    .onConflictDoUpdate({ target: marketers.customerId, set: { ...applied, ...fresh } })
    .returning()
  if (!kept) throw new Error('an application was not kept')
  return kept
}

/**
 * Applies to be a marketer; somebody else decides. Sent again, it is the same application. Fails with NotPermitted for who
 * isn't of the staff, KolClosed, MarketerExists, PayloadInvalid, ApprovalTooMany.
 */
export async function applyAsMarketer(
  tx: Tx,
  scope: AccountScope,
  { clientId, ...application }: Application,
): Promise<Result<{ readonly approvalId: string }, BankError>> {
  const { customer, bank, now } = scope
  await lockCustomer(tx, customer.id)
  const known = await marketerOf(tx, customer.id, dayOfInstant(now))
  const begun = await appliedBefore(tx, customer.id, clientId)
  if (begun !== undefined) return ok({ approvalId: begun })
  if (application.kind === 'KOL' ? !(await isKolEnabled(tx)) : !customer.staff)
    return fail(bankError(application.kind === 'KOL' ? 'KolClosed' : 'NotPermitted'))
  if (known && known.standing !== 'ENDED') return fail(bankError('MarketerExists'))
  const wrong = contentAccountProblem(application.kind, application.contentAccount)
  if (wrong !== undefined) return fail(bankError('PayloadInvalid', wrong))
  const kept = await keepApplied(tx, customer.id, application, now)
  const asked = await beginApproval(
    tx,
    { capabilities: bank.capabilities, actor: await actorOf(scope, tx), now },
    {
      clientId,
      kind: 'MARKETER',
      owner: BANK,
      role: customer.staff ? 'STAFF' : undefined,
      payload: { values: { salesId: kept.salesId, change: 'APPLY', reason: APPLIES }, rows: [] },
    },
  )
  if (!asked.ok) return asked
  const { approvalId } = asked.value
  await tx.update(marketers).set({ approvalId }).where(eq(marketers.salesId, kept.salesId))
  return ok({ approvalId })
}

const APPLIES = '申请推广资格，已作出推广承诺'

/** The application that this id has begun already. */
async function appliedBefore(on: Queryable, customerId: string, clientId: string): Promise<string | undefined> {
  const [found] = await on
    .select({ approvalId: approvals.approvalId })
    .from(approvals)
    .where(and(eq(approvals.applicantId, customerId), eq(approvals.clientId, clientId)))
  return found?.approvalId
}
