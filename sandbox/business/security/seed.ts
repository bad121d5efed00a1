import { DAY_MS } from '@/domain/dates/day'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { loginRecords } from './tables'
import type { LoginDraft } from './logins'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** The customer whose log-ins fill more than a page and have every result. */
const OFTEN = 'zhangwei'
/** Days before today, from the bank's opening on. */
const OFTEN_DAYS = Array.from({ length: 26 }, (_, index) => 39 - index * 1.5)
const SELDOM_DAYS = [33, 12, 2]

type SeedLogin = Pick<LoginDraft, 'device' | 'outcome'> & { readonly ago: number }

const often: readonly SeedLogin[] = [
  ...OFTEN_DAYS.map((days, index): SeedLogin => ({
    ago: days * DAY_MS,
    device: index % 5 === 3 ? 'h5' : 'mini',
    outcome: 'right',
  })),
  // Guesses until the gesture was locked; a new one was set a little later.
  ...[0, 1, 2, 3, 4, 5].map((minutes): SeedLogin => ({
    ago: 9 * DAY_MS + 2 * HOUR_MS - minutes * MINUTE_MS,
    device: 'h5',
    outcome: minutes < 4 ? 'wrong' : 'locked',
  })),
]

const seldom: readonly SeedLogin[] = SELDOM_DAYS.map((days) => ({
  ago: days * DAY_MS,
  device: 'mini',
  outcome: 'right',
}))

/** Log-ins of every customer with a gesture. */
export const seedLogins: Seed = {
  name: 'logins',
  async run(tx, { people }) {
    const now = await bankNow(tx)
    const rows = people
      .filter(({ registration, gesture }) => registration === undefined && gesture !== 'unset')
      .flatMap(({ key, customerId }) =>
        (key === OFTEN ? often : seldom).map(({ ago, ...login }) => ({ customerId, at: now - ago, ...login })),
      )
    await tx.insert(loginRecords).values(rows)
  },
}
