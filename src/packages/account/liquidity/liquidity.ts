import type { queryLiquidity } from '@/contract/account/queryLiquidity'
import type { ResponseOf } from '@/contract/call'
import { isDay } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { addFen, ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { familyRoute } from '@/products/entrance'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'

export type Liquidity = ResponseOf<typeof queryLiquidity>

export interface LiquidPart {
  readonly label: string
  readonly hint: string
  readonly amount: Fen
  /** The list it is made of. */
  readonly to: Link
}

/** The lists of all deposits, and of shares. */
export const DEPOSITS: Link = /*#__PURE__*/ link(/*#__PURE__*/ familyRoute('regular', 'HoldList'), { scope: 'all' })
const SHARES: Link = /*#__PURE__*/ link(/*#__PURE__*/ familyRoute('wealth', 'HoldList'))

const on = (day: string): string => (isDay(day) ? formatDay(day) : day)

/** What is owned by how soon it is money to spend: all of it; only what there is, but for what there is now. */
export function liquidParts(of: Liquidity): readonly LiquidPart[] {
  const frozen = link('/FrozenAmountLists')
  const pending = link('/FrozenAmountLists', { tab: 'pending' })
  const parts: readonly LiquidPart[] = [
    { label: '现在可用', hint: '电子账户可用余额', amount: of.available, to: link('/WalletBalance') },
    { label: '存钱罐', hint: '随时转回电子账户，没有手续费', amount: of.pots ?? ZERO_FEN, to: link('/pots') },
    {
      label: '其他账户',
      hint: 'II类户、III类户余额，转回电子账户后可用',
      amount: of.otherAccounts ?? ZERO_FEN,
      to: link('/acclists'),
    },
    { label: '今日可支取', hint: '存款本金，提前支取按支取利率计息', amount: of.withdrawable, to: DEPOSITS },
    {
      label: '理财可赎回',
      hint: `普通赎回，现在申请预计${on(of.redeemedOn)}到账`,
      amount: of.redeemable,
      to: SHARES,
    },
    { label: '正在路上的理财', hint: '申购、赎回途中的资金', amount: of.underWay, to: pending },
    { label: '处理中', hint: '转出到银行卡途中的资金', amount: of.pending, to: pending },
    { label: '冻结', hint: '解除冻结后可用', amount: of.frozen, to: frozen },
    { label: laterTitle(of), hint: laterHint(of), amount: laterSum(of), to: DEPOSITS },
  ]
  return parts.filter(({ amount }, index) => index === 0 || amount > 0)
}

/** What can't be withdrawn yet, all days together. */
export const laterSum = ({ later }: Liquidity): Fen => addFen(...later.map(({ amount }) => amount))

/** The days on which deposits can be withdrawn or become shares, as lines. */
export const laterLines = ({ later }: Liquidity) =>
  later.map(({ day, amount, count, toWealth }) => ({
    label: `${on(day)}${toWealth ? '到期转理财' : '起'}`,
    hint: `${count}笔存款`,
    amount,
  }))

/** From when on the first of them can be used. */
const laterHint = ({ later: [first] }: Liquidity): string =>
  first ? `存款本金，最早${on(first.day)}${first.toWealth ? '转理财' : '起'}` : ''

/** What the lines are called together. */
export const laterTitle = ({ later }: Liquidity): string =>
  later.some(({ toWealth }) => toWealth) ? '以后可支取或转理财' : '以后可支取'
