import { dayOfInstant } from '@/domain/dates/instant'
import { afterSecurityChange, securityWay } from '@/domain/limits/settings'
import type { SecurityAsk } from '@/domain/limits/settings'
import { yuan } from '@/domain/money/fen'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { keepPaySecurity, readPaySecurity } from './paySecurity'
import { recordSecurityChange } from './protections'

/** Who has nothing else to try, so that the stop is in nobody's way. */
const KEY = 'ningan'

const HOUR_MS = 3_600_000

/** Lower limits with higher ones waiting, both locks, the notice, and everything stopped. */
const ASKS: readonly SecurityAsk[] = [
  { change: 'limits', limits: { single: yuan(2_000), aDay: yuan(10_000) } },
  { change: 'limits', limits: { single: yuan(20_000), aDay: yuan(50_000) } },
  { change: 'nightLock', on: true },
  { change: 'notice', over: yuan(1_000) },
  { change: 'regions', provinces: ['22', '21', '23'] },
  { change: 'stop' },
]

export const seedPaySecurity: Seed = {
  name: 'paySecurity',
  after: ['money'],
  async run(tx, { people }) {
    const customerId = people.find(({ key }) => key === KEY)?.customerId
    if (customerId === undefined) throw new Error(`nobody has the key ${KEY}`)
    const now = await bankNow(tx)
    const times = { today: dayOfInstant(now), now }
    let settings = await readPaySecurity(tx, customerId, now)
    for (const [index, ask] of ASKS.entries()) {
      const after = ask.change === 'limits' ? ask.limits : undefined
      const change = { way: securityWay(settings, ask), before: settings.limits, after }
      await recordSecurityChange(tx, now - (ASKS.length - index) * HOUR_MS, { customerId, ...change })
      settings = afterSecurityChange(settings, ask, times)
    }
    await keepPaySecurity(tx, customerId, settings)
  },
}
