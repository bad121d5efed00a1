import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { reversalShortText, TRANSFER_POSTINGS } from '@/domain/transfer/machine'
import { fen, subtractFen } from '@/domain/money/fen'
import { timelineOrder } from '@sandbox/kernel/timeline'
import type { AdjustmentPart } from '@sandbox/kernel/timeline'
import { shortOf } from './facts'
import { transfers } from './tables'

const aboutTransfer = (id: string) => ({ subject: 'transfer', id }) as const

/** Money out that a card's bank sent back, and money in that it took back: each a record of its own, with the original. */
export const followedTransfers: AdjustmentPart = async (on, ask) => {
  const { follows, order } = timelineOrder(transfers.createdAt, sql`'transfer-' || ${transfers.orderNo}`, ask)
  const rows = await on
    .select()
    .from(transfers)
    .where(and(eq(transfers.customerId, ask.customerId), isNotNull(transfers.originNo), follows))
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map((row) => {
    const { orderNo, createdAt, state, amount, covered, reason, originNo } = row
    const short = shortOf(row)
    const cause = reason ?? '银行卡所属银行要求'
    return {
      at: createdAt,
      entryId: `transfer-${orderNo}`,
      kind: state === 'REVERSED' ? ('REVERSAL' as const) : ('RETURN' as const),
      title: TRANSFER_POSTINGS[state === 'REVERSED' ? 'transferReversed' : 'transferReturned'].title,
      cause: short ? `${cause}，${reversalShortText(short)}` : cause,
      // What is still owed has not left the account.
      amount: state === 'REVERSED' ? subtractFen(fen(0), covered ?? amount) : amount,
      about: aboutTransfer(orderNo),
      ...(originNo === null
        ? {}
        : { original: { label: state === 'REVERSED' ? '原转入' : '原转出', about: aboutTransfer(originNo) } }),
    }
  })
}

const CAUSES = { FAILED: '银行卡所属银行未受理，资金已退回', CANCELLED: '转出已撤销，资金已退回' } as const

/** Money out that came back before it had left for good. */
export const endedTransfers: AdjustmentPart = async (on, ask) => {
  const at = transfers.settledAt
  const { follows, order } = timelineOrder(at, sql`'ended-' || ${transfers.orderNo}`, ask)
  const rows = await on
    .select()
    .from(transfers)
    .where(
      and(
        eq(transfers.customerId, ask.customerId),
        eq(transfers.direction, 'OUT'),
        inArray(transfers.state, ['FAILED', 'CANCELLED']),
        isNotNull(at),
        follows,
      ),
    )
    .orderBy(...order)
    .limit(ask.limit)
  return rows.map(({ orderNo, settledAt, createdAt, state, amount }) => {
    const ended = state === 'CANCELLED' ? 'CANCELLED' : 'FAILED'
    const posting = ended === 'CANCELLED' ? 'transferOutCancelled' : 'transferOutFailed'
    return {
      at: settledAt ?? createdAt,
      entryId: `ended-${orderNo}`,
      kind: 'RETURN',
      title: TRANSFER_POSTINGS[posting].title,
      cause: CAUSES[ended],
      amount,
      about: aboutTransfer(orderNo),
      original: { label: '原转出', about: aboutTransfer(orderNo) },
    }
  })
}
