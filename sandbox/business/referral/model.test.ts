import fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { PRIVACY_POLICY_VERSION } from '@/domain/policy'
import type { RelationState } from '@/domain/referral/relation'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { rowsOf, schema } from '@sandbox/kernel/db'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { occurred } from '@sandbox/kernel/domainEvents'
import { CHECKS_A_DAY } from '@sandbox/kernel/session/limits'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { bind, deviceOf, endOwn, followAccounts, isAncestor, readInvite, relationOf } from './graph'
import { invites, relations } from './tables'

const RUNS = 6
const INVITERS = ['lina', 'heqi', 'qianduo'] as const
/** People who have no account yet, as the customer each becomes. */
const GUESTS = ['xumin', 'linxi', 'luomin'].map((key) => demoCustomerId(key))
/** Whose each phone is. The last person has two, and nobody knows it of the second one before the account. */
const PHONES = [0, 1, 2, 3, 3] as const
/** The phone whose owner is registered, without an account: what is accepted on it is the customer's at once. */
const REGISTERED = 3
const REGISTERED_ID = 'registered-guest'

type Step =
  | { readonly kind: 'bind'; readonly guest: number; readonly inviter: number }
  | { readonly kind: 'open'; readonly guest: number; readonly twice: boolean }
  | { readonly kind: 'end'; readonly guest: number }
  | { readonly kind: 'wait'; readonly days: number }

const guest = fc.nat({ max: PHONES.length - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('bind' as const), guest, inviter: fc.nat({ max: INVITERS.length - 1 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('open' as const), guest, twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), guest }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 14, 30, 31) }) },
)

/** What the rules say of what was accepted on a phone, without the tables of the domain. */
interface Modelled {
  readonly phone: number
  readonly inviter: number
  readonly until: Day
  state: RelationState
  /** Whether it stands with the customer, and whether it ever led to an account. */
  isTheirs: boolean
  wasEffective: boolean
}

const ownerOf = (phone: number): number => PHONES[phone] ?? 0

/** What the bank finds for a phone: of who is registered that of the customer before that of the phone. */
function foundFor(model: readonly Modelled[], phone: number): Modelled | undefined {
  const theirs = model.find((one) => phone === REGISTERED && one.isTheirs && ownerOf(one.phone) === ownerOf(phone))
  return theirs ?? model.find((one) => one.phone === phone)
}

/** An account: the first that was accepted counts, if it still stands, and no other ever does. */
function openModelled(model: readonly Modelled[], owner: number): void {
  const all = model.filter(({ phone }) => ownerOf(phone) === owner)
  if (all.some(({ wasEffective }) => wasEffective)) return
  const [first, ...rest] = all
  for (const one of rest) if (one.state === 'BOUND') one.state = 'VOID'
  if (first?.state !== 'BOUND') return
  for (const one of rest) one.isTheirs = false
  Object.assign(first, { state: 'EFFECTIVE', isTheirs: true, wasEffective: true })
}

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const when = async () => {
    const now = await bankNow(on())
    return { now, today: dayOfInstant(now), realNow: machineNow() }
  }
  const customerOf = (index: number) => GUESTS[ownerOf(index)] ?? REGISTERED_ID
  const guestOf = (index: number) => ({
    openId: `guest-${index}`,
    customerId: index === REGISTERED ? customerOf(index) : undefined,
  })

  const forget = async () => {
    await on().delete(relations)
    await on().delete(invites)
    await on()
      .delete(schema.wechatIdentities)
      .where(sql`open_id LIKE 'guest-%'`)
    const registered = { id: REGISTERED_ID, clientNo: 'C-registered', registeredAt: 0 }
    await on().insert(schema.customers).values(registered).onConflictDoNothing()
    for (const index of PHONES.keys())
      await on()
        .insert(schema.wechatIdentities)
        .values({ openId: `guest-${index}`, customerId: customerOf(index), createdAt: machineNow() })
  }

  const codeOf = async (index: number): Promise<string> => {
    const app = await testClient(bank.server).as(INVITERS[index] ?? '')
    const made = await app.call(CALLS.makeInvite, {})
    if (!made.ok) throw new Error(made.error)
    return made.value.inviteCode
  }

  async function take(model: Modelled[], one: Step): Promise<void> {
    if (one.kind === 'wait') {
      const before = (await when()).today
      await advance(bank.db, one.days * DAY_MS)
      const { today } = await when()
      for (const each of model) if (each.state === 'BOUND' && each.until < today) each.state = 'LAPSED'
      expect(today).toBe(addDays(before, one.days))
      return
    }
    const { guest: phone } = one
    const about = foundFor(model, phone)
    const at = await when()
    if (one.kind === 'bind') {
      const code = await codeOf(one.inviter)
      const bound = await bank.db.transaction((tx) => bind(tx, code, guestOf(phone), at))
      const got = bound.ok ? 'done' : bound.error.name
      // A new code of the same inviter is another invitation.
      const may =
        about && about.inviter !== one.inviter ? ['AlreadyBound'] : ['done', ...(about ? ['AlreadyBound'] : [])]
      expect(may).toContain(got)
      const until = addDays(at.today, 30)
      const isTheirs = phone === REGISTERED
      if (!about) model.push({ phone, inviter: one.inviter, until, state: 'BOUND', isTheirs, wasEffective: false })
      return
    }
    if (one.kind === 'end') {
      const ended = await bank.db.transaction((tx) => endOwn(tx, guestOf(phone), at.now))
      expect(ended.ok).toBe(about !== undefined)
      if (about?.state === 'BOUND' || about?.state === 'EFFECTIVE') about.state = 'CLOSED'
      return
    }
    const customerId = customerOf(phone)
    const happened = { occasion: 'accountOpened', customerId, about: customerId, now: at.now } as const
    for (let times = one.twice ? 2 : 1; times > 0; times -= 1)
      await bank.db.transaction((tx) => occurred(tx, CAPABILITIES, happened))
    openModelled(model, ownerOf(phone))
  }

  async function compare(model: readonly Modelled[]): Promise<void> {
    const rows = await on().select().from(relations)
    expect(rows).toHaveLength(model.length)
    for (const { phone, inviter, state, isTheirs } of model) {
      const row = rows.find(({ openId }) => openId === `guest-${phone}`)
      const wanted = [phone, state, demoCustomerId(INVITERS[inviter] ?? ''), isTheirs ? customerOf(phone) : null]
      expect([phone, row?.state, row?.inviterId, row?.customerId]).toEqual(wanted)
      expect(row?.reward ?? null).toBeNull()
    }
    const [ring] = await rowsOf<{ rings: number }>(
      on(),
      sql`WITH RECURSIVE up (start, id) AS (
            SELECT customer_id, inviter_id FROM relations WHERE customer_id IS NOT NULL
            UNION SELECT u.start, r.inviter_id FROM relations r JOIN up u ON r.customer_id = u.id)
          SELECT count(*)::int AS rings FROM up WHERE start = id`,
    )
    expect(ring?.rings).toBe(0)
    for (const [index, key] of INVITERS.entries()) {
      const told = await (await testClient(bank.server).as(key)).call(CALLS.queryTeam, {})
      if (!told.ok) throw new Error(told.error)
      const mine = model.filter(({ inviter }) => inviter === index)
      expect(told.value.invited.map(({ state }) => state).sort()).toEqual(mine.map(({ state }) => state).sort())
      // Nothing but how it stands: no product, no amount, no number.
      for (const each of told.value.invited)
        expect(Object.keys(each).every((field) => /^(relationId|name|state|boundOn|effectiveOn)$/.test(field))).toBe(
          true,
        )
    }
  }

  test('whatever is accepted, opened, ended and left, each relation stands as the rules say and no two make a ring', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 18, size: 'max' }), async (steps) => {
        await forget()
        const model: Modelled[] = []
        for (const one of steps) await take(model, one)
        await compare(model)
      }),
      { numRuns: sequences(RUNS), endOnFailure: true },
    )
  }, 300_000)

  describe('what a relation can’t be', () => {
    let lina: TestCustomer
    beforeEach(async () => {
      await forget()
      lina = await testClient(bank.server).as('李娜')
    })
    const accept = async (person: Parameters<typeof bind>[2], inviter = 0) => {
      const at = await when()
      const code = await codeOf(inviter)
      const bound = await bank.db.transaction((tx) => bind(tx, code, person, at))
      return bound.ok ? 'done' : bound.error.name
    }

    test('with oneself: by customer, open id or union id, also where that is known only later', async () => {
      const mine = demoCustomerId('lina')
      expect(await accept({ openId: 'demo-lina', customerId: mine })).toBe('SelfReferral')
      expect(await accept({ openId: 'demo-lina', customerId: undefined })).toBe('SelfReferral')
      const { wechatIdentities } = schema
      await on().update(wechatIdentities).set({ unionId: 'union-lina' }).where(eq(wechatIdentities.openId, 'demo-lina'))
      await on().update(wechatIdentities).set({ unionId: 'union-lina' }).where(eq(wechatIdentities.openId, 'guest-1'))
      expect(await accept(guestOf(1))).toBe('SelfReferral')
      // Whose open id it is may be known only later: then it comes to nothing.
      expect(await accept(guestOf(2))).toBe('done')
      await on().update(wechatIdentities).set({ customerId: mine }).where(eq(wechatIdentities.openId, 'guest-2'))
      const { now } = await when()
      const happened = { occasion: 'accountOpened', customerId: mine, about: mine, now } as const
      await bank.db.transaction((tx) => followAccounts(tx, happened))
      expect((await relationOf(on(), guestOf(2)))?.state).toBe('VOID')
    })

    test('on the phone on which the invitation was shown in the last day', async () => {
      await lina.call(CALLS.makeInvite, {})
      const [shown] = await on().select().from(invites)
      if (!shown) throw new Error('no invitation')
      const seen = async (deviceAt: number) => {
        const changed = { device: deviceOf('one-phone') ?? null, deviceAt }
        await on().update(invites).set(changed).where(eq(invites.inviteCode, shown.inviteCode))
        const at = await when()
        const person = { ...guestOf(3), cookieId: 'one-phone' }
        const bound = await bank.db.transaction((tx) => bind(tx, shown.inviteCode, person, at))
        return bound.ok ? 'done' : bound.error.name
      }
      expect(await seen(machineNow() - DAY_MS + 60_000)).toBe('SelfReferral')
      expect(await seen(machineNow() - DAY_MS - 60_000)).toBe('done')
    })

    test('counted twice: who ended one and accepted another on a second phone opens an account without any', async () => {
      const customerId = customerOf(REGISTERED)
      expect(await accept(guestOf(REGISTERED))).toBe('done')
      const { now } = await when()
      await bank.db.transaction((tx) => endOwn(tx, guestOf(REGISTERED), now))
      expect(await accept(guestOf(4), 1)).toBe('done')
      await bank.db.transaction((tx) => followAccounts(tx, { occasion: 'accountOpened', customerId, about: '', now }))
      expect((await relationOf(on(), guestOf(4)))?.state).toBe('VOID')
      expect((await relationOf(on(), guestOf(REGISTERED)))?.state).toBe('CLOSED')
    })

    test('counted twice: what was accepted first counts, though a later one was the customer’s and has ended', async () => {
      const customerId = customerOf(REGISTERED)
      expect(await accept(guestOf(4), 1)).toBe('done')
      expect(await accept(guestOf(REGISTERED))).toBe('done')
      const { now } = await when()
      await bank.db.transaction((tx) => endOwn(tx, guestOf(REGISTERED), now))
      await bank.db.transaction((tx) => followAccounts(tx, { occasion: 'accountOpened', customerId, about: '', now }))
      expect((await relationOf(on(), guestOf(4)))?.state).toBe('EFFECTIVE')
    })

    test('of an invitation that has expired, or whose inviter has left', async () => {
      const code = await codeOf(0)
      const at = await when()
      const ofCode = async (now = at.now) => {
        const bound = await bank.db.transaction((tx) => bind(tx, code, guestOf(1), { ...at, now }))
        const read = await readInvite(on(), code, { ...at, now })
        return [bound, read].map((one) => (one.ok ? 'done' : one.error.name))
      }
      const [shown] = await on().select().from(invites)
      expect(await ofCode(shown?.expiresAt)).toEqual(['InviteExpired', 'InviteExpired'])
      const { accounts } = schema
      const isTheirs = eq(accounts.customerId, demoCustomerId('lina'))
      await on().update(accounts).set({ closedAt: at.now }).where(isTheirs)
      try {
        expect(await ofCode()).toEqual(['MarketerSuspended', 'MarketerSuspended'])
      } finally {
        await on().update(accounts).set({ closedAt: null }).where(isTheirs)
      }
      expect(await ofCode()).toEqual(['done', 'done'])
    })

    test('opened too late, where the day’s end hasn’t let it lapse yet', async () => {
      expect(await accept(guestOf(1))).toBe('done')
      const now = (await when()).now + 31 * DAY_MS
      const customerId = customerOf(1)
      await bank.db.transaction((tx) => followAccounts(tx, { occasion: 'accountOpened', customerId, about: '', now }))
      expect((await relationOf(on(), guestOf(1)))?.state).toBe('LAPSED')
    })

    test('tried out at will: so many codes a day', async () => {
      const agreed = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const
      expectDone(await lina.call(CALLS.updatePrivacyPolicyStatus, agreed))
      const tries: string[] = []
      for (let at = 0; at <= CHECKS_A_DAY; at += 1) {
        const tried = await lina.call(CALLS.bindInviter, { inviteCode: 'AAAAAAAAAA', agreed: true })
        tries.push(tried.ok ? 'done' : tried.error)
      }
      expect(tries).toEqual([...Array<string>(CHECKS_A_DAY).fill('InviteUnknown'), 'TooManyTries'])
    })

    test('kept open longer than thirty days', async () => {
      expect(await accept(guestOf(1))).toBe('done')
      await advance(bank.db, 30 * DAY_MS)
      expect((await relationOf(on(), guestOf(1)))?.state).toBe('BOUND')
      await advance(bank.db, DAY_MS)
      expect((await relationOf(on(), guestOf(1)))?.state).toBe('LAPSED')
    })

    test('with who had an account as another customer: known when it is accepted, or only from the ID card', async () => {
      const someone = demoCustomerId('heqi')
      await on().execute(sql`INSERT INTO closures (closure_no, customer_id, state, amount, started_at, ended_at)
        VALUES ('X-former', ${someone}, 'WITHDRAWN', 0, 0, 0)`)
      const former = (idCardNo: string) =>
        on()
          .execute(sql`INSERT INTO former_customers (customer_id, closure_no, acct_no, id_card_no, profile, closed_at, keep_until)
          VALUES (${someone}, 'X-former', '', ${idCardNo}, '{}', 0, '20991231')
          ON CONFLICT (customer_id) DO UPDATE SET id_card_no = excluded.id_card_no`)
      const { customers } = schema
      const [opener] = await on()
        .select()
        .from(customers)
        .where(eq(customers.id, customerOf(0)))
      const { now } = await when()
      await former(opener?.idCardNo ?? '')
      for (const phone of [0, 1]) {
        expect(await accept(guestOf(phone))).toBe('done')
        const opened = { occasion: 'accountOpened', customerId: customerOf(phone), about: '', now } as const
        await bank.db.transaction((tx) => followAccounts(tx, opened))
      }
      const stateOf = async (phone: number) => (await relationOf(on(), guestOf(phone)))?.state
      expect([await stateOf(0), await stateOf(1)]).toEqual(['VOID', 'EFFECTIVE'])
      const card = (idCardNo: string | null) =>
        on().update(customers).set({ idCardNo }).where(eq(customers.id, REGISTERED_ID))
      await former('11010119900307771X')
      await card('11010119900307771X')
      expect(await accept(guestOf(REGISTERED))).toBe('AlreadyCustomer')
      await card(null)
      expect(await accept(guestOf(REGISTERED))).toBe('done')
      await on().execute(sql`DELETE FROM former_customers WHERE closure_no = 'X-former'`)
      await on().execute(sql`DELETE FROM closures WHERE closure_no = 'X-former'`)
    })

    test('with who is a customer already, and with an ancestor', async () => {
      expect(await accept({ openId: 'demo-heqi', customerId: demoCustomerId('heqi') })).toBe('AlreadyCustomer')
      expect(await accept(guestOf(0))).toBe('done')
      const { now } = await when()
      const customerId = customerOf(0)
      await bank.db.transaction((tx) => followAccounts(tx, { occasion: 'accountOpened', customerId, about: '', now }))
      expect(await isAncestor(on(), customerId, demoCustomerId('lina'))).toBe(true)
      expect(await isAncestor(on(), demoCustomerId('lina'), customerId)).toBe(false)
    })
  })
})
