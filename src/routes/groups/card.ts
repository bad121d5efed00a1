import type { RouteRow } from '../row'

/** Bank cards. */
export const CARD_ROWS = [
  {
    name: '/mybandcard',
    page: 'packages/card/list/index',
    title: '我的银行卡',
    access: 'account',
    sample: [{ by: 'cardholder' }, {}],
  },
  {
    name: '/addbandcard',
    page: 'packages/card/bind/index',
    title: '添加银行卡',
    access: 'account',
    with: { use: 'OWN' },
    sample: [{}, { act: 'typeCard' }, { act: 'cardAgreement' }],
  },
  {
    name: '/addOneSpecialCard',
    page: 'packages/card/bind/index',
    title: '添加专项卡',
    access: 'account',
    with: { use: 'SPECIAL' },
  },
  {
    name: '/cardInfo',
    page: 'packages/card/card/index',
    title: '银行卡详情',
    access: 'account',
    sample: [
      { by: 'cardholder', query: { cardId: 'card-qianduo' } },
      { by: 'cardholder', query: { cardId: 'card-qianduo-2' } },
      { by: 'cardholder', query: { cardId: 'card-qianduo-2' }, act: 'cardAlias' },
      { by: 'cardholder', query: { cardId: 'card-qianduo-6' } },
    ],
  },
  {
    name: '/untiedBankCardSuccessed',
    page: 'packages/card/unbound/index',
    title: '解绑结果',
    access: 'account',
    sample: [{ by: 'unbound' }],
  },
  {
    name: '/firstCard',
    page: 'packages/card/first/index',
    title: '主卡',
    access: 'account',
    sample: [{ by: 'cardholder' }, { by: 'cardholder', act: 'firstCardFace' }, {}],
  },
  {
    name: '/cardupqiyebank',
    page: 'packages/card/enterprise/index',
    title: '对公账户',
    access: 'account',
    sample: [{ by: 'cardholder' }, { by: 'holder' }, {}],
  },
  {
    name: '/kolChooseBank',
    page: 'packages/card/settlement/index',
    title: '结算银行卡',
    access: 'account',
  },
  {
    name: '/familyCard',
    page: 'packages/card/family/index',
    title: '亲情卡',
    access: 'account',
    sample: [
      { by: 'cardholder' },
      { by: 'unmatched', query: { tab: 'received' } },
      {},
      { by: 'cardholder', query: { give: 1 } },
      { by: 'cardholder', query: { give: 1 }, act: 'typeGrant' },
    ],
  },
  {
    name: '/familyChangeCard',
    page: 'packages/card/family/grant/index',
    title: '亲情卡管理',
    access: 'account',
    sample: [
      { by: 'cardholder', query: { grantId: 'family-qianduo-sunli' } },
      { by: 'cardholder', query: { grantId: 'family-qianduo-guoyulan' } },
      { by: 'cardholder', query: { grantId: 'family-qianduo-liuyang' } },
    ],
  },
  {
    name: '/chooseBank',
    page: 'packages/card/banks/index',
    title: '支持的银行',
    access: 'session',
    sample: [{}, { act: 'searchNoBank' }],
  },
] as const satisfies readonly RouteRow[]
