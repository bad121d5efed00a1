import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { eq, inArray } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import type { PayoutState } from '@/domain/special/machine'
import { bindCard } from '@sandbox/business/card'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import { expectOk, MONDAY_MORNING, openCustomer } from '@sandbox/kernel/db/testing/people'
import { sequences, testsOf, withDatabase } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import type { JobBank } from '@sandbox/kernel/scope'
import type { CardAnswer, CardNotice } from '@sandbox/kernel/services'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { ENTRUSTED_FUNDS } from './accounts'
import { claimPayout } from './claim'
import { returnSpecial } from './dayEnd'
import { fundBatch } from './fund'
import { verifyPayouts } from './items'
import { settlePayouts } from './network'
import { keptRow, payeeHash } from './payees'
import { specialItems } from './tables'

const PERSON = { name: '样本人', idCardNo: '11010519491231002X' }
const HASH = payeeHash(PERSON)
/** Of what another sequence left. */
const NOBODYS = 'nobody’s'
const RUNS = 12
const A_DAY = 1_000_000

const which = fc.nat({ max: 3 })
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fund' as const),
      amount: fc.constantFrom(1, 40_000, 700_000, 1_000_001),
      days: fc.constantFrom(1, 3),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('verify' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      which,
      way: fc.constantFrom('ACCOUNT' as const, 'CARD' as const),
      wrong: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      says: fc.constantFrom('accepted' as const, 'refused' as const, 'unanswered' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sendBack' as const), which }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('day' as const) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Modelled {
  readonly itemId: string
  readonly amount: number
  until: Day
  state: PayoutState
  way: 'ACCOUNT' | 'CARD' | undefined
  /** Whether the person has shown who they are since it was listed. */
  owned: boolean
}

withDatabase((database) => {
  const { test, race } = testsOf(database)
  const db = () => database.current

  class World {
    readonly model: Modelled[] = []
    now = MONDAY_MORNING
    usedToday = 0
    paidIn = 0
    says: 'accepted' | 'refused' | 'unanswered' = 'unanswered'
    notices: CardNotice[] = []
    constructor(
      readonly customerId: string,
      readonly cardId: string,
    ) {}
    get today(): Day {
      return dayOfInstant(this.now)
    }

    /** A bank whose card network answers as the step says. */
    jobBank(): JobBank {
      const answers: Record<string, CardAnswer> = {
        accepted: { kind: 'accepted' },
        refused: { kind: 'refused', failure: 'closed' },
        unanswered: { kind: 'unanswered' },
      }
      const card = {
        send: async () => answers[this.says],
        notices: async () => this.notices,
        acknowledge: async () => void (this.notices = []),
      }
      const bank = { db: db(), businessNow: async () => this.now, realNow: () => this.now, capabilities: [] }
      return { ...bank, services: { card } } as unknown as JobBank
    }

    async fund(amount: number, days: number): Promise<void> {
      const rows = [keptRow({ ...PERSON, amount })]
      const until = addDays(this.today, days)
      const payload = { title: '样例', purpose: '样例', claimUntil: until, rows, total: amount }
      const batchId = randomUUID()
      const funding = { batchId, payer: '样例', payerPhone: '1', source: CARD_CLEARING, payload, now: this.now }
      expectOk(await db().transaction((tx) => fundBatch(tx, funding)))
      const [item] = await db().drizzle.select().from(specialItems).where(eq(specialItems.batchId, batchId))
      this.model.push({ itemId: item?.itemId ?? '', amount, until, state: 'LISTED', way: undefined, owned: false })
    }

    async verify(): Promise<void> {
      const given = { payee: PERSON, today: this.today }
      await db().transaction((tx) => verifyPayouts(tx, this.customerId, given))
      for (const one of this.model)
        if (one.state === 'LISTED' && one.until >= this.today) Object.assign(one, { state: 'VERIFIED', owned: true })
    }

    wanted(one: Modelled, { way, wrong }: Extract<Step, { kind: 'claim' }>): string {
      if (!one.owned) return 'SpecialUnknown'
      if (one.state === 'PAID' || one.state === 'SENDING') return 'SpecialPaid'
      if (one.state !== 'VERIFIED' || one.until < this.today) return 'SpecialExpired'
      if (wrong) return 'AmountInvalid'
      return way === 'ACCOUNT' && this.usedToday + one.amount > A_DAY ? 'NonBoundLimitDay' : 'done'
    }

    async claim(asked: Extract<Step, { kind: 'claim' }>): Promise<void> {
      const one = this.model[asked.which]
      if (!one) return
      const { way, wrong } = asked
      const wanted = this.wanted(one, asked)
      const amount = fen(wrong ? one.amount + 1 : one.amount)
      const { customerId, now } = this
      const order = { clientId: randomUUID(), customerId, itemId: one.itemId, way, cardId: this.cardId, amount, now }
      // Whatever a claim that is refused wrote is undone by its caller.
      const said = await db()
        .transaction(async (tx) => {
          const claimed = await claimPayout(tx, order)
          if (!claimed.ok) throw new Error(claimed.error.name)
        })
        .then(() => 'done')
        .catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'))
      expect([one.state, said]).toEqual([one.state, wanted])
      if (wanted !== 'done') return
      one.state = way === 'ACCOUNT' ? 'PAID' : 'SENDING'
      one.way = way
      if (way === 'ACCOUNT') {
        this.usedToday += one.amount
        this.paidIn += one.amount
      }
    }

    async network(says: World['says']): Promise<void> {
      this.says = says
      // The next question about what is unanswered comes within an hour.
      this.now += 60 * 60_000
      if (dayOfInstant(this.now - 60 * 60_000) !== this.today) await this.endDay(addDays(this.today, -1))
      await settlePayouts(this.jobBank())
      for (const one of this.model) {
        if (one.state !== 'SENDING' || says === 'unanswered') continue
        if (says === 'accepted') one.state = 'PAID'
        else this.cameBack(one)
      }
    }

    /** It may be claimed again, for a week at least. */
    cameBack(one: Modelled): void {
      const again = addDays(this.today, 7)
      Object.assign(one, { state: 'VERIFIED', until: again > one.until ? again : one.until })
    }

    async sendBack(index: number): Promise<void> {
      const one = this.model[index]
      if (!one) return
      const [row] = await db().drizzle.select().from(specialItems).where(eq(specialItems.itemId, one.itemId))
      if (row?.orderNo === null || row === undefined) return
      this.says = 'unanswered'
      this.notices = [{ orderNo: row.orderNo, kind: 'returned', reason: '样例' }]
      const sending = this.model.filter(({ state }) => state === 'SENDING')
      await settlePayouts(this.jobBank())
      expect(this.notices).toEqual([])
      if (one.way === 'CARD') this.cameBack(one)
      expect(sending.filter((each) => each !== one).every(({ state }) => state === 'SENDING')).toBe(true)
    }

    async endDay(ended: Day): Promise<void> {
      const nextDay = addDays(ended, 1)
      const batch = { day: ended, nextDay, at: instantOf(nextDay), cursor: '' }
      await db().transaction((tx) => returnSpecial.run(tx, batch))
      for (const one of this.model)
        if ((one.state === 'LISTED' || one.state === 'VERIFIED') && one.until <= ended) one.state = 'UNCLAIMED'
      this.usedToday = 0
    }

    async take(one: Step): Promise<void> {
      if (one.kind === 'fund') return this.fund(one.amount, one.days)
      if (one.kind === 'verify') return this.verify()
      if (one.kind === 'claim') return this.claim(one)
      if (one.kind === 'network') return this.network(one.says)
      if (one.kind === 'sendBack') return this.sendBack(one.which)
      const ended = this.today
      this.now = instantOf(addDays(ended, 1), 9)
      return this.endDay(ended)
    }

    async compare(): Promise<void> {
      const ids = this.model.map(({ itemId }) => itemId)
      const rows = await db()
        .drizzle.select()
        .from(specialItems)
        .where(inArray(specialItems.itemId, [...ids, '']))
      for (const { itemId, state } of this.model) expect(rows.find((row) => row.itemId === itemId)?.state).toBe(state)
      expect(await balanceOf(db().drizzle, wallet(this.customerId))).toBe(this.paidIn)
      expect(await checkInvariants(db())).toEqual([])
    }
  }

  test('whatever is funded, shown, claimed, answered, sent back and left, the money is where the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 35, size: 'max' }), async (steps) => {
        const customerId = await openCustomer(db(), 0)
        const card = { cardNo: '6210980000000002006', bankName: '邮储银行', mobileNo: '17000000002' }
        const bound = expectOk(
          await db().transaction((tx) => bindCard(tx, customerId, card, MONDAY_MORNING, 'SPECIAL')),
        )
        // Whatever another sequence left listed for this person is nobody's here.
        await db().drizzle.update(specialItems).set({ payeeHash: NOBODYS }).where(eq(specialItems.payeeHash, HASH))
        const world = new World(customerId, bound.id)
        for (const one of steps) await world.take(one)
        await world.compare()
      }),
      { numRuns: sequences(RUNS), endOnFailure: true },
    )
  }, 300_000)

  race(
    'of ten claims at once of one payout one passes, and one account’s caps hold for two payouts at once',
    async () => {
      const customerId = await openCustomer(db(), 0)
      const world = new World(customerId, '')
      await db().drizzle.update(specialItems).set({ payeeHash: NOBODYS }).where(eq(specialItems.payeeHash, HASH))
      for (const amount of [700_000, 700_000]) await world.fund(amount, 3)
      await world.verify()
      const claim = (itemId: string) =>
        db().transaction((tx) =>
          claimPayout(tx, {
            ...{ clientId: randomUUID(), customerId, itemId, way: 'ACCOUNT', amount: fen(700_000), now: world.now },
          }).then((said) => {
            if (!said.ok) throw new Error(said.error.name)
          }),
        )
      const [one, two] = world.model.map(({ itemId }) => itemId)
      const all = await Promise.allSettled([...Array.from({ length: 9 }, () => claim(one ?? '')), claim(two ?? '')])
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(await balanceOf(db().drizzle, wallet(customerId))).toBe(700_000)
      expect(await balanceOf(db().drizzle, ENTRUSTED_FUNDS)).toBeGreaterThanOrEqual(700_000)
      expect(await checkInvariants(db())).toEqual([])
    },
  )
})
