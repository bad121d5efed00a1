import type { ShelfGroup } from '../family'

/** What the shelf's groups are called, in the shelf's order. */
export const SHELF_GROUPS: Readonly<Record<ShelfGroup, { readonly title: string; readonly hint: string }>> = {
  term: { title: '定期存款', hint: '存期固定，到期付息' },
  payout: { title: '分期付息', hint: '按期领取利息' },
  flexible: { title: '灵活存取', hint: '持有越久，利率越高' },
  special: { title: '特色存款', hint: '结构性存款、协定存款' },
  wealth: { title: '代销理财', hint: '由第三方机构发行与管理' },
}

export const GROUP_ORDER = /*#__PURE__*/ Object.keys(SHELF_GROUPS) as ShelfGroup[]
