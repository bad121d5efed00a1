import { and, asc, eq, inArray } from 'drizzle-orm'
import type { LossObject } from '@/domain/loss/machine'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import type { CheckedIdCard } from './checkIdCard'
import type { ImageIds } from './images'
import type { IdentityRecord } from './records'
import { renewIdCard } from './upkeep'
import { identityRecords } from './tables'
import { named } from '@sandbox/kernel/capability'
import type { Capability, ReviewRule } from '@sandbox/kernel/capability'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { isLostIdCard, openLosses } from '@sandbox/kernel/session/lossReports'
import { sendMessages } from '../message'

const { customers } = schema

interface PendingReview {
  readonly recordNo: string
  readonly title: string
  readonly at: number
  readonly mobileNo: string | null
  /** What the customer reported lost: whoever decides by papers must know. */
  readonly lost: readonly LossObject[]
}

/** The records waiting for a decision, oldest first, with their customers. */
export async function pendingReviews(on: Queryable): Promise<PendingReview[]> {
  const { losses } = schema
  const waiting = await on
    .select({
      recordNo: identityRecords.recordNo,
      title: identityRecords.title,
      at: identityRecords.at,
      mobileNo: customers.mobileNo,
      customerId: customers.id,
    })
    .from(identityRecords)
    .innerJoin(customers, eq(customers.id, identityRecords.customerId))
    .where(eq(identityRecords.state, 'REVIEW'))
    .orderBy(asc(identityRecords.id))
  const whose = waiting.map(({ customerId }) => customerId)
  const lost =
    whose.length === 0
      ? []
      : await on
          .select({ customerId: losses.customerId, object: losses.object })
          .from(losses)
          .where(and(inArray(losses.customerId, whose), openLosses))
  return waiting.map(({ customerId, ...record }) => ({
    ...record,
    lost: lost.filter((one) => one.customerId === customerId).map(({ object }) => object),
  }))
}

interface PendingCard {
  readonly card: CheckedIdCard & ImageIds
}

/** An ID card with another name; its pictures are stored already. */
export const idCardReview: ReviewRule = {
  refusal: '身份证姓名与户名不符，请携带身份证和户籍变更证明到网点办理',
  async mayApprove(tx, pending) {
    const { card } = pending as PendingCard
    return !(await isLostIdCard(tx, card.idCardNo, card.validFrom))
  },
  async settle(tx, { customerId, pending, approve }) {
    const { card } = pending as PendingCard
    if (approve) await renewIdCard(tx, customerId, card)
  },
}

const ruleOf = (capabilities: readonly Capability[], pending: unknown): ReviewRule | undefined => {
  const { review = '' } = Object(pending) as { readonly review?: string }
  return named(
    capabilities.map(({ reviews }) => reviews),
    review,
  )
}

interface Decision {
  readonly recordNo: string
  readonly approve: boolean
  /** The bank's clock, epoch ms. */
  readonly now: number
  /** The machine's clock, epoch ms. */
  readonly realNow: number
}

/**
 * Carries out a staff member's decision and everything that follows; false when nothing waits under this number, or what was
 * asked can't be approved any more.
 */
export async function settleReview(tx: Tx, capabilities: readonly Capability[], decision: Decision): Promise<boolean> {
  const { recordNo, approve, now } = decision
  const named = eq(identityRecords.recordNo, recordNo)
  const [record] = await tx.select().from(identityRecords).where(named)
  if (!record) return false
  await lockCustomer(tx, record.customerId)
  const rule = ruleOf(capabilities, record.pending)
  if (approve && rule?.mayApprove && !(await rule.mayApprove(tx, record.pending))) return false
  const settled = await tx
    .update(identityRecords)
    .set({
      state: approve ? 'DONE' : 'REJECTED',
      decidedAt: now,
      pending: null,
      note: approve || !rule ? null : rule.refusal,
    })
    .where(and(named, eq(identityRecords.state, 'REVIEW')))
    .returning({ id: identityRecords.id })
  if (!rule || settled.length === 0) return false
  await rule.settle(tx, { ...decision, customerId: record.customerId, pending: record.pending })
  await tell(tx, record, decision)
  return true
}

const tell = (tx: Tx, { customerId, recordNo, title }: IdentityRecord, { approve, now }: Decision): Promise<void> =>
  sendMessages(tx, [
    {
      customerId,
      kind: 'identity',
      title: approve ? '审核已通过' : '审核未通过',
      body: approve
        ? `您的“${title}”申请已审核通过。`
        : `您的“${title}”申请未通过审核，请在“身份资料变更记录”中查看原因。`,
      source: `review ${recordNo}`,
      about: { subject: 'identityRecord', id: recordNo },
      at: now,
    },
  ])
