import { is } from 'valibot'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { errorName } from '@/domain/errors/catalogue'
import { schema } from './kernel/db'
import { checkInvariants } from './ledgerAudit'
import { askAs, askOnce, asks, SAMPLE_ORDER } from './testing/askAll'
import { prepareOwners } from './testing/cast'
import type { Cast, Person } from './testing/cast'
import { newClientId } from './testing/client'
import { hostileRequests, pathsOf } from './testing/hostile'
import { withEmbeddedBank } from './testing/withBank'

withEmbeddedBank((bank) => {
  let cast: Cast
  beforeAll(async () => {
    cast = await prepareOwners(bank)
  })
  // A request refused before its envelope is open leaves a random unused, and a session may hold only so many.
  beforeEach(() => bank.db.drizzle.delete(schema.requestRandoms))

  const outcomeOf = async (person: Person, call: Call, request: object): Promise<string> => {
    try {
      const answer = await askOnce(person.applicant.app, call, request)
      return answer.ok ? 'done' : answer.error
    } catch (error) {
      // Values that can't be sent at all: not UTF-8, or too long for a header.
      if (error instanceof RangeError || error instanceof URIError) return 'not sent'
      throw error
    }
  }

  /** Sends the unchanged sample, by a person for whom it succeeds if there is one. */
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
        // What the contract refuses in one field needs no second try in another field or on the other database.
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
  )

  test.each(SAMPLE_ORDER.filter((name) => CALLS[name].method === 'POST' && name !== 'signOut'))(
    '%s refuses a list in place of its fields',
    async (name) => {
      const person = cast.find((one) => asks(one, CALLS[name])) as Person
      expect(await outcomeOf(person, CALLS[name], [])).toBe('InvalidRequest')
    },
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
})
