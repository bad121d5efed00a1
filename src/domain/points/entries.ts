/** Why points came or went, and the pool that is the other side of it. */
export const POINT_ENTRIES = {
  CHECK_IN: { title: '每日签到', pool: 'earned', filter: 'EARNED' },
  LEARN: { title: '看一看', pool: 'earned', filter: 'EARNED' },
  QUIZ: { title: '答题', pool: 'earned', filter: 'EARNED' },
  SURVEY: { title: '填写问卷', pool: 'earned', filter: 'EARNED' },
  INFO: { title: '完善个人信息', pool: 'earned', filter: 'EARNED' },
  REWARD: { title: '活动奖励', pool: 'earned', filter: 'EARNED' },
  REFUND: { title: '取消兑换退回', pool: 'spent', filter: 'EARNED' },
  ORDER: { title: '兑换', pool: 'spent', filter: 'SPENT' },
  EXPIRED: { title: '到期清零', pool: 'expired', filter: 'EXPIRED' },
  CLOSED: { title: '注销账户清零', pool: 'expired', filter: 'EXPIRED' },
} as const

export type PointEntryKind = keyof typeof POINT_ENTRIES
export const POINT_ENTRY_KINDS = Object.keys(POINT_ENTRIES) as PointEntryKind[]

/** What a customer looks for among them. */
export const POINT_FILTERS = ['ALL', 'EARNED', 'SPENT', 'EXPIRED'] as const
export type PointFilter = (typeof POINT_FILTERS)[number]

export const POINT_FILTER_NAMES: Readonly<Record<PointFilter, string>> = {
  ALL: '全部',
  EARNED: '获得',
  SPENT: '使用',
  EXPIRED: '过期',
}

/** The kinds that a filter shows. */
export const kindsOf = (filter: PointFilter): readonly PointEntryKind[] =>
  POINT_ENTRY_KINDS.filter((kind) => filter === 'ALL' || POINT_ENTRIES[kind].filter === filter)

/** `1,234` */
export const formatPoints = (points: number): string => String(points).replace(/\B(?=(\d{3})+$)/g, ',')
