import type { EffectProps } from '@/features/order/Effect'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Closing } from './useClosing'

/** What of it is interest that closing settles; nothing where there is none. */
export const payoutRows = ({ interest }: Pick<Closing, 'interest'>): NonNullable<EffectProps['rows']> =>
  interest > 0 ? [{ label: '其中利息（计至昨日）', amount: interest }] : []

/** What closing does to the customer's money. */
export const payoutFigures = ({ payout, card }: Pick<Closing, 'payout' | 'card'>): EffectProps['figures'] => [
  {
    caption: '转至主卡',
    amount: payout,
    note:
      card && payout > 0 ? `${card.bankName} ${card.cardNo}` : payout > 0 ? '请先绑定银行卡' : '账户没有余额，无需转出',
  },
  { caption: '注销后账户余额', amount: ZERO_FEN },
]
