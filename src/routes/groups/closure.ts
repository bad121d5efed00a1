import type { RouteRow } from '../row'

/** Closing the account, step by step; what came of it is read without a session, because there is none any more. */
export const CLOSING_ROWS = [
  {
    name: '/logoutAccountIndex',
    page: 'packages/closure/index/index',
    title: '注销账户',
    access: 'account',
    sample: [
      {},
      { by: 'leaving' },
      { by: 'unpaid' },
      { by: 'refusedToClose' },
      { by: 'complainant' },
      { by: 'heldBack' },
    ],
  },
  {
    name: '/logoutAccountRest',
    page: 'packages/closure/rest/index',
    title: '剩余权益',
    access: 'account',
    sample: [{ by: 'leaving' }],
  },
  {
    name: '/logoutAccountFace',
    page: 'packages/closure/face/index',
    title: '本人核验',
    access: 'account',
    sample: [{ by: 'begun' }, { by: 'closingReviewed' }],
  },
  {
    name: '/logoutAccountPhoneNum',
    page: 'packages/closure/code/index',
    title: '确认注销',
    access: 'account',
    sample: [{ by: 'proven' }, { by: 'proven', act: 'closingSummary' }, { by: 'heldBack' }],
  },
  {
    name: '/logoutAccountResult',
    page: 'packages/closure/result/index',
    title: '注销结果',
    access: 'public',
    sample: [{ by: 'paying' }, { by: 'handedIn' }, { by: 'refusedToClose' }],
  },
] as const satisfies readonly RouteRow[]
