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
  {
    name: '/MonthBill',
    page: 'packages/account/bill/index',
    title: '月账单',
    access: 'account',
    sample: [{}, { by: 'busy' }, { query: { billDate: '190001' } }],
  },
  {
    name: '/balanceView',
    page: 'packages/account/curve/index',
    title: '余额走势',
    access: 'account',
    sample: [{}, { by: 'busy' }],
  },
  {
    name: '/myMoney',
    page: 'packages/account/liquidity/index',
    title: '我的钱',
    access: 'account',
    sample: [{}, { by: 'holder' }],
  },
] as const satisfies readonly RouteRow[]
