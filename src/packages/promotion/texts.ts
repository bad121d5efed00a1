import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import type { Reward } from './campaigns'

interface Given {
  readonly kind: Reward['kind']
  readonly name: string
  readonly amount: number
  readonly tax: number
}

/** What is withheld of a prize. */
export const taxText = ({ amount, tax }: Given): string =>
  `${formatAmount(fen(amount))}元，代扣个税${formatAmount(fen(tax))}元`

/** What a prize brings, after tax. */
export function netText({ kind, amount, tax }: Given): string {
  if (kind === 'POINTS') return `${amount}积分`
  if (kind === 'GOODS') return `价值${formatAmount(fen(amount - tax))}元，个税由本行缴纳`
  if (kind !== 'RED_PACKET') return ''
  const net = `${formatAmount(fen(amount - tax))}元`
  return tax === 0 ? net : `实得${net}`
}

/** The same of one that somebody has earned: of what they didn't get, what it would have been. */
export const gotText = (reward: Given & Pick<Reward, 'state'>): string =>
  reward.kind === 'RED_PACKET' && ['REVOKED', 'EXPIRED', 'DECLINED'].includes(reward.state)
    ? `未发放：${formatAmount(fen(reward.amount - reward.tax))}元`
    : netText(reward)
