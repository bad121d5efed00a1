import type { RouteRow } from '../row'

export const WALLET_ROWS: readonly RouteRow[] = [
  { name: '/PersonalCenter', page: 'pages/mine/index', title: '我的', access: 'account' },
  { name: '/assetOverview', page: 'pages/assets/index', title: '资产', access: 'account' },
  { name: '/WalletBalance', page: 'packages/account/balance/index', title: '电子账户余额', access: 'account' },
]
