import { eq } from 'drizzle-orm'
import { BRAND } from '@/domain/brand'
import { CASE_FACTS, REVIEW_WITHIN_DAYS } from '@/domain/cases/machine'
import type { CaseStep } from '@/domain/cases/said'
import { formatDay } from '@/domain/dates/format'
import { sendMessages } from '@sandbox/business/message'
import { schema } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Case } from './tables'

const TITLES: Readonly<Record<CaseStep, string>> = {
  RECEIVED: '已收到',
  IN_PROGRESS: '已受理',
  ADDED: '已补充',
  ESCALATED: '已升级督办',
  EXTENDED: '需延长答复期限',
  REPLIED: '已答复',
  REVIEW_ASKED: '已进入核查',
  REVIEWED: '核查已完成',
  CLOSED: '已办结',
  WITHDRAWN: '已撤回',
}

/** What is said of a step; what was written in it is only on its page. */
function said({ kind, caseNo, dueDay }: Case, step: CaseStep): string {
  const what = `您的${CASE_FACTS[kind].name}（编号${caseNo}）`
  const due = `将在${formatDay(dueDay)}前答复`
  const objecting = CASE_FACTS[kind].reviewed ? `如有异议，可在${REVIEW_WITHIN_DAYS}天内申请核查。` : ''
  const sayings: Readonly<Record<CaseStep, string>> = {
    RECEIVED: `${what}已收到，${due}。`,
    IN_PROGRESS: `${what}已由工作人员受理，${due}。`,
    ADDED: `${what}的补充说明已收到，答复期限不变。`,
    ESCALATED: `${what}已升级，由负责人督办。`,
    EXTENDED: `${what}情况较为复杂，需延长处理时间，${due}，原因请在详情中查看。`,
    REPLIED: `${what}已有答复，请查看。${objecting}`,
    REVIEW_ASKED: `${what}已进入核查，${due}。`,
    REVIEWED: `${what}的核查已完成，请查看结果。仍有异议的，可向金融监管部门反映。`,
    CLOSED: `${what}已办结，感谢您的反馈。`,
    WITHDRAWN: `${what}已撤回，我行不再处理。`,
  }
  return `${sayings[step]}如有疑问请致电${BRAND.hotline}。`
}

/** Whether somebody still opens the message box. */
async function hasLeft(tx: Tx, customerId: string): Promise<boolean> {
  const { customers } = schema
  const [found] = await tx.select({ closedAt: customers.closedAt }).from(customers).where(eq(customers.id, customerId))
  return found !== undefined && found.closedAt !== null
}

/**
 * Tells a customer of a step of a case; who has closed the account is told by the hotline when they ask.
 * @param id of the step, which tells it from others; @param at epoch ms
 */
export async function tellCase(
  tx: Tx,
  one: Case,
  { id, step, at }: { readonly id: number; readonly step: CaseStep; readonly at: number },
): Promise<void> {
  const { customerId, kind, caseNo } = one
  if (await hasLeft(tx, customerId)) return
  const title = `${CASE_FACTS[kind].name}${TITLES[step]}`
  const told = { title, body: said(one, step), source: `case ${caseNo} ${id}`, at }
  await sendMessages(tx, [{ customerId, kind: 'case', ...told, about: { subject: 'case', id: caseNo } }])
}
