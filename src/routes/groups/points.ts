import type { RouteRow } from '../row'

const LOOK = 'packages/activities/look/index'
const DRAW = 'packages/activities/draw/index'
const FOLDER = 'packages/activities/vouchers/index'
const ENTRIES = 'packages/activities/entries/index'

/** Points, what is had for them, vouchers and the bank's counters. */
export const POINTS_ROWS = [
  {
    name: '/integralIndex',
    page: 'packages/activities/points/index',
    title: '我的积分',
    access: 'public',
    sample: [{}, { by: 'classHolder' }, { by: 'stranger' }],
  },
  {
    name: '/integralMiddle',
    page: 'packages/activities/item/index',
    title: '积分兑换',
    access: 'account',
    sample: [
      { query: { itemId: 'tea-towel' } },
      { query: { itemId: 'farm-20-seckill' } },
      { query: { itemId: 'none' } },
      { names: 'mallOrder' },
    ],
  },
  {
    name: '/pointsDetails',
    page: ENTRIES,
    title: '积分明细',
    access: 'account',
    with: { view: 'entries' },
    sample: [{}, { by: 'classHolder' }],
  },
  { name: '/checkinIndex', page: 'packages/activities/checkin/index', title: '每日签到', access: 'public' },
  { name: '/lookAgain', page: LOOK, title: '看一看', access: 'public', with: { look: 'first' } },
  {
    name: '/lookAgainTwo',
    page: LOOK,
    title: '再看一看',
    access: 'public',
    with: { look: 'second' },
    sample: [{}, { by: 'classHolder' }],
  },
  {
    name: '/luckyDrawIndex',
    page: DRAW,
    title: '幸运抽奖',
    access: 'public',
    with: { act: 'luckyDraw' },
    shared: true,
    sample: [
      { by: 'rewarded' },
      { by: 'stranger' },
      { query: { actId: 'autumnDraw' }, by: 'rewarded' },
      { query: { actId: 'autumnDraw', view: 'check' }, by: 'rewarded' },
    ],
  },
  {
    name: '/realDrawPage',
    page: DRAW,
    title: '实物抽奖',
    access: 'public',
    with: { act: 'realDraw' },
    sample: [
      { by: 'rewarded' },
      { by: 'stranger' },
      { names: 'parcel', by: 'rewarded' },
      { names: 'openParcel', by: 'rewarded' },
    ],
  },
  {
    name: '/springFestivalIndex',
    page: DRAW,
    title: '新春活动',
    access: 'public',
    with: { act: 'springFestival' },
    shared: true,
  },
  {
    name: '/myVoucher',
    page: FOLDER,
    title: '我的卡券',
    access: 'account',
    with: { list: 'vouchers' },
    sample: [{}, { act: 'voucherCode' }, { by: 'classHolder' }],
  },
  {
    name: '/couponList',
    page: FOLDER,
    title: '存款优惠券',
    access: 'account',
    with: { list: 'coupons' },
    sample: [{}, { act: 'couponUse' }, { by: 'classHolder' }],
  },
  {
    name: '/cityCardActivitiesHomePage',
    page: FOLDER,
    title: '城市权益',
    access: 'public',
    with: { list: 'city' },
    sample: [{}, { by: 'rewarded' }, { by: 'stranger' }],
  },
  {
    name: '/seckillIndex',
    page: FOLDER,
    title: '限时抢券',
    access: 'public',
    with: { list: 'rush' },
    sample: [{}, { by: 'rewarded' }, { by: 'stranger' }],
  },
  {
    name: '/counterlists',
    page: 'packages/activities/branches/index',
    title: '营业网点',
    access: 'public',
    sample: [{}, { by: 'stranger' }],
  },
] as const satisfies readonly RouteRow[]

/** Rankings of points, and vouchers of farm shops. */
export const RANKING_ROWS = [
  {
    name: '/rankingList',
    page: ENTRIES,
    title: '积分榜单',
    access: 'account',
    with: { view: 'ranking' },
    sample: [{}, { by: 'rewarded' }],
  },
  {
    name: '/yuAgribusinessTicket',
    page: FOLDER,
    title: '惠农券',
    access: 'public',
    with: { list: 'agri' },
    sample: [{}, { by: 'classHolder' }, { by: 'rewarded' }, { by: 'stranger' }],
  },
  {
    name: '/yuAgribusinessTicketII',
    page: FOLDER,
    title: '我的惠农券',
    access: 'account',
    with: { list: 'agriMine' },
    sample: [{}, { by: 'classHolder' }],
  },
] as const satisfies readonly RouteRow[]
