import { and, asc, eq } from 'drizzle-orm'
import { schema, type Queryable, type Tx } from '@sandbox/kernel/db'
import { draftOf, saveDraft } from '../onboarding/draft'
import { lockCustomer } from '../onboarding/takeStep'
import { sendMessages } from '@sandbox/kernel/orders'
import type { CheckedIdCard } from './checkIdCard'
import type { ImageIds } from './images'
import type { IdentityRecord } from './records'
import { renewIdCard } from './upkeep'

const { identityRecords, customers } = schema

/** What waits for a person: an applicant's papers instead of a face, or a card with another name. */
export type PendingReview =
  | { readonly review: 'face' }
  | { readonly review: 'idCard'; readonly card: CheckedIdCard & ImageIds }

/** What is waiting, oldest first, with whose it is. */
export const pendingReviews = (
  on: Queryable,
): Promise<{ recordNo: string; title: string; at: number; mobileNo: string | null }[]> =>
  on
    .select({
      recordNo: identityRecords.recordNo,
      title: identityRecords.title,
      at: identityRecords.at,
      mobileNo: customers.mobileNo,
    })
    .from(identityRecords)
    .innerJoin(customers, eq(customers.id, identityRecords.customerId))
    .where(eq(identityRecords.state, 'REVIEW'))
    .orderBy(asc(identityRecords.id))

const NOTES = {
  face: '证件影像未能确认为本人，请重新进行人脸识别，或携带身份证到网点办理',
  idCard: '身份证姓名与户名不符，请携带身份证和户籍变更证明到网点办理',
} as const

interface Decision {
  readonly recordNo: string
  readonly approve: boolean
  /** The bank's clock. */
  readonly now: number
}

/** A person's decision, with everything that follows from it; false when nothing waits under this number (any more). */
export async function settleReview(tx: Tx, decision: Decision): Promise<boolean> {
  const { recordNo, approve, now } = decision
  const named = eq(identityRecords.recordNo, recordNo)
  const [record] = await tx.select().from(identityRecords).where(named)
  if (!record) return false
  await lockCustomer(tx, record.customerId)
  const pending = record.pending as PendingReview | null
  const settled = await tx
    .update(identityRecords)
    .set({
      state: approve ? 'DONE' : 'REJECTED',
      decidedAt: now,
      pending: null,
      note: approve || !pending ? null : NOTES[pending.review],
    })
    .where(and(named, eq(identityRecords.state, 'REVIEW')))
    .returning({ id: identityRecords.id })
  if (!pending || settled.length === 0) return false
  if (pending.review === 'face') await settleFace(tx, record, decision)
  else if (approve) await renewIdCard(tx, record.customerId, pending.card)
  await tell(tx, record, decision)
  return true
}

/** Only while the draft still waits for this very review. */
async function settleFace(tx: Tx, { customerId, recordNo }: IdentityRecord, { approve, now }: Decision): Promise<void> {
  const draft = await draftOf(tx, customerId, now)
  if (draft.face?.recordNo !== recordNo || draft.face.state !== 'REVIEW') return
  await saveDraft(
    tx,
    customerId,
    { ...draft, face: { state: approve ? 'PASSED' : 'REJECTED', at: now, recordNo } },
    now,
  )
}

const tell = (tx: Tx, { customerId, recordNo, title }: IdentityRecord, { approve, now }: Decision): Promise<void> =>
  sendMessages(tx, [
    {
      customerId,
      kind: 'identity',
      title: approve ? '审核已通过' : '审核未通过',
      body: approve ? `您的“${title}”申请已审核通过。` : `您的“${title}”申请未通过审核，请在身份记录中查看原因。`,
      source: `review ${recordNo}`,
      at: now,
    },
  ])
