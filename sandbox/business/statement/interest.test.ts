import { CALLS } from '@/contract/calls'
import { dayOfInstant } from '@/domain/dates/instant'
import { DAY_MS } from '@/domain/dates/day'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { told } from '@sandbox/testing/acts'
import { testClient } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { interestIn } from './interest'

/** Long enough for deposits to mature in the next year. */
const DAYS = 75
const ADVANCED_MS = 120_000

withBankInTurn((bank) => {
  test(
    'each year is to the fen what its list adds up to and what its months say',
    async () => {
      await advance(bank.db, DAYS * DAY_MS)
      const on = bank.db.drizzle
      const today = dayOfInstant(await bankNow(on))
      const paid: number[] = []
      for (const key of ['heqi', 'machao', 'zhangwei', 'lina']) {
        const app = await testClient(bank.server).as(key)
        const { years } = told(await app.call(CALLS.queryInterestYears, {}))
        expect(years[0]?.year).toBe(today.slice(0, 4))
        for (const { year, interest, count } of years) {
          const period = { from: `${year}0101`, to: `${year}1231` } as Parameters<typeof interestIn>[2]
          const lines = await interestIn(on, demoCustomerId(key), period)
          expect({ count, interest }).toEqual({
            count: lines.length,
            interest: lines.reduce((sum, line) => sum + line.interest, 0),
          })
          let ofMonths = 0
          for (let month = 1; month <= 12; month += 1) {
            const asked = await app.call(CALLS.queryIncome, { month: `${year}${String(month).padStart(2, '0')}` })
            if (asked.ok) ofMonths += asked.value.interestPaid
          }
          expect({ key, year, interest }).toEqual({ key, year, interest: ofMonths })
          paid.push(interest)
        }
      }
      // Some were paid interest, in two years.
      expect(paid.filter((interest) => interest > 0).length).toBeGreaterThan(2)
    },
    ADVANCED_MS,
  )
})
