import type { RouteRow } from '../row'

/** Who has money in every state, whose money is frozen, and who has neither. */
const WALLETS = [{ by: 'transferring' }, { by: 'frozen' }, {}] as const

/** A transfer in each state that its page shows otherwise. */
const TRANSFERS = [
  { by: 'transferring', names: 'waitingTransfer' },
  { by: 'transferring', names: 'unknownTransfer' },
  { by: 'transferring', names: 'failedTransfer' },
  { by: 'transferring', names: 'returnedTransfer' },
  { by: 'transferring', names: 'reversedTransfer' },
  { by: 'transferring', names: 'waitingTransfer', act: 'cancelTransfer' },
  { by: 'transferring' },
] as const

export const WALLET_ROWS = [
  { name: '/PersonalCenter', page: 'pages/mine/index', title: '我的', access: 'account', ahead: true },
  { name: '/assetOverview', page: 'pages/assets/index', title: '资产', access: 'account', ahead: true },
  {
    name: '/WalletBalance',
    page: 'packages/account/balance/index',
    title: '电子账户余额',
    access: 'account',
    ahead: true,
    sample: [{}, { by: 'transferring' }],
  },
  {
    name: '/interestCheck',
    ours: true,
    page: 'packages/account/interestCheck/index',
    title: '利息自己算一遍',
    access: 'account',
    sample: [{ names: 'holding' }, { names: 'holding', act: 'interestAtEnd' }, {}],
  },
  { name: '/purseIndex', page: 'packages/account/purse/index', title: '钱包', access: 'account', sample: WALLETS },
  {
    name: '/AccountTurnInto',
    page: 'packages/account/transfer/index',
    title: '转入',
    access: 'account',
    with: { direction: 'IN' },
    sample: [
      { by: 'transferring' },
      { by: 'transferring', act: 'cards' },
      { by: 'transferring', act: 'transferSummary' },
      { by: 'member' },
    ],
  },
  {
    name: '/AccountTurnOut',
    page: 'packages/account/transfer/index',
    title: '转出',
    access: 'trading',
    // Home leads to it, and it shares its code with every form that asks for a code or the password.
    ahead: true,
    with: { direction: 'OUT' },
    sample: [{ by: 'transferring' }, { by: 'transferring', act: 'largeTransfer' }, { by: 'member' }, { by: 'loser' }],
  },
  {
    name: '/AccountTurnStatus',
    page: 'packages/account/turnStatus/index',
    title: '转账进度',
    access: 'account',
    sample: TRANSFERS,
  },
  {
    name: '/TurnOutSuccess',
    page: 'packages/account/turnStatus/index',
    title: '转出结果',
    access: 'account',
    with: { otherwise: 'latest' },
    sample: [{ by: 'transferring', names: 'sentTransfer' }, { by: 'transferring' }],
  },
  {
    name: '/FrozenAmountLists',
    page: 'packages/account/frozen/index',
    title: '冻结与处理中',
    access: 'account',
    sample: [{ by: 'transferring' }, { by: 'transferring', query: { tab: 'pending' } }, { by: 'frozen' }, {}],
  },
  {
    name: '/walletTransactionRecordList',
    page: 'packages/account/records/list/index',
    title: '交易明细',
    access: 'account',
    keep: false,
    sample: [
      { by: 'busy' },
      {},
      { query: { type: 'wealth' } },
      { query: { type: 'spend' } },
      { act: 'recordFilter' },
      { act: 'recordDay' },
    ],
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
      { query: { view: 'request' }, act: 'statementDay' },
      { query: { view: 'request' }, act: 'statementYear' },
      { names: 'statement' },
      { by: 'stranger', query: { view: 'agreements' } },
      { by: 'stranger', query: { view: 'verify' } },
    ],
  },
] as const satisfies readonly RouteRow[]
