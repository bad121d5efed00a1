import type { MarketerChange, MarketerState } from './marketer'
import type { InviterKind, RelationState } from './relation'
import type { DayPart, ServedAction, ServedState, ServedTopic } from './served'

export const INVITER_KIND_NAMES: Readonly<Record<InviterKind, string>> = {
  CUSTOMER: '客户',
  CLERK: '客户经理',
  MANAGER: '团队负责人',
  KOL: '合作推广人',
}

/** What a relation in a state is called to its inviter and its invitee. */
export const RELATION_STATE_NAMES: Readonly<Record<RelationState, string>> = {
  BOUND: '已接受',
  EFFECTIVE: '已开户',
  CLOSED: '已结束',
  LAPSED: '已过期',
  VOID: '无效',
}

export const MARKETER_STATE_NAMES: Readonly<Record<MarketerState, string>> = {
  APPLIED: '审批中',
  ACTIVE: '服务中',
  SUSPENDED: '已暂停',
  ENDED: '已终止',
}

export const MARKETER_CHANGE_NAMES: Readonly<Record<MarketerChange, string>> = {
  APPLY: '申请资格',
  SUSPEND: '暂停资格',
  RESUME: '恢复资格',
  END: '终止资格',
}

export const SERVED_TOPIC_NAMES: Readonly<Record<ServedTopic, string>> = {
  ACCOUNT: '账户与开户',
  DEPOSIT: '存款咨询',
  WEALTH: '理财咨询',
  CARD: '银行卡与转账',
  OTHER: '其他咨询',
}

export const DAY_PART_NAMES: Readonly<Record<DayPart, string>> = { MORNING: '上午', AFTERNOON: '下午' }

export const SERVED_STATE_NAMES: Readonly<Record<ServedState, string>> = {
  ASKED: '待确认',
  AGREED: '已确认',
  DONE: '已完成',
  DECLINED: '未能安排',
  CANCELLED: '已取消',
  LAPSED: '已过期',
}

export const SERVED_ACTION_NAMES: Readonly<Record<Extract<ServedAction, 'agree' | 'decline' | 'finish'>, string>> = {
  agree: '确认预约',
  decline: '无法安排',
  finish: '标记为已办完',
}
