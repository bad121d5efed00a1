import type { ApprovalAction, ApprovalDecision, ApprovalState } from './machine'
import { ORG_ROLE_NAMES } from '../enterprise/roleNames'
import type { ApprovalRole } from './kinds'

/** What an application in a state is called. */
export const APPROVAL_STATE_NAMES: Readonly<Record<ApprovalState, string>> = {
  DRAFT: '草稿',
  SUBMITTED: '审批中',
  RETURNED: '已退回',
  APPROVED: '审批通过',
  EXECUTING: '执行中',
  EXECUTED: '已完成',
  FAILED: '执行未成功',
  REJECTED: '已拒绝',
  WITHDRAWN: '已撤回',
  EXPIRED: '已过期',
}

/** What an action's button says. */
export const APPROVAL_ACTION_NAMES: Readonly<Record<ApprovalAction, string>> = {
  APPROVE: '同意',
  RETURN: '退回',
  REJECT: '拒绝',
  AGAIN: '重新执行',
  EDIT: '修改',
  WITHDRAW: '撤回',
}

/** What was decided, as the course says it. */
export const DECISION_NAMES: Readonly<Record<ApprovalDecision, string>> = {
  APPROVE: '已同意',
  RETURN: '已退回',
  REJECT: '已拒绝',
}

export const APPROVAL_ROLE_NAMES: Readonly<Record<ApprovalRole, string>> = {
  ...ORG_ROLE_NAMES,
  STAFF: '银行工作人员',
  BUSINESS: '业务部门',
  COMPLIANCE: '合规部门',
}
