import { addDays } from '@/domain/dates/day'
import { instantOf } from '@/domain/dates/instant'
import type { Seed } from '@sandbox/kernel/seed'
import { riskTests } from '../tables'

/** Risk tests dated relative to today, although their owners became customers when the bank opened. */
export const seedRiskTests: Seed = {
  name: 'riskTests',
  on: 'opening',
  after: ['people'],
  async run(tx, { today, people }) {
    for (const { customerId, riskTest, registration } of people) {
      if (!riskTest || registration === 'none') continue
      const taken = addDays(today, -riskTest.daysAgo)
      await tx.insert(riskTests).values({
        customerId,
        level: riskTest.level,
        score: riskTest.level * 20,
        answers: [],
        takenAt: instantOf(taken, 10),
        takenOn: taken,
      })
    }
  },
}
