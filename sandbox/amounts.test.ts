import { sql } from 'drizzle-orm'
import type { CallName } from '@/contract/calls'
import { CALLS } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { HANDLERS } from './capabilities'
import { rowsOf } from './kernel/db'
import { balanceOf, wallet } from './kernel/ledger'
import { checkInvariants } from './ledgerAudit'
import type { Handler } from './kernel/scope'
import { askAs, SAMPLE_ORDER } from './testing/askAll'
import { prepareOwners } from './testing/cast'
import type { Person } from './testing/cast'
import { pathsOf, valueAt, withValue } from './testing/hostile'
import { withEmbeddedBank } from './testing/withBank'

/** closure/calls.test.ts asks for another payout than the one shown: nobody of the cast can close an account. */
const ELSEWHERE: readonly string[] = ['submitClosure']
const moneyCalls = SAMPLE_ORDER.filter((name) => CALLS[name].effect === 'money' && !ELSEWHERE.includes(name))
/** Every table that an order may change. */
const BOOKS = ['ledger_accounts', 'ledger_entries', 'orders', 'holdings', 'wealth_holdings', 'coupons'] as const

withEmbeddedBank((bank) => {
  let customer: Person
  beforeAll(async () => {
    const [first] = await prepareOwners(bank)
    if (!first) throw new Error('nobody has money')
    customer = first
  })

  /** A digest of all rows of these tables. */
  const books = async (): Promise<string> => {
    const digests = BOOKS.map((table) =>
      rowsOf(
        bank.db.drizzle,
        sql`SELECT count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest
            FROM ${sql.identifier(table)} t`,
      ),
    )
    return JSON.stringify(await Promise.all(digests))
  }

  /**
   * Amounts no customer can mean: below zero, fractions of a fen, more than the product accepts, more than the customer
   * has.
   */
  const wrongAmounts = async (customerId: string, right: number): Promise<number[]> => {
    const all = await balanceOf(bank.db.drizzle, wallet(customerId))
    const fractions = [0.5, right + 0.5, right + 0.01, 5e-324]
    // A multiple of the right amount close to the balance, so that only the product's maximum refuses it and not its step.
    const inSteps = right > 0 ? Math.floor(all / right) * right : 0
    const tooMuch = [inSteps, all, all + 1, right * 1000 + 1000, 2 ** 31, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21]
    return [0, -1, -right, ...fractions, ...tooMuch].filter((amount) => amount !== right)
  }

  /** Wrong amounts that were not refused, and those that were refused but still changed something. */
  const acceptedBy = async (name: CallName): Promise<string[]> => {
    const accepted: string[] = []
    const amounts = pathsOf(SAMPLES[name]).filter((path) => typeof valueAt(SAMPLES[name], path) === 'number')
    for (const path of amounts) {
      const right = Number(valueAt(SAMPLES[name], path))
      for (const wrong of await wrongAmounts((await customer.customerId()) ?? '', right)) {
        let before = ''
        const asked = await askAs(customer, name, customer.find, async (request) => {
          before = await books()
          return Object(withValue(request, path, wrong))
        })
        const outcome = asked.outcome.ok ? 'done' : asked.outcome.error
        const moved = before === (await books()) ? '' : ', and moved money'
        if (['done', 'InternalError'].includes(outcome) || moved !== '') {
          accepted.push(`${path.join('.')} ${wrong}: ${outcome}${moved}`)
        }
      }
    }
    return accepted
  }

  test.each(moneyCalls)('%s refuses every amount that nobody can have meant, and moves nothing', async (name) => {
    const right = await askAs(customer, name)
    expect(right.outcome).toMatchObject({ ok: true })
    expect(await acceptedBy(name)).toEqual([])
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  test('a money call is found out that does what it is asked without looking at the amount', async () => {
    const handler = HANDLERS.find(({ call }) => call.name === 'redeemProduct')
    if (!handler) throw new Error('no redeemProduct')
    const careless: Handler['handle'] = async (_scope, request) => ok({ ...Object(request), principal: fen(0) })
    jest.spyOn(handler, 'handle').mockImplementation(careless)
    const accepted = await acceptedBy('redeemProduct')
    jest.restoreAllMocks()
    expect(accepted).toContainEqual(expect.stringMatching(/^amount 0: /))
  })
})
