import { and, eq, sql } from 'drizzle-orm'
import type { ClawBackReason, CommissionTrigger } from '@/domain/commission/machine'
import { COMMISSION_MACHINE } from '@/domain/commission/machine'
import { CLAW_BACK_NAMES } from '@/domain/commission/labels'
import { formatDay } from '@/domain/dates/format'
import { formatAmount } from '@/domain/money/format'
import { sendMessages } from '@sandbox/business/message'
import { MARKETING_EXPENSE } from '@sandbox/business/voucher'
import { recordEvent } from '@sandbox/kernel/audit'
import { postAll } from '@sandbox/kernel/dayEnd/post'
import type { Tx } from '@sandbox/kernel/db'
import { commissionMoney } from './accounts'
import { commissions } from './tables'
import type { Commission } from './tables'

/** Takes a commission whose row is held where a trigger leads. @throws Error where it leads nowhere: that is a bug */
export async function moveCommission(
  tx: Tx,
  one: Commission,
  trigger: CommissionTrigger,
  set: Partial<Pick<Commission, 'confirmedAt' | 'settlementId' | 'reason' | 'endedAt'>>,
): Promise<Commission> {
  const state = COMMISSION_MACHINE.after(one.state, trigger)
  if (state === undefined) throw new Error(`${one.commissionId} is ${one.state} and can't ${trigger}`)
  const [moved] = await tx
    .update(commissions)
    .set({ ...set, state })
    .where(and(eq(commissions.commissionId, one.commissionId), eq(commissions.state, one.state)))
    .returning()
  if (!moved) throw new Error(`${one.commissionId} was changed by somebody else under its lock`)
  return moved
}

/** Owes some commissions to who earned them. `at`: epoch ms by the bank's clock. */
export async function confirm(tx: Tx, due: readonly Commission[], at: number): Promise<void> {
  for (const one of due) await moveCommission(tx, one, 'confirm', { confirmedAt: at })
  await postAll(
    tx,
    due.map(({ commissionId, customerId, amount }) => ({
      id: `commissionConfirmed:${commissionId}`,
      kind: 'commissionConfirmed',
      entries: [
        { account: MARKETING_EXPENSE, amount: -amount },
        { account: commissionMoney(customerId), amount },
      ],
      at,
    })),
  )
}

/** Takes some commissions back by one reason, before they are settled, and says so with the way to object. */
export async function clawBack(
  tx: Tx,
  found: readonly Commission[],
  reason: ClawBackReason,
  at: number,
): Promise<void> {
  for (const one of found) {
    await moveCommission(tx, one, 'clawBack', { reason, endedAt: at })
    const { customerId, commissionId } = one
    await recordEvent(tx, at, 'commissionBack', { customerId, detail: { commissionId, reason, from: one.state } })
  }
  await postAll(
    tx,
    found
      .filter(({ state }) => state === 'CONFIRMED')
      .map(({ commissionId, customerId, amount }) => ({
        id: `commissionBack:${commissionId}`,
        kind: 'commissionBack',
        entries: [
          { account: commissionMoney(customerId), amount: -amount },
          { account: MARKETING_EXPENSE, amount },
        ],
        at,
      })),
  )
  // Who closes the account has been told on the page that it lapses, and has no box to read it in.
  if (reason === 'ACCOUNT_CLOSED') return
  await sendMessages(
    tx,
    found.map(({ customerId, commissionId, amount, accruedDay }) => ({
      ...{ customerId, kind: 'commission' as const, title: '推广佣金已收回', at },
      body: `您${formatDay(accruedDay)}的一笔推广佣金${formatAmount(amount)}元已收回，原因：${CLAW_BACK_NAMES[reason]}。这笔佣金尚未发放，您的账户不扣款。有问题，可在“投诉与建议”中告诉我们。`,
      source: `commissionBack ${commissionId}`,
      about: { subject: 'commissions' as const },
    })),
  )
}

/** Commissions of a customer in some state, held in the order in which they accrued. */
export const holdOf = (tx: Tx, customerId: string, state: Commission['state']): Promise<Commission[]> =>
  tx
    .select()
    .from(commissions)
    .where(and(eq(commissions.customerId, customerId), eq(commissions.state, state)))
    .orderBy(commissions.number)
    .for('no key update')

/** What has accrued to somebody in the month of a day and wasn't taken back, fen. */
export async function accruedInMonth(tx: Tx, customerId: string, month: string): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${commissions.amount}), 0)::bigint`.mapWith(Number) })
    .from(commissions)
    .where(
      and(
        eq(commissions.customerId, customerId),
        sql`left(${commissions.accruedDay}, 6) = ${month}`,
        sql`${commissions.state} <> 'CLAWED_BACK'`,
      ),
    )
  return row?.sum ?? 0
}
