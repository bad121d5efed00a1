import type { RouteRow } from '../row'

/** Accounts of type II and III: one page each over both classes, which the row names. */
export const ACCOUNT_CLASS_ROWS = [
  {
    name: '/IICardIdex',
    page: 'packages/subaccount/home/index',
    title: '支付账户',
    access: 'account',
    with: { class: 'II' },
    sample: [
      { by: 'classHolder' },
      { by: 'classHolder', act: 'fundSub' },
      { by: 'classHolder', act: 'chooseSub' },
      {},
      { act: 'subAgreement' },
      { query: { step: 'open' } },
    ],
  },
  {
    name: '/IICardlist',
    page: 'packages/subaccount/list/index',
    title: '我的支付账户',
    access: 'account',
    with: { class: 'II' },
    sample: [{ by: 'classHolder' }, { by: 'classHolder', act: 'subRecords' }, {}],
  },
  {
    name: '/IIPassword',
    page: 'packages/subaccount/password/index',
    title: '支付账户密码',
    access: 'account',
    with: { class: 'II' },
    sample: [{ by: 'classHolder' }, {}],
  },
  {
    name: '/lzhCardIdex',
    page: 'packages/subaccount/home/index',
    title: '零用账户',
    access: 'account',
    with: { class: 'III' },
    sample: [{ by: 'classHolder' }, { by: 'classHolder', act: 'closeSub' }, {}],
  },
  {
    name: '/lzhPassword',
    page: 'packages/subaccount/password/index',
    title: '零用账户密码',
    access: 'account',
    with: { class: 'III' },
    sample: [{ by: 'classHolder' }, { by: 'classHolder', act: 'newSubPassword' }],
  },
  {
    name: '/lzhCardlist',
    page: 'packages/subaccount/list/index',
    title: '我的零用账户',
    access: 'account',
    with: { class: 'III' },
    sample: [{ by: 'classHolder' }, {}],
  },
  {
    name: '/lzhResetPassword',
    page: 'packages/subaccount/reset/index',
    title: '重置账户密码',
    access: 'account',
    sample: [{ by: 'classHolder' }, {}],
  },
] as const satisfies readonly RouteRow[]

export const ACCOUNT_LIST_ROWS = [
  {
    name: '/acclists',
    page: 'packages/subaccount/accounts/index',
    title: '全部账户',
    access: 'account',
    sample: [{ by: 'classHolder' }, {}, { by: 'dormant' }],
  },
] as const satisfies readonly RouteRow[]

/** Pots: all of them, one, and its form. */
export const POT_ROWS = [
  {
    name: '/pots',
    ours: true,
    page: 'packages/subaccount/pots/index',
    title: '存钱罐',
    access: 'account',
    sample: [{ by: 'saver' }, {}],
  },
  {
    name: '/pot',
    ours: true,
    page: 'packages/subaccount/pot/index',
    title: '存钱罐',
    access: 'account',
    sample: [
      { by: 'saver', query: { potId: 'demo-pot-behind' } },
      { by: 'saver', query: { potId: 'demo-pot-behind' }, act: 'fillPot' },
      { by: 'saver', query: { potId: 'demo-pot-reached' } },
    ],
  },
  {
    name: '/potForm',
    ours: true,
    page: 'packages/subaccount/potForm/index',
    title: '新建存钱罐',
    access: 'account',
    sample: [{ by: 'saver' }, { by: 'saver', query: { potId: 'demo-pot-ahead' } }, { by: 'saver', act: 'potDay' }],
  },
] as const satisfies readonly RouteRow[]
