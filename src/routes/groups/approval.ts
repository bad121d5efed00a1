import type { RouteRow } from '../row'

/** Enterprises, and what other people decide on. */
export const APPROVAL_ROWS = [
  {
    name: '/qiyeLogin',
    page: 'packages/enterprise/entry/index',
    title: '企业入口',
    access: 'account',
    sample: [{ by: 'preparing' }, { by: 'cardholder' }, { by: 'holder' }, {}, { act: 'joinOrg' }],
  },
  {
    name: '/approvalList',
    page: 'packages/enterprise/list/index',
    title: '审批',
    access: 'account',
    sample: [
      { by: 'cardholder' },
      { by: 'preparing', query: { list: 'MINE' } },
      { by: 'cardholder', query: { list: 'DONE' } },
      {},
    ],
  },
  {
    name: '/examinePage',
    page: 'packages/enterprise/examine/index',
    title: '审批申请',
    access: 'account',
    sample: [
      { by: 'cardholder', names: 'payroll' },
      { by: 'cardholder', names: 'payroll', act: 'rejectApproval' },
      { by: 'preparing', names: 'payroll' },
    ],
  },
  {
    name: '/approvalResult',
    page: 'packages/enterprise/result/index',
    title: '审批进度',
    access: 'account',
    sample: [
      { by: 'preparing', names: 'doneApproval' },
      { by: 'preparing', names: 'failedApproval' },
      { by: 'preparing', names: 'returnedApproval' },
      { by: 'preparing', names: 'arrivedApproval' },
      { by: 'preparing', names: 'unansweredApproval' },
      { by: 'preparing', names: 'refusedApproval' },
      { by: 'preparing', names: 'sentBackApproval' },
      { by: 'preparing', names: 'draftApproval' },
    ],
  },
  {
    name: '/myAddPage',
    page: 'packages/enterprise/write/index',
    title: '发起申请',
    access: 'account',
    sample: [
      { by: 'preparing' },
      { by: 'preparing', query: { kind: 'PAYROLL' } },
      { by: 'preparing', query: { kind: 'ORG_OUT' } },
      { by: 'preparing', query: { kind: 'MEMBER' } },
      { by: 'preparing', query: { kind: 'MEMBER' }, act: 'memberChange' },
      {},
    ],
  },
] as const satisfies readonly RouteRow[]
