import { eq } from 'drizzle-orm'
import { day, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { sendingBank } from '@sandbox/business/transfer/testing/sending'
import { transfers } from '@sandbox/business/transfer'
import { settleDue } from '@sandbox/business/transfer/network'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { bankNow, moveClock, startClockAt } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { ordersOf } from '@sandbox/kernel/orders'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { latestClosure } from './closures'
import { payoutOf } from './findings'
import { closeNow, openLeaver } from './testing/closed'
import { settleClosures } from './minuteJobs'

withDatabaseInTurn((database) => {
  beforeAll(() => database.current.transaction((tx) => startClockAt(tx, instantOf(day('20261125'), 10))))

  test('closing pays interest up to the day before, as it was shown, and nothing for the days the payout takes', async () => {
    const { current } = database
    const { customerId } = await openLeaver(current, 50_000_00)
    const on = current.drizzle
    // Twenty days at 0.05 %: 1.3888…
    const shown = { payout: 50_001_39, interest: 1_39, redPackets: 0 }
    expect(await payoutOf(on, CAPABILITIES, { customerId, today: dayOfInstant(await bankNow(on)) })).toEqual(shown)
    expect(await closeNow(current, customerId)).toBe('PAYING_OUT')
    const sent = await on.select().from(transfers).where(eq(transfers.customerId, customerId))
    expect(sent.filter(({ direction }) => direction === 'OUT').map(({ amount }) => amount)).toEqual([50_001_39])

    // The network answers three days later.
    await current.transaction((tx) => moveClock(tx, 3 * DAY_MS))
    const bank = { ...sendingBank(current), capabilities: CAPABILITIES }
    await settleDue(bank)
    await settleClosures(bank)
    expect(await latestClosure(on, customerId)).toMatchObject({ state: 'CLOSED', amount: 50_001_39 })
    await advance(current, 30 * DAY_MS)
    const paid = await ordersOf(on, customerId, { kinds: ['demandInterest'] })
    expect(paid.map(({ interest, tradeDay }) => [tradeDay, interest])).toEqual([['20261125', 1_39]])
    expect(await on.select().from(schema.closedCredits)).toEqual([])
    expect(await checkInvariants(current)).toEqual([])
  })
})
