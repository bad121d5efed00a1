import { and, eq, isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { approvalStateAt } from '@/domain/approval/machine'
import { branchOf, BRANCHES } from '@/domain/branches/list'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskIdCard } from '@/domain/masks/mask'
import { isSameName } from '@/domain/people/names'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { payeeOf } from '@/domain/special/batch'
import { COUNTER_PAPER_NAMES, COUNTER_PAPERS, NO_FACE_REASON_NAMES, NO_FACE_REASONS } from '@/domain/special/counter'
import { BANK, beginApproval, clerkOf, hashOf } from '@sandbox/business/approval'
import { sendMessages } from '@sandbox/business/message'
import { approvalRule, customerPayee } from '@sandbox/kernel/approvals'
import { recordEvent } from '@sandbox/kernel/audit'
import type { Capability } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { lockAccounts, wallet } from '@sandbox/kernel/ledger'
import { countClaimable, verifyPayouts } from './items'

const { accounts, customers } = schema

/** What a clerk has seen, and where it is filed. */
const evidence = v.strictObject({
  papers: v.picklist(COUNTER_PAPERS),
  /** Under which the copy lies at the branch. */
  fileNo: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{4,32}$/)),
  branch: v.picklist(BRANCHES.map(({ branchId }) => branchId)),
  reason: v.picklist(NO_FACE_REASONS),
})

const payload = v.strictObject({
  values: v.strictObject({ clientNo: v.pipe(v.string(), v.maxLength(64)), ...evidence.entries }),
  rows: v.pipe(v.array(v.never()), v.maxLength(0)),
})

/** What a clerk hands in: whom they saw, and by what. */
export const counterProof = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
  idCardNo: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(18)),
  clerk: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  ...evidence.entries,
})

const open = and(eq(accounts.customerId, customers.id), isNull(accounts.closedAt))

/** A customer with an open account. */
async function customerOf(on: Queryable, condition: ReturnType<typeof eq>) {
  const { id, clientNo, realName, idCardNo } = customers
  const [found] = await on
    .select({ id, clientNo, realName, idCardNo })
    .from(customers)
    .innerJoin(accounts, open)
    .where(condition)
  return found
}

const GONE = '该客户的账户状态已变化，请重新核对'

/** Who looks for payouts without showing a face: a clerk has seen them and their papers, another decides on it. */
export const specialProofRule = approvalRule({
  payload,
  async payee(on, { payload: { values } }) {
    const found = await customerOf(on, eq(customers.clientNo, values.clientNo))
    return customerPayee(on, found?.id, (name) => name)
  },
  async lines(on, { payload: { values } }) {
    const { clientNo, papers, fileNo, branch, reason } = values
    const found = await customerOf(on, eq(customers.clientNo, clientNo))
    return [
      { label: '客户号', value: clientNo },
      { label: '身份证号', value: maskIdCard(found?.idCardNo ?? '') },
      { label: '核验方式', value: '本人持证件原件到网点，与本行登记一致' },
      { label: '证件', value: COUNTER_PAPER_NAMES[papers] },
      { label: '影像档案编号', value: fileNo },
      { label: '核验网点', value: branchOf(branch).name },
      { label: '未做人脸识别的原因', value: NO_FACE_REASON_NAMES[reason] },
    ]
  },
  // Nobody decides on their own payouts, in the app or at the console.
  async isConcerned(on, { payload: { values } }, { id, name }) {
    const found = await customerOf(on, eq(customers.clientNo, values.clientNo))
    return found?.id === id || (id.startsWith('clerk:') && isSameName(found?.realName ?? '', name))
  },
  async execute(tx, { approvalId, payload: { values }, now }) {
    const found = await customerOf(tx, eq(customers.clientNo, values.clientNo))
    if (!found) return fail(bankError('ApprovalChanged', GONE))
    const { id: customerId, realName, idCardNo } = found
    const today = dayOfInstant(now)
    await verifyPayouts(tx, customerId, {
      payee: { name: realName ?? '', idCardNo: idCardNo ?? '' },
      today,
    })
    // Who closes the account holds its money until it is closed: what they see after this is theirs, or the account is gone.
    await lockAccounts(tx, [wallet(customerId)])
    if (!(await customerOf(tx, eq(customers.id, customerId)))) return fail(bankError('ApprovalChanged', GONE))
    const count = await countClaimable(tx, customerId, today)
    const { papers, fileNo, branch } = values
    const detail = { found: count, approvalId, papers, fileNo, branch }
    await recordEvent(tx, now, 'specialVerified', { customerId, detail })
    await sendMessages(tx, [noticeOf({ customerId, count, approvalId, now })])
    return ok({ receipt: approvalId })
  },
})

interface Told {
  readonly customerId: string
  readonly count: number
  readonly approvalId: string
  readonly now: number
}

const noticeOf = ({ customerId, count, approvalId, now }: Told) => ({
  ...{ customerId, kind: 'payout' as const, title: '专项款项身份核验已通过', at: now },
  body:
    count > 0
      ? `您在网点的身份核验已通过，有${count}笔专项款项可以领取。如非本人办理，请立即联系我行。`
      : '您在网点的身份核验已通过，目前没有可领取的专项款项。如非本人办理，请立即联系我行。',
  source: `specialProof ${approvalId}`,
  about: { subject: 'payouts' as const },
})

/**
 * Hands in that a clerk has seen somebody with their papers; another of the bank's staff decides. The same under one file
 * number is one. Fails with IdCardNotConfirmed where name and number aren't those of a customer with an open account,
 * NotPermitted where the clerk is who was seen, ClientIdReused for something else under a number, ApprovalDecided for what
 * has come to nothing.
 */
export async function proveAtCounter(
  tx: Tx,
  capabilities: readonly Capability[],
  { name, idCardNo, clerk, ...seen }: v.InferOutput<typeof counterProof>,
  now: number,
): Promise<Result<{ readonly approvalId: string }, BankError>> {
  const typed = payeeOf({ name, idCardNo })
  const found = await customerOf(tx, eq(customers.idCardNo, typed.idCardNo))
  if (!found || !isSameName(found.realName ?? '', typed.name))
    return fail(bankError('IdCardNotConfirmed', '姓名和身份证号与开户登记不一致，请核对证件原件'))
  if (isSameName(found.realName ?? '', clerk))
    return fail(bankError('NotPermitted', '不能为自己核验身份，请由其他柜员办理'))
  const payload = { values: { clientNo: found.clientNo, ...seen }, rows: [] }
  const begun = await beginApproval(
    tx,
    { capabilities, actor: clerkOf(clerk), now },
    {
      clientId: `specialProof ${found.clientNo} ${seen.fileNo}`,
      kind: 'SPECIAL_PROOF',
      owner: BANK,
      role: 'STAFF',
      payload,
    },
  )
  if (!begun.ok) return begun
  const { approvalId, state, payloadHash } = begun.value
  if (hashOf({ ...begun.value, payload }) !== payloadHash)
    return fail(bankError('ClientIdReused', '该影像档案编号已用于内容不同的申请，请核对编号'))
  if (approvalStateAt(begun.value, now) !== 'SUBMITTED' && state !== 'EXECUTED')
    return fail(bankError('ApprovalDecided', '该影像档案编号的申请已结束，请重新采集影像，以新的编号提交'))
  return ok({ approvalId })
}
