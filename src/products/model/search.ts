import { termMonths } from '@/domain/dates/term'
import { formatTerm } from '@/domain/dates/format'
import { formatRate } from '@/domain/money/format'
import { figureCaptionOf, minimumTextOf } from './figure'
import { SHELF_GROUPS } from './shelfGroups'
import type { ShelfProduct } from './shelfProduct'

/** Longer than any product's name; what is typed beyond it finds nothing more. */
export const SEARCH_MAX_LENGTH = 30

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}

/** `十八` is 18, `三` is 3, `九十` is 90; only numbers below 100 stand before a unit of time here. */
function chineseNumber(text: string): string {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text]
  const ten = text.includes('十') ? (DIGITS[tens] ?? 1) * 10 : 0
  return String(ten + (DIGITS[ones] ?? 0))
}

const IN_WORDS = /[零〇一二两三四五六七八九十]{1,3}(?=个月|月|年|天|日)/g

/**
 * A text as it is compared: without width and case, terms in digits and one spelling (`三个月`, `3月` and `３个月` are
 * `3个月`; `半年` is `6个月`, `一年半` is `18个月`).
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/半年/g, '6个月')
    .replace(IN_WORDS, chineseNumber)
    .replace(/(\d+)年半/g, (_, years: string) => `${Number(years) * 12 + 6}个月`)
    .replace(/(\d)月/g, '$1个月')
    .replace(/(\d)日/g, '$1天')

const TERM_WORDS = /\d+(?:个月|年|天)/g

/** What is looked for, each on its own: terms, and the words between them. Empty for a search of nothing. */
export function searchWords(query: string): readonly string[] {
  const text = plainText(query.slice(0, SEARCH_MAX_LENGTH))
  const others = text.replace(TERM_WORDS, ' ').split(/[\s,，、。;；]+/)
  return [...(text.match(TERM_WORDS) ?? []), ...others].filter((word) => word !== '')
}

const KIND_WORDS = { deposit: '存款 储蓄 存款保险', wealth: '理财 代销 现金管理 赎回' } as const

/** The same term in the other spellings people use: a year is twelve months. */
function termWords(product: ShelfProduct): readonly string[] {
  const { facts } = product
  if (facts.kind === 'wealth') return ['无固定期限']
  const months = termMonths(facts)
  if (months === undefined) return [formatTerm(facts)]
  const years = months % 12 === 0 ? [`${months / 12}年`] : []
  return [formatTerm(facts), `${months}个月`, ...years]
}

/** Everything a product can be found by: its name, kind, place on the shelf, term, rate, minimum and features. */
function searchText(product: ShelfProduct): string {
  const { facts, description } = product
  const { title, hint } = SHELF_GROUPS[description.shelfGroup]
  return plainText(
    [
      facts.productName,
      description.name,
      KIND_WORDS[facts.kind],
      title,
      hint,
      ...termWords(product),
      formatRate(facts.appointRate),
      figureCaptionOf(description.family, facts),
      `${minimumTextOf(facts)}起`,
      facts.riskLevel,
      ...description.index.features.map((feature) => feature.title),
    ].join(' '),
  )
}

/** Whether the word stands in the text; a number isn't found in the end of a longer one (3个月 in 13个月). */
function hasWord(text: string, word: string): boolean {
  if (!/^\d/.test(word)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\d.]/.test(text.charAt(at - 1))) return true
  }
  return false
}

/** The products that have every word looked for; all of them for a search of nothing. */
export function searchProducts(products: readonly ShelfProduct[], query: string): readonly ShelfProduct[] {
  const words = searchWords(query)
  if (words.length === 0) return products
  return products.filter((product) => {
    const text = searchText(product)
    return words.every((word) => hasWord(text, word))
  })
}
