import type { RouteRow } from '../row'

/** A page to read, one of the looks of a campaign of the kind LANDING. */
const landing = <const Name extends string>(name: Name, title: string, act: string, look: string) =>
  ({
    name,
    page: 'packages/promotion/landing/index',
    title,
    access: 'public',
    with: { act, look },
    shared: true,
  }) as const

const DETAIL = 'packages/promotion/detail/index'
const REWARDS = 'packages/promotion/rewards/index'
const rewarded = { by: 'rewarded' } as const

/** Campaigns as people who come by a link, a message or a card read them, and what they can take part in. */
export const PROMOTION_ROWS = [
  { ...landing('/promote_a', '存款介绍', 'deposit', 'a'), sample: [{}, { by: 'stranger' }] },
  landing('/promote_b', '存款期限比较', 'deposit', 'b'),
  landing('/promote_c', '开户与存款', 'deposit', 'c'),
  landing('/promoteIndexNew', '新客专区', 'newcomer', 'index2'),
  landing('/promoteBuyNew', '新客存款', 'newcomer', 'buy2'),
  landing('/promoteIndexIVNew', '新客专区', 'newcomer', 'index4'),
  landing('/promoteBuyIVNew', '新客存款', 'newcomer', 'buy4'),
  landing('/promoteZZKJ', '合作渠道专区', 'partner', 'zzkj'),
  landing('/promoteTazhiIndex', '合作渠道专区', 'partner', 'tazhi'),
  landing('/promoteTazhiBuy', '合作渠道存款', 'partner', 'tazhiBuy'),
  landing('/promoteMoreMsgIndex', '更多信息', 'moreMessage', 'a'),
  {
    ...landing('/promoteSMS_deposit', '存款介绍', 'textMessage', 'deposit'),
    with: { act: 'textMessage', look: 'deposit', overAct: 'deposit', overLook: 'a' },
    sample: [{ query: { t: 'SMSdeposit23' } }, { by: 'stranger', query: { t: 'SMSoldLink23' } }],
  },
  {
    ...landing('/promoteSMS_newcomer', '开立电子账户', 'textMessage', 'newcomer'),
    with: { act: 'textMessage', look: 'newcomer', overAct: 'newcomer', overLook: 'index2' },
    sample: [{ by: 'stranger', query: { t: 'SMSnewcomer2' } }],
  },
  landing('/promoteKOL_deposit', '推广页', 'kol', 'deposit'),
  landing('/promoteKOL_wealth', '推广页', 'kol', 'wealth'),
  landing('/largeAmountPromotion', '大额存款', 'largeAmount', 'a'),
  landing('/ylbankIndex', '认识本行', 'bankItself', 'index'),
  landing('/ylbankShare', '认识本行', 'bankItself', 'share'),
  {
    name: '/promotionIndex',
    page: DETAIL,
    title: '活动中心',
    access: 'public',
    with: { view: 'all' },
    shared: true,
    sample: [{}, { by: 'stranger' }],
  },
  {
    name: '/promotionDetail',
    page: DETAIL,
    title: '活动详情',
    access: 'public',
    shared: true,
    sample: [
      { query: { actId: 'weeklyLearn' } },
      { query: { actId: 'weeklyLearn' }, by: 'rewarded' },
      { query: { actId: 'autumnLearn' }, by: 'stranger' },
      {},
    ],
  },
] as const satisfies readonly RouteRow[]

/** The column about the distributed product. */
export const WEALTH_COLUMN_ROWS = [
  landing('/yyhFinancial', '月月汇', 'monthlyWealth', 'a'),
] as const satisfies readonly RouteRow[]

/** The small page that a shared card opens. */
export const SHARED_CARD_ROWS = [
  landing('/marketActLtlSharePage', '活动分享', 'littleShare', 'a'),
] as const satisfies readonly RouteRow[]

/** What is taken part in, and what was earned. */
export const ACTIVITY_ROWS = [
  {
    name: '/newcomerGiftPack',
    page: DETAIL,
    title: '新客礼包',
    access: 'public',
    with: { act: 'newcomerGift' },
    shared: true,
  },
  {
    name: '/zhouHelpFriends',
    page: 'packages/promotion/together/index',
    title: '周周共学',
    access: 'public',
    with: { act: 'learnTogether', help: 'weekHelp' },
    shared: true,
    sample: [{}, { by: 'stranger' }, { query: { code: '23456789AB' } }],
  },
  landing('/lcActivity', '认识理财', 'wealthLearn', 'v1'),
  landing('/lcActivityNew', '理财收益怎么来', 'wealthLearn', 'v2'),
  {
    name: '/oneClickRule',
    page: REWARDS,
    title: '一键领取规则',
    access: 'public',
    with: { view: 'rule' },
    shared: true,
    sample: [rewarded, { by: 'stranger' }],
  },
  {
    name: '/oneClickArchived',
    page: REWARDS,
    title: '一键领取',
    access: 'account',
    with: { view: 'claim' },
    sample: [rewarded, {}],
  },
  {
    name: '/zhouMyPrize',
    page: REWARDS,
    title: '我的奖励',
    access: 'account',
    with: { view: 'all' },
    sample: [rewarded, {}],
  },
  {
    name: '/redActivityLists',
    page: REWARDS,
    title: '我的红包',
    access: 'public',
    with: { view: 'packets' },
    sample: [rewarded, { by: 'stranger' }],
  },
  {
    name: '/activiteGift',
    page: REWARDS,
    title: '领取奖励',
    access: 'public',
    with: { view: 'one' },
    sample: [rewarded],
  },
  {
    name: '/withDrawalActicity',
    page: 'packages/promotion/withdraw/index',
    title: '红包提现',
    access: 'account',
    with: { view: 'form' },
    sample: [rewarded, {}],
  },
  {
    name: '/withDrawalResult',
    page: 'packages/promotion/withdraw/index',
    title: '提现记录',
    access: 'account',
    with: { view: 'result' },
    sample: [rewarded, {}],
  },
] as const satisfies readonly RouteRow[]

/** A link to a red packet: the campaign it belongs to. */
export const RED_PACKET_ROWS = [
  { name: '/redEnvelopeLoading', page: DETAIL, title: '红包活动', access: 'public', with: { act: 'weeklyLearn' } },
] as const satisfies readonly RouteRow[]
