import type { EffectProps } from '@/features/order/Effect'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Closing } from './useClosing'

/** What of the payout didn't lie in the account: interest that closing settles, and red packets; nothing where there is none. */
export const payoutRows = ({
  interest,
  redPackets,
}: Pick<Closing, 'interest' | 'redPackets'>): NonNullable<EffectProps['rows']> =>
  [
    { label: '其中利息（计至昨日）', amount: interest },
    { label: '其中未提现的活动红包', amount: redPackets },
  ].filter(({ amount }) => amount > 0)

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
