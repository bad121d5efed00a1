import { hasRateInText, promisesReturn, sellsWithBannedWords } from '../content/bannedWords'
import { isReadable } from '../validation/readable'
import { defineMachine } from '../machine'
import type { TriggerOf } from '../machine'

/**
 * A marketer's small shop. What is edited is one version and what everybody reads another: the last approved one, which stays
 * while the next is reviewed.
 */
export const SHOP_STATES = ['DRAFT', 'IN_REVIEW', 'ONLINE', 'REJECTED'] as const
export type ShopState = (typeof SHOP_STATES)[number]

/** What a shop says, in its owner's words. */
export interface ShopText {
  readonly introduction: string
  /** Codes of products, at most three. */
  readonly products: readonly string[]
  /** Ids of the bank's own articles, at most three. */
  readonly articles: readonly string[]
}

/** Limits in characters and things. */
export const SHOP_LIMITS = { introduction: 100, products: 3, articles: 3 } as const

/**
 * What the bank itself shows below the owner's choice, until there are as many as a shop may have.
 * @param deposits codes on sale, in the shelf's order; what the bank only distributes is shown where it was chosen and approved
 */
export const filledUp = (chosen: readonly string[], deposits: readonly string[]): readonly string[] =>
  deposits.filter((code) => !chosen.includes(code)).slice(0, Math.max(0, SHOP_LIMITS.products - chosen.length))

/** Of the version that is edited. What is read by everybody changes with `approve` alone. */
export const SHOP_MACHINE = /*#__PURE__*/ defineMachine(SHOP_STATES, {
  DRAFT: { edit: 'DRAFT', submit: 'IN_REVIEW' },
  IN_REVIEW: { approve: 'ONLINE', refuse: 'REJECTED' },
  ONLINE: { edit: 'DRAFT', submit: 'IN_REVIEW' },
  REJECTED: { edit: 'DRAFT', submit: 'IN_REVIEW' },
})
export type ShopTrigger = TriggerOf<typeof SHOP_MACHINE>

export const SHOP_STATE_NAMES: Readonly<Record<ShopState, string>> = {
  DRAFT: '未提交',
  IN_REVIEW: '审核中',
  ONLINE: '已通过',
  REJECTED: '未通过',
}

/** Numbers of phones, accounts and chats: six digits or more, whatever signs stand between them; and addresses. */
const CONTACT = /\d(?:[^\p{L}\p{N}]{0,3}\d){5}|https?:|www\.|@|微信号|加微|扫码|二维码/iu

export type ShopProblem =
  | 'empty'
  | 'tooLong'
  | 'unreadable'
  | 'bannedWords'
  | 'rate'
  | 'contact'
  | 'noProducts'
  | 'tooMany'

const LABELS: Readonly<Record<ShopProblem, string>> = {
  empty: '请填写个人介绍',
  tooLong: `个人介绍最多${SHOP_LIMITS.introduction}个字`,
  unreadable: '个人介绍含有不能显示的字符，请删除后再提交',
  bannedWords: '个人介绍含有不能用于宣传的词语，请修改',
  rate: '个人介绍不能写利率或收益率，客户在所选产品中查看实时数据',
  contact: '个人介绍不能留电话、网址、微信或二维码，客户可拨打网点电话',
  noProducts: '请至少选择一款产品',
  tooMany: `产品最多选${SHOP_LIMITS.products}项，文章最多选${SHOP_LIMITS.articles}项，且不能重复`,
}

export const saysShopProblem = (problem: ShopProblem): string => LABELS[problem]

/** Why a shop can't be handed in; undefined when it can. Whether its products are on sale, the bank looks up. */
export function shopProblem({ introduction, products, articles }: ShopText): ShopProblem | undefined {
  const text = introduction.trim()
  if (text === '') return 'empty'
  if (Array.from(text).length > SHOP_LIMITS.introduction) return 'tooLong'
  if (!isReadable(text, { lines: true })) return 'unreadable'
  if (sellsWithBannedWords(text) || promisesReturn(text)) return 'bannedWords'
  if (hasRateInText(text)) return 'rate'
  if (CONTACT.test(text.normalize('NFKC').replace(/\p{Cf}/gu, ''))) return 'contact'
  if (products.length === 0) return 'noProducts'
  const isTooMany = (list: readonly string[], most: number) => list.length > most || new Set(list).size < list.length
  return isTooMany(products, SHOP_LIMITS.products) || isTooMany(articles, SHOP_LIMITS.articles) ? 'tooMany' : undefined
}
