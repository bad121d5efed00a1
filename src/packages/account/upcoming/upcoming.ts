import type { MaturityOption } from '@/contract/maturity/maturityFields'
import { daysBetween, isDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { formatChineseDay, formatDay, formatInstant, formatTerm } from '@/domain/dates/format'
import { INSTRUCTION_NAMES } from '@/domain/maturity/instruction'
import { formatHidableAmount } from '@/domain/money/format'
import type { Item } from '@/features/ahead/items'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

export type Maturity = NonNullable<Item['maturity']>

/** `2026年12月16日 星期三，还有21天` */
export function whenText(on: Day, today: Day): string {
  const left = daysBetween(today, on)
  return `${formatChineseDay(on, true)}，${left <= 0 ? '今天' : `还有${left}天`}`
}

/** Said of what the page's sum leaves out. */
export const NOT_IN_SUM = '不计入预计转入'

/** Whether money goes the other way than the page's sum. */
export const goesAway = ({ kind }: Item): boolean => kind === 'CONFIRMATION' || kind === 'POT'

/** What is going to happen: what was chosen, or what comes without a choice and how much it is. */
export const happensCaption = ({ instruction, decided, happens }: Maturity, hidden: boolean): string =>
  decided
    ? `您选择的是“${INSTRUCTION_NAMES[instruction]}”`
    : `到期自动转入电子账户${formatHidableAmount(happens.paidOut, hidden)}元`

/** Until when it can be changed. */
export const untilText = ({ changeable, changeableUntil }: Maturity): string =>
  changeable ? `${formatInstant(changeableUntil)}前可以修改` : '已过修改时间，到期日按上面的方式办理'

/** What a way means, without its figures. */
export function wayHint({ target, unavailable }: MaturityOption): string {
  if (unavailable !== '') return `暂不可选：${unavailable}`
  if (!target) return '本金和利息转入电子账户，随时可用'
  if (target.kind === 'wealth') return `申购“${target.productName}”。收益不确定，理财非存款，不受存款保险保障`
  return `再存${formatTerm(target)}${isDay(target.endDate) ? `，${formatDay(target.endDate)}到期` : ''}`
}

/** Why what was chosen won't be done, and what is done in place of it. */
export const notFollowed = ({ happens, obstacle }: Maturity): string =>
  `${obstacle === '' ? '' : '到期时'}${happens.unavailable}，不能按您的选择办理，本息将转入电子账户。`

const sameMoney = (a: MaturityOption, b: MaturityOption): boolean =>
  a.target?.productType === b.target?.productType && a.amount === b.amount && a.paidOut === b.paidOut

/** The other ways that come to something else: interest below a product's step is paid out by either renewal. */
export const otherWays = ({ happens, instead }: Maturity): readonly MaturityOption[] =>
  instead.filter(
    (option, index) =>
      option.unavailable !== '' ||
      ![happens, ...instead.slice(0, index)].some((other) => other.unavailable === '' && sameMoney(other, option)),
  )

/** Where what keeps the choice from being followed is put right, and the words of the way. */
export function wayOut({ obstacle }: Maturity): { readonly text: string; readonly to: Link } | undefined {
  switch (obstacle) {
    case 'idCard':
      return { text: '更新身份证', to: link('/SettingIdCard') }
    case 'riskTest':
      return { text: '风险测评', to: link('/riskAssessment') }
    case 'account':
      return { text: '查看账户状态', to: link('/EditeIdCard') }
    case '':
      return undefined
  }
}

/** Items of the same day belong together. */
export function byDay(items: readonly Item[]): readonly { readonly day: Day; readonly items: readonly Item[] }[] {
  const days = new Map<Day, Item[]>()
  for (const item of items) {
    if (!isDay(item.day)) continue
    const own = days.get(item.day)
    if (own) own.push(item)
    else days.set(item.day, [item])
  }
  return [...days].map(([on, own]) => ({ day: on, items: own }))
}
