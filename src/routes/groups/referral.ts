import type { RouteRow } from '../row'

const INVITE = 'packages/referral/invite/index'
const INVITED = 'packages/referral/invited/index'
const STAFF = 'packages/referral/staff/index'
const OPEN = 'packages/referral/open/index'

/** Invitations, the clerk's desk, and tiers (docs/decisions/referral.md). */
export const REFERRAL_ROWS = [
  {
    name: '/inviteFriends',
    page: INVITE,
    title: '邀请好友',
    access: 'public',
    with: { view: 'invite' },
    sample: [{}, { by: 'stranger' }],
  },
  {
    name: '/MakeFriendsSharePage',
    page: INVITED,
    title: '好友邀请',
    access: 'public',
    with: { view: 'welcome' },
    sample: [{ by: 'stranger', query: { inviteCode: 'ZW23456789' } }, { by: 'stranger' }],
  },
  {
    name: '/bindrelationship',
    page: INVITED,
    title: '我的邀请人',
    access: 'session',
    with: { view: 'bind' },
    sample: [{ by: 'registered', query: { inviteCode: 'ZH23456789' } }, { by: 'registered' }, { by: 'clerkGuest' }, {}],
  },
  {
    name: '/posterIndex',
    page: INVITE,
    title: '选择海报',
    access: 'public',
    with: { view: 'posters' },
    sample: [{}, { by: 'suspendedClerk' }, { by: 'stranger' }],
  },
  {
    name: '/posterEnd',
    page: INVITE,
    title: '海报',
    access: 'public',
    with: { view: 'poster' },
    sample: [{ query: { posterId: 'openAccount' } }, { query: { posterId: 'none' } }],
  },
  {
    name: '/promotionPoster',
    page: INVITE,
    title: '活动海报',
    access: 'public',
    with: { view: 'campaignPosters' },
    sample: [{}, { query: { actId: 'springFestival' } }],
  },
  {
    name: '/clerkPoster',
    page: INVITE,
    title: '推广海报',
    access: 'account',
    with: { view: 'clerkPosters' },
    sample: [{ by: 'clerk' }, { by: 'clerk', query: { posterId: 'cashWealth' } }, {}],
  },
  { name: '/recommandList', page: INVITE, title: '我邀请的人', access: 'account', with: { view: 'people' } },
  {
    name: '/myTeam',
    page: INVITE,
    title: '我的团队',
    access: 'account',
    with: { view: 'team' },
    sample: [{ by: 'clerk' }, {}],
  },
  {
    name: '/myTeamDetail',
    page: INVITE,
    title: '邀请进度',
    access: 'account',
    with: { view: 'member' },
    sample: [{ names: 'relation' }],
  },
  {
    name: '/clerkIndex',
    page: STAFF,
    title: '客户经理工作台',
    access: 'account',
    with: { view: 'desk' },
    sample: [{ by: 'clerk' }, { by: 'suspendedClerk' }, { by: 'applyingClerk' }, {}],
  },
  {
    name: '/clerkPromote',
    page: STAFF,
    title: '可推广的产品',
    access: 'account',
    with: { view: 'promote' },
    sample: [{ by: 'clerk' }, {}],
  },
  {
    name: '/clerkCustomers',
    page: STAFF,
    title: '客户的预约',
    access: 'account',
    with: { view: 'customers' },
    sample: [{ by: 'clerk' }, {}],
  },
  {
    name: '/profitsList',
    page: STAFF,
    title: '推广业绩',
    access: 'account',
    with: { view: 'results' },
    sample: [{ by: 'clerk' }, {}],
  },
  { name: '/profitsListNew', page: STAFF, title: '推广结算', access: 'account', with: { view: 'settlements' } },
  {
    name: '/kolIndex',
    page: STAFF,
    title: '合作推广',
    access: 'public',
    with: { view: 'kol' },
    sample: [{}, { by: 'stranger' }],
  },
  { name: '/kolApply', page: STAFF, title: '申请合作推广', access: 'account', with: { view: 'kolApply' } },
  {
    name: '/vipIndex',
    page: OPEN,
    title: '贵宾中心',
    access: 'public',
    with: { view: 'vip' },
    sample: [{}, { by: 'stranger' }],
  },
  {
    name: '/vipRights',
    page: OPEN,
    title: '贵宾权益',
    access: 'public',
    with: { view: 'rights' },
    sample: [{ by: 'stranger' }],
  },
] as const satisfies readonly RouteRow[]

/** A clerk's small shop. */
export const SHOP_ROWS = [
  {
    name: '/microShopHomePage',
    page: OPEN,
    title: '客户经理店铺',
    access: 'public',
    with: { view: 'shop' },
    sample: [
      { query: { saverId: 'S100001' } },
      { query: { saverId: 'S100001' }, act: 'booking' },
      {},
      { by: 'stranger', query: { saverId: 'S100002' } },
    ],
  },
  {
    name: '/microShopCard',
    page: OPEN,
    title: '工作人员名片',
    access: 'public',
    with: { view: 'card' },
    sample: [
      { by: 'stranger', query: { saverId: 'S100001' } },
      { by: 'stranger', query: { saverId: 'S100002' } },
      { by: 'stranger' },
      { by: 'clerk' },
    ],
  },
  {
    name: '/microShopUp',
    page: STAFF,
    title: '编辑店铺',
    access: 'account',
    with: { view: 'shop' },
    sample: [{ by: 'clerk' }, { by: 'suspendedClerk' }, {}],
  },
  {
    name: '/microPersonMsg',
    page: STAFF,
    title: '个人介绍',
    access: 'account',
    with: { view: 'person' },
    sample: [{ by: 'clerk' }],
  },
  {
    name: '/upMsgSuccess',
    page: STAFF,
    title: '提交结果',
    access: 'account',
    with: { view: 'sent' },
    sample: [{ by: 'clerk' }],
  },
] as const satisfies readonly RouteRow[]

/** The redeposit page for who came by a promoter's link: the order says so, whatever the page is called. */
export const REDEPOSIT_KOL_ROWS = [
  {
    name: '/redepositKol',
    page: 'packages/product/maturity/redeposit/index',
    title: '到期处理',
    access: 'trading',
    sample: [{ names: 'holding' }],
  },
] as const satisfies readonly RouteRow[]

/** Codes to be scanned: the bank's own, an invitation's, a voucher's. */
export const CODE_ROWS = [
  {
    name: '/QRCode',
    page: INVITE,
    title: '二维码',
    access: 'public',
    with: { view: 'code' },
    sample: [
      {},
      { query: { type: 'invite' } },
      { query: { type: 'voucher' } },
      { by: 'stranger', query: { type: 'invite' } },
    ],
  },
] as const satisfies readonly RouteRow[]
