import { eq } from 'drizzle-orm'
import { addDays, day } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { buyDeposit } from '@sandbox/business/deposit'
import { seedCatalogue } from '@sandbox/business/product'
import { advance } from '@sandbox/dayEnds'
import { bankNow, startClockAt } from '@sandbox/kernel/clock'
import { expectOk, openCustomer } from '@sandbox/kernel/db/testing/people'
import { withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { schema } from '@sandbox/testing/schema'

const [WEEK, MONTH] = ['20122', '20123']

withDatabaseInTurn((opened) => {
  test('a deposit of a month is announced in February too, one of seven days never', async () => {
    const { current: database } = opened
    await database.transaction(async (tx) => {
      await startClockAt(tx, instantOf(day('20270201'), 10))
      await seedCatalogue(tx)
    })
    const now = await bankNow(database.drizzle)
    const bought = async (productType: string) => {
      const customerId = await openCustomer(database, 1_000_000)
      const { holding } = expectOk(
        await database.transaction((tx) => buyDeposit(tx, { customerId, productType, amount: fen(1_000_000), now })),
      )
      return {
        holding,
        reminders: async () => {
          const { messages } = schema
          const sent = await database.drizzle.select().from(messages).where(eq(messages.customerId, customerId))
          return sent.filter(({ kind }) => kind === 'maturityReminder').map(({ sentAt }) => sentAt)
        },
      }
    }
    const [week, month] = [await bought(WEEK), await bought(MONTH)]
    expect([week.holding.endDay, month.holding.endDay]).toEqual(['20270208', '20270301'])
    await advance(database, instantOf(day('20270301'), 1) - now)
    expect([await week.reminders(), await month.reminders()]).toEqual([[], [instantOf(addDays(day('20270301'), -3))]])
  })
})
