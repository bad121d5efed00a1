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
    name: '/pdfshow',
    page: 'packages/account/statement/index',
    title: '文件与查验',
    access: 'public',
    sample: [
      { by: 'member' },
      { by: 'expired' },
      { by: 'stranger' },
      { query: { view: 'request' } },
      { names: 'statement' },
      { by: 'stranger', query: { view: 'agreements' } },
      { by: 'stranger', query: { view: 'verify' } },
    ],
  },
] as const satisfies readonly RouteRow[]
