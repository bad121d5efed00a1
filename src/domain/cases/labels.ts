import { CASE_FACTS } from './machine'
import type { CaseAction, CaseKind, CaseState } from './machine'

/** What a case is about; one list for all kinds. */
export const CASE_TOPICS = [
  'account',
  'transfer',
  'product',
  'card',
  'app',
  'service',
  'fee',
  'privacy',
  'other',
] as const
export type CaseTopic = (typeof CASE_TOPICS)[number]

export const CASE_TOPIC_NAMES: Readonly<Record<CaseTopic, string>> = {
  account: '账户与身份',
  transfer: '转账与交易',
  product: '存款与理财',
  card: '银行卡',
  app: '使用体验',
  service: '服务态度',
  fee: '收费',
  privacy: '个人信息',
  other: '其他',
}

/** What a case in a state is called to the customer. */
export const CASE_STATE_NAMES: Readonly<Record<CaseState, string>> = {
  RECEIVED: '已收到',
  IN_PROGRESS: '处理中',
  EXTENDED: '延期处理中',
  REPLIED: '已答复',
  REVIEW_ASKED: '核查中',
  CLOSED: '已办结',
  WITHDRAWN: '已撤回',
}

/** What happened to a case: the line of its course. */
export const CASE_STEPS = [
  'RECEIVED',
  'IN_PROGRESS',
  'ADDED',
  'ESCALATED',
  'EXTENDED',
  'REPLIED',
  'REVIEW_ASKED',
  'REVIEWED',
  'CLOSED',
  'WITHDRAWN',
  'PUBLISHED',
  'HIDDEN',
] as const
export type CaseStep = (typeof CASE_STEPS)[number]

export const CASE_STEP_NAMES: Readonly<Record<CaseStep, string>> = {
  RECEIVED: '已提交',
  IN_PROGRESS: '已受理',
  ADDED: '补充说明',
  ESCALATED: '临近期限，优先处理',
  EXTENDED: '延长答复期限',
  REPLIED: '答复',
  REVIEW_ASKED: '申请核查',
  REVIEWED: '核查结果',
  CLOSED: '办结',
  WITHDRAWN: '撤回',
  PUBLISHED: '留言板公开',
  HIDDEN: '取消公开',
}

export const CASE_KIND_NAMES: Readonly<Record<CaseKind, string>> = {
  COMPLAINT: CASE_FACTS.COMPLAINT.name,
  FEEDBACK: CASE_FACTS.FEEDBACK.name,
  MESSAGE: CASE_FACTS.MESSAGE.name,
}

/** What an action's button says. */
export const CASE_ACTION_NAMES: Readonly<Record<CaseAction, string>> = {
  ADD: '补充说明',
  WITHDRAW: '撤回',
  ACCEPT: '认可答复',
  ASK_REVIEW: '申请核查',
  HIDE: '取消公开',
}
