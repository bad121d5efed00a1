/** Where a demonstration's customer shows a state, and what the bank says there. */
export interface DemoState {
  readonly what: string
  /** The customer's key. */
  readonly customer: string
  /** A route of the app, with its query. */
  readonly page: string
  readonly shows: string
}

/**
 * Who shows what of campaigns and referral, where one thing has many states. Every row is asked of the seeded bank by the test
 * beside it. None shows the queue (QUEUED), which needs more than eight customers in the same second.
 */
export const DEMO_STATES: readonly DemoState[] = [
  { what: 'a campaign to come', customer: 'zhangwei', page: '/promotionDetail?actId=springFestival', shows: '未开始' },
  {
    what: 'one that can be joined',
    customer: 'lina',
    page: '/promotionDetail?actId=weeklyLearn',
    shows: '进行中，可参加',
  },
  {
    what: "one that isn't for this customer",
    customer: 'zhangwei',
    page: '/newcomerGiftPack',
    shows: '进行中，本活动仅限首次开户的新客户参加，可查看其他活动',
  },
  {
    what: 'one whose packets are gone',
    customer: 'yuanfang',
    page: '/promotionDetail?actId=firstTwo',
    shows: '进行中，奖励已全部送完，可在活动中心查看其他活动，报名红包剩0',
  },
  {
    what: 'joined, with tasks to do',
    customer: 'yinxue',
    page: '/promotionDetail?actId=luckyDraw',
    shows: '进行中，已参加，还可抽3次',
  },
  {
    what: 'paused by the bank',
    customer: 'xiayan',
    page: '/promotionDetail?actId=readTogether',
    shows: '已暂停，已参加，待领取1',
  },
  {
    what: 'stopped by the bank',
    customer: 'yuanfang',
    page: '/promotionDetail?actId=nightClass',
    shows: '已终止，已参加，待领取1',
  },
  {
    what: 'over, its reward still to be claimed',
    customer: 'luomin',
    page: '/promotionDetail?actId=quizFortnight',
    shows: '已结束，已参加，待领取1',
  },
  {
    what: 'over, its draws to be checked',
    customer: 'yinxue',
    page: '/promotionDetail?actId=autumnDraw',
    shows: '已结束，已参加，种子已公布',
  },
  {
    what: 'rewards and prizes in every state',
    customer: 'yinxue',
    page: '/redActivityLists',
    shows: '待领取、核实中、已发放、已过期、已取消、已放弃；实物待填写地址、待发货、已发货、已收货',
  },
  { what: 'vouchers', customer: 'yinxue', page: '/myVoucher', shows: '可使用' },
  { what: 'who may promote', customer: 'hangyuan', page: '/clerkIndex', shows: '服务中' },
  { what: 'whose right to promote rests', customer: 'renjie', page: '/clerkIndex', shows: '已暂停' },
  { what: 'who applies to promote', customer: 'fuyun', page: '/clerkIndex', shows: '审批中' },
  { what: 'a shop, its next version in review', customer: 'hangyuan', page: '/microShopUp', shows: '审核中，已上线' },
  {
    what: 'a team: invited, and invited by those',
    customer: 'zhangwei',
    page: '/myTeam',
    shows: '已接受、已开户、已结束、已过期；下一级1人',
  },
  { what: 'invited, and inviting', customer: 'machao', page: '/myTeam', shows: '已开户；下一级0人' },
  { what: 'invited by 马超', customer: 'guoyulan', page: '/bindrelationship', shows: '已开户' },
  {
    what: 'appointments with a clerk',
    customer: 'hangyuan',
    page: '/clerkCustomers',
    shows: '待确认、已确认、已完成、未能安排、已取消',
  },
  { what: 'proof of a workplace: granted', customer: 'sunli', page: '/vipIndex', shows: '已认证' },
  { what: 'proof of a workplace: refused', customer: 'xiayan', page: '/vipIndex', shows: '未通过' },
  { what: 'proof of a workplace: in review', customer: 'yuanfang', page: '/vipIndex', shows: '审核中' },
]
