import { sql } from 'drizzle-orm'
import { is } from 'valibot'
import type { Call } from '@/contract/call'
import { CALLS, type CallName } from '@/contract/calls'
import { errorName } from '@/domain/errors/catalogue'
import { fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { HANDLERS } from './handlers'
import { rowsOf, schema } from './kernel/db'
import { balanceOf, checkInvariants, wallet } from './kernel/ledger'
import type { Handler } from './kernel/scope'
import { askAs, askOnce, asks, SAMPLE_ORDER } from './testing/askAll'
import { prepareOwners, type Cast, type Person } from './testing/cast'
import { newClientId } from './testing/client'
import { hostileRequests, pathsOf, valueAt, withValue } from './testing/hostile'
import { SAMPLES } from './testing/samples'
import { withBank } from './testing/withBank'

const PREPARED_MS = 120_000
const moneyCalls = SAMPLE_ORDER.filter((name) => CALLS[name].effect === 'money')

withBank((bank) => {
  let cast: Cast
  beforeAll(async () => {
    cast = await prepareOwners(bank)
  }, PREPARED_MS)
  // What is refused before its envelope is open leaves a random unused, and a session may hold so many only.
  beforeEach(() => bank.db.drizzle.delete(schema.requestRandoms))

  const outcomeOf = async (person: Person, call: Call, request: object): Promise<string> => {
    try {
      const answer = await askOnce(person.applicant.app, call, request)
      return answer.ok ? 'done' : answer.error
    } catch (error) {
      // What can't even be put on its way: no UTF-8, or too long for a header.
      if (error instanceof RangeError || error instanceof URIError) return 'not sent'
      throw error
    }
  }

  /** The sample asked now, by whom it works for if there is one. */
  const askRight = async (name: CallName) => {
    const tried = []
    for (const person of cast.filter((one) => asks(one, CALLS[name]))) {
      const asked = await askAs(person, name)
      if (asked.outcome.ok) return { person, asked }
      tried.push({ person, asked })
    }
    const [first] = tried
    if (!first) throw new Error(`nobody can ask ${name}`)
    return first
  }

  test.each(SAMPLE_ORDER.filter((name) => pathsOf(SAMPLES[name]).length > 0))(
    '%s answers whatever stands in a field with what was asked for or a named refusal',
    async (name) => {
      const call: Call = CALLS[name]
      const { person, asked } = await askRight(name)
      expect(asked.outcome).not.toMatchObject({ error: 'InvalidRequest' })
      const broken: string[] = []
      const refused = new Set<unknown>()
      for (const { what, request, value } of hostileRequests(asked.request)) {
        // What the contract refuses in one field goes no further in the next, and no further on the other database.
        if (!is(call.request, request)) {
          if (bank.db.kind === 'postgres' || refused.has(value)) continue
          refused.add(value)
        }
        const isIdRight =
          (request as { clientId?: unknown }).clientId === (asked.request as { clientId?: unknown }).clientId
        const fresh = call.effect === 'money' && isIdRight ? { ...request, clientId: newClientId() } : request
        if ((await outcomeOf(person, call, fresh)) === 'InternalError') broken.push(what)
      }
      expect(broken).toEqual([])
    },
    PREPARED_MS,
  )

  test('a navigation with whatever stands in its query ends in a redirect or a refusal', async () => {
    const { path } = CALLS.oauthRedirectBasic
    for (const { request } of hostileRequests(SAMPLES.oauthRedirectBasic)) {
      const fields = Object.entries(request).map(([key, value]) => [key, String(value).slice(0, 600)])
      const answer = await bank.server.inject({ url: `${path}?${new URLSearchParams(fields).toString()}` })
      if (answer.statusCode === 302) continue
      expect(errorName((answer.json() as { code: number }).code)).not.toBe('InternalError')
      expect(answer.statusCode).toBeLessThan(500)
    }
  })

  test('the books are right after all of it', async () => {
    expect(await checkInvariants(bank.db)).toEqual([])
  })

  describe('a money call', () => {
    /** Everything that an order may change. */
    const books = async (): Promise<unknown> =>
      Promise.all(
        (['ledger_accounts', 'ledger_entries', 'orders', 'holdings', 'wealth_holdings', 'coupons'] as const).map(
          (table) =>
            rowsOf(
              bank.db.drizzle,
              sql`SELECT count(*)::int AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest
              FROM ${sql.identifier(table)} t`,
            ),
        ),
      )

    /** What nobody can have meant: less than nothing, parts of a fen, more than the product takes, more than there is. */
    const wrongAmounts = async (customerId: string, right: number): Promise<number[]> => {
      const all = await balanceOf(bank.db.drizzle, wallet(customerId))
      const fractions = [0.5, right + 0.5, right + 0.01, 5e-324]
      const tooMuch = [all, all + 1, right * 1000 + 1000, 2 ** 31, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e21]
      return [0, -1, -right, ...fractions, ...tooMuch].filter((amount) => amount !== right)
    }

    /** Wrong amounts that were not refused, or were and moved something all the same. */
    const acceptedBy = async (name: CallName): Promise<string[]> => {
      const [customer] = cast
      if (!customer) throw new Error('nobody has money')
      const accepted: string[] = []
      const amounts = pathsOf(SAMPLES[name]).filter((path) => typeof valueAt(SAMPLES[name], path) === 'number')
      for (const path of amounts) {
        const right = Number(valueAt(SAMPLES[name], path))
        for (const wrong of await wrongAmounts((await customer.customerId()) ?? '', right)) {
          let before: unknown
          const asked = await askAs(customer, name, customer.find, async (request) => {
            before = await books()
            return withValue(request, path, wrong) as object
          })
          const outcome = asked.outcome.ok ? 'done' : asked.outcome.error
          const moved = JSON.stringify(before) === JSON.stringify(await books()) ? '' : ', and moved money'
          if (['done', 'InternalError'].includes(outcome) || moved !== '') {
            accepted.push(`${path.join('.')} ${wrong}: ${outcome}${moved}`)
          }
        }
      }
      return accepted
    }

    test.each(moneyCalls)('%s refuses every amount that nobody can have meant, and moves nothing', async (name) => {
      const right = await askAs(cast[0] as Person, name)
      expect(right.outcome).toMatchObject({ ok: true })
      expect(await acceptedBy(name)).toEqual([])
      expect(await checkInvariants(bank.db)).toEqual([])
    })

    test('is found out when it does what it is asked without looking at the amount', async () => {
      const handler = HANDLERS.find(({ call }) => call.name === 'redeemProduct')
      if (!handler) throw new Error('no redeemProduct')
      const careless: Handler['handle'] = async (_scope, request) => ok({ ...Object(request), principal: fen(0) })
      jest.spyOn(handler, 'handle').mockImplementation(careless)
      const accepted = await acceptedBy('redeemProduct')
      jest.restoreAllMocks()
      expect(accepted).toContainEqual(expect.stringMatching(/^amount 0: /))
    })
  })
})
