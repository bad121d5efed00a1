import { BRAND } from '../brand'
import { civilOf, daysBetween } from '../dates/day'
import type { Day } from '../dates/day'
import { formatChineseDay, formatWeekday } from '../dates/format'
import { addFen } from '../money/fen'
import type { Fen } from '../money/fen'
import { formatAmount, formatHidableAmount } from '../money/format'
import { spokenAmount, spokenDigits, spokenNumber } from '../money/spoken'

/** Something that a deposit will pay. */
export interface ComingPayment {
  readonly day: Day
  /** The deposit's name, and what happens: 到期, 付息. */
  readonly name: string
  readonly event: string
  /** 0 where only interest is paid. */
  readonly principal: Fen
  /** Estimated. */
  readonly interest: Fen
}

/** What the page 念给我听 tells: nothing in it is the number of an account, a card or a person. */
export interface MoneySheet {
  readonly today: Day
  readonly total: Fen
  /** What the total is made of. */
  readonly parts: readonly { readonly label: string; readonly amount: Fen }[]
  /** The nearest first. */
  readonly coming: readonly ComingPayment[]
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

/** Said where nothing comes: calendars of this month and the next are asked. */
export const NOTHING_COMES = '这个月和下个月没有存款到期或付息'

/** What whoever gets the sheet should know, and what the customer is never asked for. */
export const SHEET_NOTES: readonly string[] = [
  '不含账号、卡号和密码；利息为预计，以实际支付为准，到期怎样处理按您的到期管理。',
  '任何人向您要密码或验证码都不要给，银行工作人员也不会要。',
]

/** A name as others may see it: a run of digits as long as an account's number is left out. */
const unnumbered = (name: string): string => name.replace(/\d(?:[\s-]?\d){5,}/g, '…')

const daysText = (days: number, count: (days: number) => string): string =>
  days === 0 ? '今天' : days === 1 ? '明天' : `${count(days)}天后`

const inYuan = (amount: Fen, hidden: boolean): string => `${formatHidableAmount(amount, hidden)}${hidden ? '' : '元'}`

function comingLine(today: Day, payment: ComingPayment, hidden: boolean): SheetLine {
  const { day, name, event, principal, interest } = payment
  const made = principal === 0 ? '利息为预计' : `本金${formatAmount(principal)}元，预计利息${formatAmount(interest)}元`
  return {
    label: `${formatChineseDay(day, true)}，${daysText(daysBetween(today, day), String)}`,
    hint: [`${unnumbered(name)}${event}`, ...(hidden ? [] : [made])].join('，'),
    value: inYuan(addFen(principal, interest), hidden),
  }
}

/**
 * The sheet in sections, as it is shown, printed and drawn.
 * @param hidden without amounts
 */
export function sheetSections(sheet: MoneySheet, hidden: boolean): readonly SheetSection[] {
  const { today, total, parts, coming, branch } = sheet
  return [
    {
      key: 'have',
      title: '我有多少',
      lines: [{ label: '一共', amount: total }, ...parts].map(({ label, amount }) => ({
        label,
        value: inYuan(amount, hidden),
      })),
    },
    { key: 'coming', title: '接下来', lines: coming.map((payment) => comingLine(today, payment, hidden)) },
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
  const { day, name, event, principal, interest } = payment
  const sums = [
    ...(principal === 0 ? [] : [`本金${spokenAmount(principal)}`]),
    ...(interest === 0 ? [] : [`预计利息${spokenAmount(interest)}`]),
  ]
  const when = `${spokenDay(day, today)}，${daysText(daysBetween(today, day), spokenNumber)}`
  return [when, `${unnumbered(name)}${event}`, ...(hidden ? [] : sums)].join('，')
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
  const { today, coming, branch } = sheet
  const sentences = [
    `今天是${spokenDay(today, today)}`,
    ...(hidden ? ['您选择了不念金额'] : spokenTotal(sheet)),
    coming.length === 0 ? NOTHING_COMES : '接下来',
    ...coming.map((payment) => spokenPayment(today, payment, hidden)),
    `有事请打客服热线，${spokenDigits(BRAND.hotline)}`,
    ...(branch ? [`您的网点是${unnumbered(branch.name)}，电话${spokenDigits(branch.phone)}`] : []),
    '任何人向您要密码或验证码，都不要给',
  ]
  return `${sentences.join('。')}。`
}
