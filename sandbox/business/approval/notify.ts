import { and, eq, isNull } from 'drizzle-orm'
import { APPROVAL_FACTS } from '@/domain/approval/kinds'
import { APPROVAL_MS } from '@/domain/approval/machine'
import type { ApprovalState } from '@/domain/approval/machine'
import { BRAND } from '@/domain/brand'
import { formatInstant } from '@/domain/dates/format'
import { sendMessages } from '@sandbox/business/message'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import { partiesOf } from './people'
import type { Capabilities } from './people'
import { caseOf, outcomeOf, ruleFor } from './rules'
import type { Approval } from './tables'

/** What an application is called to those who act for the enterprise. */
async function calledOf(tx: Tx, capabilities: Capabilities, { kind, owner }: Approval): Promise<string> {
  const { name, side } = APPROVAL_FACTS[kind]
  return side === 'BANK' ? `${name}申请` : `${await partiesOf(capabilities).nameOf(tx, owner)}的${name}申请`
}

/** The customers who may take the next decision. */
export async function decidersWaiting(
  tx: Tx,
  capabilities: Capabilities,
  one: Approval,
  now: number,
): Promise<readonly string[]> {
  const { kind, owner, nextRole, applicantId } = one
  if (nextRole === null || APPROVAL_FACTS[kind].side === 'BANK') return []
  const having = await partiesOf(capabilities).having(tx, owner, nextRole)
  const { isConcerned } = ruleFor(capabilities, kind)
  const waiting: string[] = []
  for (const id of having) {
    const concerned = await isConcerned?.(tx, caseOf(one, [], now), { id, name: '' })
    if (id !== applicantId && concerned !== true) waiting.push(id)
  }
  return waiting
}

/** Tells those who may decide next that one waits for them. The bank's own wait at the console and in the list. */
export async function notifyDeciders(tx: Tx, capabilities: Capabilities, one: Approval, now: number): Promise<void> {
  const { approvalId, round, nextRole } = one
  const called = await calledOf(tx, capabilities, one)
  const waiting = await decidersWaiting(tx, capabilities, one, now)
  await sendMessages(
    tx,
    waiting.map((customerId) => ({
      customerId,
      kind: 'approval' as const,
      title: '有一笔申请待您审批',
      body: `${called}待您审批，请在${formatInstant(one.expiresAt ?? now)}前进入本应用核对并处理。支付密码只在本应用内输入，请勿告诉任何人，包括自称本行工作人员的人。`,
      source: `approval ${approvalId} ${round} ${nextRole ?? ''} ${customerId}`,
      about: { subject: 'approvalToDecide' as const, id: approvalId },
      at: now,
    })),
  )
}

const HOUR_MS = 60 * 60_000

const OUTCOMES: Readonly<Partial<Record<ApprovalState, readonly [title: string, said: string]>>> = {
  RETURNED: ['申请已退回', '已被退回，请查看原因并修改后重新提交'],
  REJECTED: ['申请已拒绝', '已被拒绝，请查看原因'],
  EXECUTED: ['申请已完成', '已审批通过并完成'],
  FAILED: ['申请执行未成功', '已审批通过，但执行未成功，资金未变动，请查看原因'],
  EXPIRED: ['申请已过期', `超过${APPROVAL_MS / HOUR_MS}小时未办结，已过期，资金未变动`],
}

const SENT_OFF = ['申请已审批通过', '已审批通过，款项已发往收款银行，到账结果将另行通知'] as const

/** Tells the applicant what became of it, unless they have left or are a clerk. */
export async function notifyApplicant(tx: Tx, capabilities: Capabilities, one: Approval, now: number): Promise<void> {
  const { approvalId, round, state, customerId, failure } = one
  const outcome = OUTCOMES[state]
  if (!outcome || customerId === null) return
  const { customers } = schema
  const here = and(eq(customers.id, customerId), isNull(customers.closedAt))
  if ((await tx.select({ id: customers.id }).from(customers).where(here)).length === 0) return
  // Where somebody outside carries it on, how that ends is told when it does.
  const isPending = (await outcomeOf(tx, capabilities, one, now))?.stage === 'pending'
  const [title, said] = isPending ? SENT_OFF : outcome
  const body = `您发起的${await calledOf(tx, capabilities, one)}${said}。如有疑问请致电${BRAND.hotline}。`
  const source = `approval ${approvalId} ${round} ${state} ${failure === null ? '' : now}`
  const about = { subject: 'approval', id: approvalId } as const
  await sendMessages(tx, [{ customerId, kind: 'approval', title, body, source, about, at: now }])
}
