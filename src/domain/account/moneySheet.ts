import { BRAND } from '../brand'
import { civilOf, daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import { formatChineseDay, formatWeekday } from '../dates/format'
import { AHEAD_DAYS } from '../maturity/ahead'
import { addFen } from '../money/fen'
import type { Fen } from '../money/fen'
import { formatHidableAmount } from '../money/format'
import { spokenAmount, spokenCount, spokenDigits, spokenNumber } from '../money/spoken'

/** Something that comes by itself. */
export interface ComingPayment {
  readonly day: Day
  /** What it is of, and what happens: 存款到期, 付息. */
  readonly name: string
  readonly event: string
  /** What is paid, and what each is called; all of it together is what comes. */
  readonly sums: readonly { readonly label: string; readonly amount: Fen }[]
  /** Of a deposit that ends: where its money goes. */
  readonly then?: string | undefined
}

/** What the page 念给我听 tells: nothing in it is the number of an account, a card or a person. */
export interface MoneySheet {
  readonly today: Day
  readonly total: Fen
  /** What the total is made of. */
  readonly parts: readonly { readonly label: string; readonly amount: Fen }[]
  /** The nearest first. */
  readonly coming: readonly ComingPayment[]
  /** How many more come after these. */
  readonly more: number
  /** The counter of the clerk who serves the customer. */
  readonly branch?: { readonly name: string; readonly phone: string } | undefined
}

export interface SheetLine {
  readonly label: string
  readonly hint?: string
  readonly value: string
}

export interface SheetSection {
  readonly key: 'have' | 'coming' | 'ask'
  readonly title: string
  readonly lines: readonly SheetLine[]
}

const nothingComes = (days: string): string => `未来${days}天没有存款到期、付息或到账`

/** Written where nothing comes. */
export const NOTHING_COMES = nothingComes(String(AHEAD_DAYS))

/** What whoever gets the sheet should know, and what the customer is never asked for. */
export const SHEET_NOTES: readonly string[] = [
  '不含账号、卡号和密码。利息为预计，以实际支付为准；到期前可以修改钱的去向。',
  '任何人向您要密码或验证码都不要给，银行工作人员也不会要。',
]

/** A name as others may see it: a run of digits as long as an account's number is left out. */
const unnumbered = (name: string): string => name.replace(/\d(?:[\s-]?\d){5,}/g, '…')

const daysText = (days: number, count: (days: number) => string): string =>
  days === 0 ? '今天' : days === 1 ? '明天' : `${count(days)}天后`

const inYuan = (amount: Fen, hidden: boolean): string => `${formatHidableAmount(amount, hidden)}${hidden ? '' : '元'}`

/** Its name, what happens, and where the money goes: the same said and written. `sums` in between. */
const told = ({ name, event, then }: ComingPayment, sums: readonly string[]): string =>
  [unnumbered(name), event, ...sums, ...(then === undefined ? [] : [then])].join('，')

function comingLine(today: Day, payment: ComingPayment, hidden: boolean): SheetLine {
  const { day, sums } = payment
  // The line's value is what a single one comes to.
  const made = hidden || sums.length < 2 ? [] : sums.map(({ label, amount }) => `${label}${inYuan(amount, false)}`)
  return {
    label: `${formatChineseDay(day, true)}，${daysText(daysBetween(today, day), String)}`,
    hint: told(payment, made),
    value: inYuan(addFen(...sums.map(({ amount }) => amount)), hidden),
  }
}

const moreText = (more: string): string => `后面还有${more}笔`

/**
 * The sheet in sections, as it is shown, printed and drawn.
 * @param hidden without amounts
 */
export function sheetSections(sheet: MoneySheet, hidden: boolean): readonly SheetSection[] {
  const { today, total, parts, coming, more, branch } = sheet
  return [
    {
      key: 'have',
      title: '我有多少',
      lines: [{ label: '一共', amount: total }, ...parts].map(({ label, amount }) => ({
        label,
        value: inYuan(amount, hidden),
      })),
    },
    {
      key: 'coming',
      title: '接下来',
      lines: [
        ...coming.map((payment) => comingLine(today, payment, hidden)),
        ...(more === 0 ? [] : [{ label: moreText(String(more)), value: `见未来${AHEAD_DAYS}天` }]),
      ],
    },
    {
      key: 'ask',
      title: '有事找谁',
      lines: [
        { label: `${BRAND.bankName}客服热线`, value: BRAND.hotline },
        ...(branch ? [{ label: unnumbered(branch.name), hint: '您的网点', value: branch.phone }] : []),
      ],
    },
  ]
}

/** A day as it is said; the year only where it isn't this one. */
function spokenDay(of: Day, today: Day): string {
  const { year, month, date } = civilOf(of)
  const said = `${spokenNumber(month)}月${spokenNumber(date)}日，${formatWeekday(of)}`
  return year === civilOf(today).year ? said : `${spokenDigits(String(year))}年${said}`
}

function spokenPayment(today: Day, payment: ComingPayment, hidden: boolean): string {
  const { day, sums } = payment
  const when = `${spokenDay(day, today)}，${daysText(daysBetween(today, day), spokenCount)}`
  return `${when}，${told(payment, hidden ? [] : sums.map(({ label, amount }) => `${label}${spokenAmount(amount)}`))}`
}

function spokenTotal({ total, parts }: MoneySheet): readonly string[] {
  const made = parts.filter(({ amount }) => amount > 0).map(({ label, amount }) => `${label}${spokenAmount(amount)}`)
  const all = `您在${BRAND.bankName}一共有${spokenAmount(total)}`
  return made.length === 0 ? [all] : [all, `其中，${made.join('，')}`]
}

/**
 * The sheet as it is read aloud, in whole sentences, amounts and days in words.
 * @param hidden without amounts
 */
export function spokenSheet(sheet: MoneySheet, hidden: boolean): string {
  const { today, coming, more, branch } = sheet
  const sentences = [
    `今天是${spokenDay(today, today)}`,
    ...(hidden ? ['您选择了不念金额'] : spokenTotal(sheet)),
    coming.length === 0 ? nothingComes(spokenCount(AHEAD_DAYS)) : '接下来',
    ...coming.map((payment) => spokenPayment(today, payment, hidden)),
    ...(more === 0 ? [] : [moreText(spokenCount(more))]),
    `有事请打客服热线，${spokenDigits(BRAND.hotline)}`,
    ...(branch ? [`您的网点是${unnumbered(branch.name)}，电话${spokenDigits(branch.phone)}`] : []),
    '任何人向您要密码或验证码，都不要给',
  ]
  return `${sentences.join('。')}。`
}
