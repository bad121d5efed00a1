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
] as const satisfies readonly RouteRow[]
