import type { RouteRow } from '../row'

/** Tax residency, and payouts to people by name. */
export const SPECIAL_AND_TAX_ROWS = [
  {
    name: '/taxIndex',
    page: 'packages/identity/taxResidency/index',
    title: '税收居民身份',
    access: 'account',
    sample: [{}, { by: 'payee' }],
  },
  {
    name: '/taxMesIndex',
    page: 'packages/identity/taxResidency/form/index',
    title: '税收居民身份声明',
    access: 'account',
    sample: [{}, { act: 'beTaxedAbroad' }],
  },
  {
    // What it is anybody may read who has come in; what is theirs comes after the gesture.
    name: '/specialIndex',
    page: 'packages/special/index/index',
    title: '专项款项',
    access: 'session',
    sample: [{}, { by: 'visitor' }],
  },
  {
    name: '/specialIdCard',
    page: 'packages/special/idCard/index',
    title: '查询专项款项',
    access: 'account',
    sample: [{ by: 'payee' }, {}],
  },
  {
    name: '/speciaLists',
    page: 'packages/special/list/index',
    title: '我的专项款项',
    access: 'account',
    sample: [{ by: 'payee' }, { by: 'payee', act: 'claimPayout' }, {}],
  },
  {
    name: '/specialReceipt',
    page: 'packages/special/receipts/index',
    title: '领取记录',
    access: 'account',
    sample: [{ by: 'payee' }, {}],
  },
  {
    name: '/specialReceiptOne',
    page: 'packages/special/receipt/index',
    title: '领取凭证',
    access: 'account',
    sample: [{ by: 'payee', names: 'payout' }],
  },
  {
    name: '/specialNone',
    page: 'packages/special/none/index',
    title: '查询结果',
    access: 'account',
  },
] as const satisfies readonly RouteRow[]
