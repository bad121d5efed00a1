import { eq } from 'drizzle-orm'
import { day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { withdraw } from '@sandbox/business/campaign/withdraw'
import { withdrawalFor } from '@sandbox/business/campaign/testing/rewards'
import { cardsOf } from '@sandbox/business/card'
import { boundCards } from '@sandbox/business/card/tables'
import { transfers } from '@sandbox/business/transfer'
import { settleDue } from '@sandbox/business/transfer/network'
import { sendingBank } from '@sandbox/business/transfer/testing/sending'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import { bankNow, startClockAt } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Database } from '@sandbox/kernel/db'
import { withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, customerAccount, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { latestClosure } from './closures'
import { findingsOf, payoutOf } from './findings'
import { closeNow, openLeaver } from './testing/closed'
import { settleClosures } from './minuteJobs'
import { receiptOf } from './wire'

/** Somebody with money in the account, of which 1 yuan came of red packets, and 199 yuan of red packets beside it. */
async function openWinner(db: Database, money: number): Promise<string> {
  const { customerId } = await openLeaver(db, money)
  await withdrawalFor(db, customerId)
  return customerId
}

withDatabase((database) => {
  const on = () => database.current.drizzle
  const subjectOf = async (customerId: string) => {
    const now = await bankNow(on())
    return { customerId, now, today: dayOfInstant(now) }
  }
  const settleAll = async () => {
    const bank = { ...sendingBank(database.current), capabilities: CAPABILITIES }
    await settleDue(bank)
    await settleClosures(bank)
  }

  beforeAll(() => database.current.transaction((tx) => startClockAt(tx, instantOf(day('20261125'), 10))))
  afterEach(async () => expect(await checkInvariants(database.current)).toEqual([]))

  test('red packets that weren’t withdrawn are shown, paid and named with what the account holds', async () => {
    const customerId = await openWinner(database.current, 1_000_00)
    const shown = await payoutOf(on(), CAPABILITIES, await subjectOf(customerId))
    // Twenty days of 1,000 yuan at 0.05 %: 2.77 fen.
    expect(shown).toEqual({ payout: 1_200_03, interest: 3, redPackets: 199_00 })
    expect(await closeNow(database.current, customerId)).toBe('PAYING_OUT')
    const paying = await latestClosure(on(), customerId)
    expect(paying && (await receiptOf(on(), paying))).toMatchObject({ amount: 1_200_03, redPackets: 199_00 })
    await settleAll()
    const closed = await latestClosure(on(), customerId)
    expect(closed).toMatchObject({ state: 'CLOSED', amount: 1_200_03, redPackets: 199_00 })
    expect(await balanceOf(on(), customerAccount('activity', customerId))).toBe(0)
  })

  test('they go along however often some were withdrawn that day, and stay in the account when the card refuses', async () => {
    const customerId = await openWinner(database.current, 0)
    for (const _ of [1, 2]) {
      // No person claims as fast as one of these follows the other.
      await advance(database.current, 3_000)
      await withdrawalFor(database.current, customerId)
    }
    expect(await closeNow(database.current, customerId)).toBe('PAYING_OUT')
    const sent = await on().select().from(transfers).where(eq(transfers.customerId, customerId))
    expect(sent.map(({ direction, amount }) => [direction, amount])).toEqual([['OUT', 600_00]])
    expect(await balanceOf(on(), wallet(customerId))).toBe(0)
    await settleAll()
    expect(await latestClosure(on(), customerId)).toMatchObject({ state: 'CLOSED', amount: 600_00 })
  })

  test('a payout that the card’s bank refuses has paid none, and what came back is paid once by the next', async () => {
    const customerId = await openWinner(database.current, 1_000_00)
    await chooseOutcome(on(), customerId, 'nextTransfer', 'refuseClosed')
    expect(await closeNow(database.current, customerId)).toBe('PAYING_OUT')
    await settleAll()
    const refused = await latestClosure(on(), customerId)
    expect(refused).toMatchObject({ state: 'READY', amount: 0, redPackets: 0 })
    expect(refused && (await receiptOf(on(), refused))).not.toHaveProperty('redPackets')
    expect(await balanceOf(on(), wallet(customerId))).toBe(1_200_03)
    expect(await checkInvariants(database.current)).toEqual([])
    expect(await closeNow(database.current, customerId)).toBe('PAYING_OUT')
    await settleAll()
    expect(await latestClosure(on(), customerId)).toMatchObject({ state: 'CLOSED', amount: 1_200_03, redPackets: 0 })
    expect(await balanceOf(on(), wallet(customerId))).toBe(0)
  })

  test('a withdrawal at the same moment as the order leaves the money once, and what is paid is what was shown', async () => {
    const customerId = await openWinner(database.current, 1_000_00)
    const now = await bankNow(on())
    const [closing, withdrawn] = await Promise.all([
      closeNow(database.current, customerId),
      database.current.transaction((tx) => withdraw(tx, { customerId, amount: 199_00, now })),
    ])
    expect(closing).toBe('PAYING_OUT')
    const paying = await latestClosure(on(), customerId)
    // Whichever came first, the withdrawal moved it or found nothing.
    expect(paying?.redPackets).toBe(withdrawn.ok ? 0 : 199_00)
    expect(paying && (await receiptOf(on(), paying))).toMatchObject({ amount: 1_200_03 })
    await settleAll()
    expect(await latestClosure(on(), customerId)).toMatchObject({ state: 'CLOSED', amount: 1_200_03 })
  })

  test('with red packets alone a card is needed, and they keep nobody otherwise', async () => {
    const customerId = await openWinner(database.current, 0)
    const blocking = async () =>
      (await findingsOf(on(), CAPABILITIES, await subjectOf(customerId))).map(({ check }) => check)
    expect(await blocking()).toEqual([])
    const [card] = await cardsOf(on(), customerId)
    await on()
      .update(boundCards)
      .set({ role: 'ORDINARY' })
      .where(eq(boundCards.id, card?.id ?? ''))
    expect(await blocking()).toEqual(['card'])
    expect(await on().select().from(schema.closedCredits)).toEqual([])
  })
})
