/** The parts of a customer's message box, in their order; every kind of message belongs to one. */
export const MESSAGE_GROUPS = ['trades', 'account', 'activity', 'notices'] as const

export type MessageGroup = (typeof MESSAGE_GROUPS)[number]

/** The names customers read. */
export const MESSAGE_GROUP_NAMES: Readonly<Record<MessageGroup, string>> = {
  trades: '交易',
  account: '账户',
  activity: '活动',
  notices: '公告',
}
