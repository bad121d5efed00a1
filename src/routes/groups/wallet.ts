import type { RouteRow } from '../row'

export const WALLET_ROWS = [
  { name: '/PersonalCenter', page: 'pages/mine/index', title: '我的', access: 'account', ahead: true },
  { name: '/assetOverview', page: 'pages/assets/index', title: '资产', access: 'account', ahead: true },
  {
    name: '/WalletBalance',
    page: 'packages/account/balance/index',
    title: '电子账户余额',
    access: 'account',
    ahead: true,
  },
  {
    name: '/walletTransactionRecordList',
    page: 'packages/account/records/list/index',
    title: '交易明细',
    access: 'account',
    keep: false,
    sample: [{ by: 'busy' }, {}, { query: { type: 'wealth' } }, { query: { type: 'spend' } }, { act: 'recordFilter' }],
  },
  {
    name: '/walletTransactionRecordDetail',
    page: 'packages/account/records/detail/index',
    title: '交易详情',
    access: 'account',
    sample: [{ names: 'record' }, { query: { recordId: '1' } }],
  },
] as const satisfies readonly RouteRow[]
