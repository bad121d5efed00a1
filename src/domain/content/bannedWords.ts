/**
 * What a bank must not say, each as it is matched after folding (docs/words.md has the law of each). 最高 and 第一 as praise: not
 * of a court, of what insurance pays, or in a count. The range of a structured deposit, 保底…，最高…, is figures of the app's own
 * (src/products/model/rates.ts) and no such text.
 */
export const BANNED_WORDS = {
  保本: '保本',
  保息: '保息',
  保收益: '保收益',
  零风险: '零风险',
  无风险: '无风险',
  低风险: '低风险',
  高收益: '高收益',
  稳赚: '稳赚',
  包赚: '[包必]赚',
  只赚不赔: '只赚不[赔亏]',
  刚性兑付: '刚性兑付',
  绝对安全: '绝对安全',
  秒到账: '秒到账',
  国家级: '国家级',
  最佳: '最佳',
  顶级: '顶级',
  最高: '最高(?!人民|偿付|法院|检察)',
  第一: '第一(?![步次条项个题页章节时天日年月季代类批笔款])',
} as const

const BANNED = new RegExp(Object.values(BANNED_WORDS).join('|'), 'gu')

/** Characters that are written for others that sound or look alike; the first of each is what is meant. */
const ALIKE = [
  '保堡葆褓寳寶',
  '本夲苯',
  '稳穩吻',
  '赚賺撰',
  '险險',
  '风風疯',
  '无無',
  '零〇0',
  '益溢',
  '最蕞',
  '第苐',
  '一壹弌',
  '绝絕',
  '账帐',
  '级級',
] as const

const MEANT = new Map(ALIKE.flatMap(([meant = '', ...others]) => others.map((one) => [one, meant] as const)))

/** What people put between characters so that a word isn't found: spaces, marks that end no clause, and quotation marks. */
const BETWEEN = /[\s\p{Cf}\p{Mn}·•・.*_~^|/\\+=#"'‘’「」『』\u3164-]/u

interface Folded {
  readonly text: string
  /** Of each character, the quotation it stands in; 0 outside. */
  readonly quotations: readonly number[]
}

/** A text as it is matched: full width, spaces, invisible characters and the like out of the way. */
function fold(written: string): Folded {
  const quotations: number[] = []
  let text = ''
  let quotation = 0
  let begun = 0
  for (const character of written.normalize('NFKC')) {
    if (character === '“') quotation = begun += 1
    else if (character === '”') quotation = 0
    else if (!BETWEEN.test(character)) {
      const meant = MEANT.get(character) ?? character
      text += meant
      for (let unit = 0; unit < meant.length; unit += 1) quotations.push(quotation)
    }
  }
  return { text, quotations }
}

/**
 * Whether a text says what a bank must not say, in its own words: what stands whole in one pair of Chinese quotation marks are the
 * words of a fraud, which a warning must be able to repeat.
 */
export function hasBannedWords(written: string): boolean {
  const { text, quotations } = fold(written)
  return [...text.matchAll(BANNED)].some(({ 0: word, index }) => {
    const within = new Set(quotations.slice(index, index + word.length))
    return within.size > 1 || within.has(0)
  })
}

/** The same of what sells something, which repeats no fraud's words: quotation marks excuse nothing. */
export const sellsWithBannedWords = (written: string): boolean => hasBannedWords(written.replace(/[“”]/g, ''))

const NUMERAL = '[0-9零〇一二两三四五六七八九十百半]'

/** A rate in figures or words: products say theirs themselves, so that none is out of date. */
const RATE = new RegExp(
  [
    `${NUMERAL}(?:%|‰|bp)`,
    `百分之${NUMERAL}`,
    `${NUMERAL}(?:个?百分点|个?基点|个点|厘|分[利息])`,
    `(?:利率|年化|年息|月息|日息|收益率|回报率)(?:[约为达是有到近超：:]|高达|大概|左右)*${NUMERAL}`,
  ].join('|'),
  'iu',
)

/** Whether a text says a rate, in figures or in words. */
export const hasRateInText = (written: string): boolean => RATE.test(fold(written).text.replace(/每一分/g, ''))

/** What somebody who sells might promise of money to come; the bank's own disclosures say that nothing is promised. */
const PROMISE =
  /(?:保证|承诺|担保|确保)(?:您?的?)(?:本金|收益|回报|盈利|不亏)|(?:收益|回报|本金)(?:有保障|有保证|无忧)|(?:不会|绝不|从不|永不)(?:亏|赔)|[每一](?:天|日|周|月|年)(?:能|可|可以|就能)?(?:稳?赚|挣|净赚|收益)/u

/** Whether a text promises a return. */
export const promisesReturn = (written: string): boolean => PROMISE.test(fold(written).text)

/** For whom something is, and that somebody surely gets it: a campaign has conditions, odds and an end. */
const FOR_WHOM = /人人|每个人|所有人|所有客户|全体|全员|不限|无条件|无门槛|零门槛|必中|必得|百分百|包中/u

/** Whether a text says that everybody may take part, or surely wins. */
export const saysForAll = (written: string): boolean => FOR_WHOM.test(fold(written).text)
