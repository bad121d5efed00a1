import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { INSTRUCTION_NAMES, instructionCutOff } from '@/domain/maturity/instruction'
import type { MaturityInstruction } from '@/domain/maturity/instruction'
import { formatAmount } from '@/domain/money/format'
import { BATCH_SIZE, nextCursor } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndStep } from '@sandbox/kernel/dayEnd/steps'
import { holdings } from '../deposit'
import { sendMessages } from '../message'
import { products } from '../product'
import { instructionsOf } from './instructions'

/** How many days before a deposit's last day its owner is reminded, early enough to change the instruction. */
export const DAYS_BEFORE = 3
/** Deposits of fewer days need no reminder (ours): those of seven days. The shortest month has 28. */
export const SHORTEST_DAYS = 28

/** What was chosen, or that nothing was and what happens then. */
const chosenLine = (chosen: MaturityInstruction | undefined): string =>
  chosen ? `您选择的是“${INSTRUCTION_NAMES[chosen]}”` : '您还没有选择到期处理方式，届时将转入电子账户'

/** Reminds owners of deposits that mature soon. */
export const remindMaturing: DayEndStep = {
  async run(tx, { nextDay, at, cursor }) {
    const endDay = addDays(nextDay, DAYS_BEFORE)
    const due = await tx
      .select({
        customerId: holdings.customerId,
        seqNo: holdings.seqNo,
        amount: holdings.amount,
        name: products.name,
      })
      .from(holdings)
      .innerJoin(products, eq(products.productType, holdings.productType))
      .where(
        and(
          eq(holdings.status, 'open'),
          eq(holdings.endDay, endDay),
          lte(holdings.startDay, addDays(endDay, -SHORTEST_DAYS)),
          gt(holdings.seqNo, Number(cursor || '0')),
        ),
      )
      .orderBy(asc(holdings.seqNo))
      .limit(BATCH_SIZE)
    const given = await instructionsOf(
      tx,
      due.map(({ seqNo }) => seqNo),
    )
    const until = formatInstant(instructionCutOff(endDay))
    await sendMessages(
      tx,
      due.map(({ customerId, seqNo, amount, name }) => ({
        customerId,
        kind: 'maturityReminder',
        title: '存款即将到期',
        body: `您的“${name}”${formatAmount(amount)}元将于${formatDay(endDay)}到期。${chosenLine(given.get(seqNo)?.instruction)}，${until}前可以修改。`,
        source: `maturityReminder:${seqNo}`,
        about: { subject: 'maturity', id: String(seqNo) } as const,
        at,
      })),
    )
    return nextCursor(due.map(({ seqNo }) => seqNo))
  },
}
