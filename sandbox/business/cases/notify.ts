import { BRAND } from '@/domain/brand'
import { CASE_FACTS, isOverdue, REVIEW_WITHIN_DAYS } from '@/domain/cases/machine'
import type { CaseActor } from '@/domain/cases/machine'
import type { CaseStep } from '@/domain/cases/labels'
import type { Day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { sendMessages } from '@sandbox/business/message'
import type { Tx } from '@sandbox/kernel/db'
import type { Case } from './tables'

/** Steps that only customers take: they see them done, and need no message of it. */
const OWN_STEPS = ['ADDED', 'WITHDRAWN', 'HIDDEN'] as const satisfies readonly CaseStep[]
type ToldStep = Exclude<CaseStep, (typeof OWN_STEPS)[number]>

/** Of what customers do themselves, they are told what a day for the answer follows from. */
const isTold = (step: CaseStep, by: CaseActor): step is ToldStep =>
  !OWN_STEPS.some((own) => own === step) && (by !== 'customer' || step === 'RECEIVED' || step === 'REVIEW_ASKED')

const TITLES: Readonly<Record<ToldStep, string>> = {
  RECEIVED: '已收到',
  IN_PROGRESS: '已受理',
  ESCALATED: '已转为优先处理',
  EXTENDED: '需延长答复期限',
  REPLIED: '已答复',
  REVIEW_ASKED: '已进入核查',
  REVIEWED: '核查已完成',
  CLOSED: '已办结',
  PUBLISHED: '已公开',
}

/** What is said of a step; what was written in it is only on its page. */
function said({ kind, caseNo, state, dueDay }: Case, step: ToldStep, today: Day): string {
  const what = `您的${CASE_FACTS[kind].name}（编号${caseNo}）`
  // A day that has passed is no promise.
  const due = isOverdue(state, dueDay, today)
    ? `答复期限${formatDay(dueDay)}已过，我行会尽快答复`
    : `将在${formatDay(dueDay)}（含当日）前答复`
  const objecting = CASE_FACTS[kind].reviewed ? `如有异议，可在${REVIEW_WITHIN_DAYS}天内申请核查。` : ''
  const sayings: Readonly<Record<ToldStep, string>> = {
    RECEIVED: `${what}已收到，${due}。`,
    IN_PROGRESS: `${what}已由工作人员受理，${due}。`,
    ESCALATED: `${what}临近或已到答复期限，已转为优先处理。`,
    EXTENDED: `${what}情况较为复杂，需延长处理时间，${due}，原因请在详情中查看。`,
    REPLIED: `${what}已有答复，请查看。${objecting}`,
    REVIEW_ASKED: `${what}已进入核查，${due}。`,
    REVIEWED: `${what}的核查已完成，请查看结果。仍有异议的，可向金融监管部门反映。`,
    CLOSED: `${what}已办结，感谢您的反馈。`,
    PUBLISHED: `${what}和答复已隐去个人信息，在留言板公开。您可以随时在详情中取消公开。`,
  }
  return `${sayings[step]}如有疑问请致电${BRAND.hotline}。`
}

interface ToldOf {
  /** Of the step, which tells it from others. */
  readonly id: number
  readonly step: CaseStep
  readonly by: CaseActor
  /** Epoch ms. */
  readonly at: number
}

/**
 * Tells a customer of a step of a case; who has closed the account has no message box any more and is told by the hotline when they
 * ask, and who took the step is not told of it.
 */
export async function notifyCase(tx: Tx, one: Case, { id, step, by, at }: ToldOf): Promise<void> {
  const { customerId, kind, caseNo } = one
  if (!isTold(step, by)) return
  const title = `${CASE_FACTS[kind].name}${TITLES[step]}`
  const told = { title, body: said(one, step, dayOfInstant(at)), source: `case ${caseNo} ${id}`, at }
  await sendMessages(tx, [{ customerId, kind: 'case', ...told, about: { subject: 'case', id: caseNo } }])
}
