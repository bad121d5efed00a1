import type { MaturityOption, RenewalRecord } from '@/contract/maturity/maturityFields'
import type { ResponseOf } from '@/contract/call'
import type { queryMaturities } from '@/contract/maturity/queryMaturities'
import type { queryMaturity } from '@/contract/maturity/queryMaturity'
import { isDay } from '@/domain/dates/day'
import { formatDay, formatInstant, formatTerm } from '@/domain/dates/format'
import { INSTRUCTION_NAMES, standingText } from '@/domain/maturity/instruction'
import { PROMISES } from '@/domain/message/promises'
import { formatAmount, formatRate } from '@/domain/money/format'
import type { DatedNode } from '@/products/model/timeline'
import type { EffectProps } from '@/features/order/Effect'
import type { ResultRow } from '@/features/order/resultRows'

/** What an instruction means, in a line; why it can't be chosen, where it can't. */
export function optionHint({ instruction, target, unavailable }: MaturityOption): string {
  if (unavailable !== '') return `暂不可选：${unavailable}`
  const into = target ? `“${target.productName}”` : ''
  switch (instruction) {
    case 'PAY_OUT':
      return '本金和利息转入电子账户'
    case 'RENEW_PRINCIPAL':
      return `本金续存${into}，利息转入电子账户`
    case 'RENEW_ALL':
      return `本金和利息一起续存${into}`
    case 'TO_WEALTH':
      return `到期资金申购${into}，申请后存款不能提前支取`
  }
}

/** What is told of a choice that is no deposit, before everything else of it; undefined of the others. */
export const optionRisk = ({ instruction }: MaturityOption): string | undefined =>
  instruction === 'TO_WEALTH' ? '可能损失本金，不受存款保险保障' : undefined

/** What the choice would come to at maturity, as products and rates are today; what comes to nothing isn't said. */
export function optionEffect({ target, amount, paidOut }: MaturityOption): EffectProps {
  const toAccount = { caption: '转入电子账户', amount: paidOut }
  if (!target) return { figures: [toAccount] }
  const kept = target.kind === 'deposit' ? '续存金额' : '申购金额'
  const note = isDay(target.endDate) && { note: renewedNote(target) }
  return { figures: [{ caption: kept, amount, ...note }, ...(paidOut > 0 ? [toAccount] : [])] }
}

/** What another term brings beside the money that comes by itself, in a line; undefined where there is none. */
export function optionBrings({ target }: MaturityOption): string | undefined {
  if (target?.kind !== 'deposit') return undefined
  const interest = target.interest > 0 ? `，到期预计利息${formatAmount(target.interest)}元` : ''
  return `比${INSTRUCTION_NAMES.PAY_OUT}多存${formatTerm(target)}${interest}`
}

const renewedNote = ({ rate, endDate }: NonNullable<MaturityOption['target']>): string =>
  `今日年利率${formatRate(rate)}${isDay(endDate) ? `，${formatDay(endDate)}到期` : ''}`

/** Into which product, and for how long. */
export const optionRows = ({ target }: MaturityOption): readonly ResultRow[] =>
  target
    ? [
        { label: '转入产品', text: target.productName },
        ...(target.kind === 'deposit' ? [{ label: '新的存期', text: formatTerm(target) }] : []),
      ]
    : []

/**
 * Why an instruction to subscribe wouldn't be followed although it can be given: the risk test runs out before the
 * deposit matures, and the bank then pays everything out. Undefined where it holds, and without a test, which is asked for.
 */
export function staleTestNote(
  { target }: MaturityOption,
  endDate: string,
  test: { readonly validUntil: string; readonly expired: boolean } | undefined,
): string | undefined {
  if (target?.kind !== 'wealth' || !test || test.expired || test.validUntil >= endDate) return undefined
  const until = isDay(test.validUntil) ? formatDay(test.validUntil) : test.validUntil
  return `您的风险测评${until}失效，早于这笔存款的到期日。请在到期日前重新测评，否则到期资金将转入电子账户`
}

/** What is said below the choice: whose rate counts, or what kind of product it is. */
export const optionNote = ({ target }: MaturityOption): string =>
  target === undefined
    ? '到期日自动转入，无需操作。'
    : target.kind === 'wealth'
      ? '理财非存款，不受存款保险保障，本行仅为代销机构。到期日按您的申请申购，份额以发行机构确认为准；取消申请前，该笔存款不能提前支取。'
      : `续存利率以到期当日挂牌利率为准；到期日产品停售、额度不足或账户受限的，${PROMISES.notRenewed.says}。`

type UsedCoupon = ResponseOf<typeof queryMaturity>['coupon']

/**
 * What becomes of the coupon this deposit was bought with, said before a renewal is confirmed: it was for this term
 * alone (docs/decisions/voucher.md). Undefined without a coupon, and where nothing is kept.
 */
export function couponNote({ instruction }: MaturityOption, coupon: UsedCoupon): string | undefined {
  if (!coupon || instruction === 'PAY_OUT') return undefined
  const now =
    coupon.kind === 'rate' ? '加息奖励仅限本期，将在本期到期后转入电子账户；' : '抵扣仅限本期，到期时不会扣回；'
  const next = instruction === 'TO_WEALTH' ? '转入的理财产品' : '续存后的新存款'
  return `本笔存款使用了“${coupon.name}”：${now}${next}不享受该优惠。如需使用其他优惠券，可选择到期转出后重新存入。`
}

/** What happens to a deposit whose instruction was changed: until when it may be changed again, and when it is carried out. */
export const changedCourse = ({ holding, changeableUntil }: ResponseOf<typeof queryMaturity>): readonly DatedNode[] => [
  { title: '已修改', date: '今日', state: 'done' },
  { title: '最晚可再修改', date: formatInstant(changeableUntil), state: 'coming' },
  { title: '到期办理', date: isDay(holding.endDate) ? formatDay(holding.endDate) : '--', state: 'coming' },
]

type Standing = Pick<ResponseOf<typeof queryMaturities>['deposits'][number], 'instruction' | 'decided' | 'changeable'>

/** What becomes of a deposit of the maturity list as things stand. */
export const instructionSaid = ({ instruction, decided, changeable }: Standing): string =>
  `现在：${standingText(instruction, decided)}${changeable ? '' : '，已不可修改'}`

const OUTCOMES: Readonly<Record<RenewalRecord['outcome'], { readonly text: string; readonly done: boolean }>> = {
  renewed: { text: '已续存', done: true },
  toWealth: { text: '已转理财', done: true },
  paidOut: { text: '未办理', done: false },
}

/** What became of an instruction, in a word; `done` when it was followed. */
export const outcomeOf = ({ outcome }: RenewalRecord): { readonly text: string; readonly done: boolean } =>
  OUTCOMES[outcome]

/** The record of one maturity. */
export const recordRows = (record: RenewalRecord): readonly ResultRow[] => [
  { label: '到期处理', text: INSTRUCTION_NAMES[record.instruction] },
  { label: '到期本金', amount: record.principal },
  ...(record.newProdDesc === '' ? [] : [{ label: '转入产品', text: record.newProdDesc }]),
  ...(record.newRate > 0 ? [{ label: '年利率', text: formatRate(record.newRate) }] : []),
  ...(isDay(record.newEndDate) ? [{ label: '新到期日', text: formatDay(record.newEndDate) }] : []),
  ...(record.amount > 0
    ? [{ label: record.outcome === 'toWealth' ? '申购金额' : '续存金额', amount: record.amount }]
    : []),
  ...(record.paidOut > 0 ? [{ label: '转入电子账户', amount: record.paidOut }] : []),
]
