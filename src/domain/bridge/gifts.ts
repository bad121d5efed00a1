/** What a bridge may hand on to the other side; nothing else ever is. */
export const GIFTS = ['clientNo', 'orgId', 'orgRole', 'gestureState', 'productType', 'voucherNo'] as const
export type Gift = (typeof GIFTS)[number]

interface GiftFacts {
  /** As the customer reads it. */
  readonly name: string
  /** Says something about a person, so that it goes nowhere without a consent of its own (PIPL, article 23). */
  readonly personal: boolean
}

export const GIFT_FACTS: Readonly<Record<Gift, GiftFacts>> = {
  clientNo: { name: '客户号', personal: true },
  orgId: { name: '企业编号', personal: true },
  orgRole: { name: '您在企业中的身份', personal: true },
  gestureState: { name: '手势密码是否已设置', personal: true },
  productType: { name: '产品代码', personal: false },
  voucherNo: { name: '贷款券编号', personal: true },
}

export const isGift = (name: string): name is Gift => (GIFTS as readonly string[]).includes(name)
