import { eq } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { formatAmount } from '@/domain/money/format'
import type { Fen } from '@/domain/money/fen'
import { sendMessages } from '@sandbox/business/message'
import type { Tx } from '@sandbox/kernel/db'
import { pots } from './tables'
import type { FillKind, Pot } from './tables'

/** One plan: another target or day is another one, on the same day too. */
const planSource = ({ potId, sinceDay, target, byDay }: Pot): string => `${potId} ${sinceDay} ${target} ${byDay ?? ''}`

type Told = Pick<Pot, 'customerId' | 'potId' | 'name'>

const tell = (tx: Tx, { customerId }: Told, said: { title: string; body: string; source: string; at: number }) =>
  sendMessages(tx, [{ ...said, customerId, kind: 'pot', about: { subject: 'pots' } }])

/** Tells once that a pot's target is there. */
export async function notifyReached(tx: Tx, pot: Pot, balance: Fen, now: number): Promise<void> {
  if (pot.toldReached || balance < pot.target) return
  await tx.update(pots).set({ toldReached: true }).where(eq(pots.potId, pot.potId))
  const body = `“${pot.name}”已存满目标${formatAmount(pot.target)}元。钱一直在您的电子账户里，可随时转回。`
  await tell(tx, pot, { title: '存钱罐已达成目标', body, source: `potReached ${planSource(pot)}`, at: now })
}

/** Tells once a plan that a pot is behind it; whoever is behind for long isn't told again. */
export async function notifyBehind(tx: Tx, pot: Pot, share: Fen | undefined, at: number): Promise<void> {
  await tx.update(pots).set({ toldBehind: true }).where(eq(pots.potId, pot.potId))
  const way = share === undefined ? '可调整目标日期后继续存' : `每月存入${formatAmount(share)}元，仍可如期达成`
  const body = `“${pot.name}”比计划慢了一些。${way}。此事只提醒一次。`
  await tell(tx, pot, { title: '存钱罐进度提醒', body, source: `potBehind ${planSource(pot)}`, at })
}

const OF_RULE: Readonly<Record<FillKind, string>> = { monthly: '本月自动存入', matured: '到期利息自动存入' }

/** Tells that a rule moved nothing, and that the next one is tried as always. `frozen`: for a freeze, which stops other ways too. */
export const notifySkipped = (
  tx: Tx,
  pot: Told,
  {
    kind,
    amount,
    frozen,
    day,
    at,
  }: {
    readonly kind: FillKind
    readonly amount: Fen
    readonly frozen: boolean
    readonly day: Day
    readonly at: number
  },
): Promise<void> =>
  tell(tx, pot, {
    title: '存钱罐未自动存入',
    body: `“${pot.name}”${OF_RULE[kind]}${formatAmount(amount)}元未完成：${frozen ? '账户资金被冻结' : '账户可用余额不足。您可手动存入'}，下次仍会按约定存入。`,
    source: `potSkipped ${pot.potId} ${kind} ${day}`,
    at,
  })
