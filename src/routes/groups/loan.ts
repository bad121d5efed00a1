import type { RouteRow } from '../row'

const LANDING = 'packages/loan/landing/index'

/** Loans, which separate apps give: the bank only says what they cost and leads there. */
export const LOAN_ROWS = [
  {
    name: '/loanMenu',
    page: 'packages/loan/menu/index',
    title: '贷款服务',
    access: 'public',
    sample: [{}, { by: 'stranger' }],
  },
  { name: '/hosloan', page: LANDING, title: '医护贷', access: 'public', with: { landing: 'hospital' } },
  {
    name: '/loancoupon',
    page: 'packages/loan/vouchers/index',
    title: '贷款券',
    access: 'account',
    sample: [{}, { by: 'classHolder' }, { query: { num: 'LV2026B001', type: 'cash' } }],
  },
] as const satisfies readonly RouteRow[]

/** /yiD stands among the specification's others. */
export const LOAN_LANDING_ROWS = [
  { name: '/yiD', page: LANDING, title: '易贷', access: 'public', with: { landing: 'easy' } },
] as const satisfies readonly RouteRow[]
