import { eq } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import { formatInstant } from '@/domain/dates/format'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskPhone } from '@/domain/masks/mask'
import { askedInReview, mayAskReview, PHONE_APPROVED_MS, PHONE_RECOVER_MS } from '@/domain/phone/change'
import type { HolderRelation, PhoneMethod, PhoneOwner, ReviewReason } from '@/domain/phone/change'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { holdPictures, papersOf, readUnread, recordIdentity } from '@sandbox/business/identity'
import type { ImageIds } from '@sandbox/business/identity'
import { recordEvent } from '@sandbox/kernel/audit'
import type { ReviewRule } from '@sandbox/kernel/capability'
import type { Tx } from '@sandbox/kernel/db'
import type { Customer, SessionScope } from '@sandbox/kernel/scope'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { sendSmsNoticeTo } from '@sandbox/kernel/session/smsNotices'
import { moveChange, releasePapers, withChange } from './changes'
import type { PendingChange } from './changes'
import { phoneChanges } from './tables'
import type { PhoneChange } from './tables'
import { notifyPhone } from './notify'

/** Persons are asked so often a day, so that nobody fills their queue (ours). */
export const REVIEWS_A_DAY = 3

const REVIEW_TITLE = '人工审核：更换手机号'
/** Among the customer's identity records, and what staff read in their queue. */
export const REVIEW_TITLES: Readonly<Record<PhoneMethod, string>> = {
  OLD_CODE: REVIEW_TITLE,
  FACE: REVIEW_TITLE,
  REVIEW: REVIEW_TITLE,
  RECOVER: '人工审核：未登录更换手机号',
}

/** What a person is given to decide by. */
export interface ReviewPapers extends Partial<ImageIds> {
  readonly reason?: ReviewReason | undefined
  readonly relation?: HolderRelation | undefined
  readonly declared?: boolean | undefined
}

/**
 * Asks a person to decide about a change whose new number is proved. Pictures nobody has read yet are read first, outside of
 * the transaction and without telling what is on them, because who can't sign in may not be told. Fails with
 * PhoneChangeOutOfOrder, PhoneReviewIncomplete, ImageUnknown, OcrBlurred, OcrWrongSide, IdCardLost, IdCardOfAnother,
 * TooManyTries, and as `withChange` does.
 */
export async function askReview(
  scope: SessionScope,
  changeId: string,
  papers: ReviewPapers,
): Promise<Result<PhoneChange, BankError>> {
  const { portraitImageId, emblemImageId } = papers
  if (portraitImageId !== undefined && emblemImageId !== undefined) {
    const may = await withChange(scope, changeId, async ({ owner }) => ok(owner.id))
    if (!may.ok) return may
    const read = await readUnread(
      scope.bank,
      { customerId: may.value, today: scope.today },
      {
        portraitImageId,
        emblemImageId,
      },
    )
    if (!read.ok) return read
  }
  return withChange(scope, changeId, (held) => keepAsked(scope, held, papers))
}

async function keepAsked(
  scope: SessionScope,
  { tx, owner, change }: Pick<Given, 'owner' | 'change'> & { readonly tx: Tx },
  papers: ReviewPapers,
): Promise<Result<PhoneChange, BankError>> {
  const { now, today, session } = scope
  const carriers = change.owner ?? 'unavailable'
  if (change.state !== 'NEW_PROVED' || !mayAskReview(change.method, carriers))
    return fail(bankError('PhoneChangeOutOfOrder'))
  const given = await readPapers(tx, { owner, change, carriers, papers })
  if (!given.ok) return given
  const tries = { subject: owner.id, kind: 'phoneReview', day: today } as const
  if (!(await countToday(tx, tries, REVIEWS_A_DAY))) return fail(bankError('TooManyTries'))
  if (given.value) {
    const held = await holdPictures(tx, owner.id, given.value)
    if (!held.ok) return held
  }
  const pending: PendingChange = { review: 'phone', changeId: change.id, ...given.value }
  const record = { customerId: owner.id, kind: 'PHONE', title: REVIEW_TITLES[change.method], at: now } as const
  const { recordNo } = await recordIdentity(tx, { ...record, state: 'REVIEW', pending })
  const readyAt = change.method === 'RECOVER' ? now + PHONE_RECOVER_MS : null
  await notifyPhone(
    tx,
    {
      customerId: owner.id,
      title: '更换手机号审核中',
      done: askedText(change, readyAt),
      source: `phone ${change.id} asked`,
      numbers: [change.oldNo, change.newNo],
    },
    scope,
  )
  await recordEvent(tx, now, 'phoneReviewAsked', { customerId: owner.id, sessionId: session.id })
  const { reason, relation } = papers
  return moveChange(tx, change, 'asked', { recordNo, reason, relation, readyAt, expiresAt: null })
}

/** Who gets it on the old number must understand what would become of that number, and when. */
const askedText = ({ newNo }: PhoneChange, readyAt: number | null): string =>
  readyAt === null
    ? '您已申请更换手机号，工作人员正在审核'
    : `您已凭人脸识别和身份证申请将登记手机号设为${maskPhone(newNo ?? '')}，工作人员正在审核，最早于${formatInstant(readyAt)}生效`

interface Given {
  readonly owner: Customer
  readonly change: PhoneChange
  readonly carriers: PhoneOwner
  readonly papers: ReviewPapers
}

/** The pictures where they are needed; fails where something is missing, or the ID card is lost or another's. */
async function readPapers(
  tx: Tx,
  { owner, change, carriers, papers }: Given,
): Promise<Result<ImageIds | undefined, BankError>> {
  const asked = askedInReview(change.method, carriers)
  const { reason, relation, declared, portraitImageId, emblemImageId } = papers
  if (asked.relation && (relation === undefined || declared !== true)) return fail(bankError('PhoneReviewIncomplete'))
  if (!asked.papers) return ok(undefined)
  if (asked.reason && reason === undefined) return fail(bankError('PhoneReviewIncomplete'))
  if (portraitImageId === undefined || emblemImageId === undefined) return fail(bankError('PhoneReviewIncomplete'))
  const ids = { portraitImageId, emblemImageId }
  const found = await papersOf(tx, owner.id, ids)
  if (!found.ok) return found
  const { recognisedNo } = found.value
  // What the reader couldn't read, the person who decides will.
  return recognisedNo === '' || recognisedNo === owner.idCardNo ? ok(ids) : fail(bankError('IdCardOfAnother'))
}

/** A staff member's decision: a yes lets the customer finish within three days, with another code to the new number. */
export const phoneReview: ReviewRule = {
  refusal: `未能确认是您本人使用该手机号，请携带身份证到网点办理，或致电${BRAND.hotline}`,
  async settle(tx, { pending, approve, realNow }) {
    const { changeId } = pending as PendingChange
    const [change] = await tx.select().from(phoneChanges).where(eq(phoneChanges.id, changeId)).for('no key update')
    if (!change) return
    await releasePapers(tx, change.customerId, pending)
    const moved = approve
      ? await moveChange(tx, change, 'approved', { expiresAt: realNow + PHONE_APPROVED_MS })
      : await moveChange(tx, change, 'rejected')
    if (!moved.ok) return
    const from = change.readyAt === null ? '' : `（${formatInstant(change.readyAt)}起可办理）`
    const text = approve
      ? `您更换手机号的申请已审核通过，请在3天内${from}验证新手机号完成办理。如非本人操作，请立即致电${BRAND.hotline}。`
      : '您更换手机号的申请未通过审核，请携带身份证到网点办理。'
    for (const mobileNo of [change.oldNo, change.newNo])
      if (mobileNo !== null) await sendSmsNoticeTo(tx, mobileNo, text, realNow)
  },
}
