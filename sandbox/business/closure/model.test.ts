import { randomBytes } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { CLOSURE_MACHINE } from '@/domain/closure/machine'
import { waysOf } from '@/domain/machine'
import type { ClosureState } from '@/domain/closure/machine'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { reversibleFrom } from '@/domain/transfer/asking'
import { calendar } from '@sandbox/kernel/calendar'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { boundCards } from '@sandbox/business/card/tables'
import { buyDeposit } from '@sandbox/business/deposit'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { seedCatalogue } from '@sandbox/business/product/products'
import { settleDue } from '@sandbox/business/transfer/network'
import { transferIn } from '@sandbox/business/transfer'
import { ELECTRONIC, refund, spend } from '@sandbox/business/subaccount/merchants'
import { answerNext, openSender, sendingBank } from '@sandbox/business/transfer/testing/sending'
import type { Sender } from '@sandbox/business/transfer/testing/sending'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import type { SimulatorOutcome } from '@sandbox/host/simulators/choices'
import { bankNow, machineNow, startClockAt } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { expectOk, MONDAY_MORNING } from '@sandbox/kernel/db/testing/people'
import { sequences, withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { latestClosure, moveClosure, openClosure } from './closures'
import { startClosing } from './start'
import { firstCardOf } from './findings'
import { submissionRefusal, submit } from './submit'
import { closureSteps } from './tables'
import { settleClosures } from './minuteJobs'

const MINUTE = 60_000
const DAY = 24 * 60
const OUTCOMES = [
  'success',
  'refuseBalance',
  'timeoutThenYes',
  'timeoutThenNo',
  'silent',
  'return',
] as const satisfies readonly SimulatorOutcome<'transfer'>[]
type Outcome = (typeof OUTCOMES)[number]

/** A deposit of one month. */
const DEPOSIT = '20123'
/** Fen, what it takes. */
const LEAST = 100_000

type Step =
  | { readonly kind: 'start' | 'show' | 'withdraw' | 'lift' | 'refund' }
  | { readonly kind: 'submit'; readonly outcome: Outcome; readonly wrong: boolean }
  | { readonly kind: 'next'; readonly outcome: 'refuseBalance' | 'return' }
  | { readonly kind: 'in' | 'buy' | 'freeze' | 'pay'; readonly amount: number }
  | { readonly kind: 'wait'; readonly minutes: number }

const plain = (kind: 'start' | 'show' | 'withdraw' | 'lift' | 'refund') => fc.constant({ kind })
const money = (kind: 'in' | 'buy' | 'freeze' | 'pay') =>
  fc.record({
    kind: fc.constant(kind),
    amount: kind === 'buy' ? fc.constant(LEAST) : fc.integer({ min: 1, max: 250_000 }),
  })
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: plain('start') },
  { weight: 5, arbitrary: plain('show') },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('submit' as const),
      outcome: fc.constantFrom(...OUTCOMES),
      wrong: fc.constantFrom(false, false, false, true),
    }),
  },
  { weight: 1, arbitrary: plain('withdraw') },
  { weight: 1, arbitrary: plain('lift') },
  { weight: 1, arbitrary: money('in') },
  { weight: 1, arbitrary: money('buy') },
  { weight: 1, arbitrary: money('freeze') },
  { weight: 2, arbitrary: money('pay') },
  { weight: 3, arbitrary: plain('refund') },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('next' as const),
      outcome: fc.constantFrom('refuseBalance' as const, 'return' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(2, 2, 40, 3 * DAY, 5 * DAY, 5 * DAY),
    }),
  },
)

const proven: readonly Step[] = [{ kind: 'wait', minutes: 5 * DAY }, { kind: 'start' }, { kind: 'show' }]
const submitted = (outcome: Outcome): Step => ({ kind: 'submit', outcome, wrong: false })
const soon: Step = { kind: 'wait', minutes: 2 }
const pay: Step = { kind: 'pay', amount: 10_000 }
const back: Step = { kind: 'refund' }

/** Each end and each answer of the network, which chance may not bring. */
const EXAMPLES: readonly Step[][] = [
  [...proven, submitted('success')],
  [...proven, submitted('refuseBalance'), { kind: 'start' }, { kind: 'show' }, submitted('success')],
  // A freeze while the money is on its way: it has arrived, and the account stays.
  [...proven, submitted('timeoutThenYes'), { kind: 'freeze', amount: 500 }, soon],
  [...proven, submitted('silent'), { kind: 'withdraw' }, soon, { kind: 'start' }],
  [...proven, submitted('return'), soon],
  [...proven, submitted('timeoutThenNo'), { kind: 'freeze', amount: 500 }, soon, { kind: 'start' }],
  [...proven, { kind: 'buy', amount: LEAST }, submitted('success'), { kind: 'withdraw' }],
  // A refund after closing, one that follows the payout, and one whose own payout is refused: the next try is counted alone.
  [pay, ...proven, submitted('success'), back],
  [pay, ...proven, submitted('timeoutThenYes'), back, soon, back],
  [
    pay,
    ...proven,
    submitted('timeoutThenYes'),
    back,
    { kind: 'next', outcome: 'refuseBalance' },
    soon,
    ...proven.slice(1),
    submitted('success'),
  ],
  [{ kind: 'buy', amount: LEAST }, { kind: 'wait', minutes: 33 * DAY }, ...proven.slice(1), submitted('success')],
]

/** Closing in a few lines: what the bank is compared with. */
class Model {
  state: ClosureState | undefined
  wallet = 0
  /** Of the last order to close. */
  arrived = 0
  owed = 0
  closed = false
  /** What the network answers to a payout that follows another. */
  next: Outcome | undefined
  readonly spent: { readonly orderNo: string; left: number }[] = []
  payout: { amount: number; outcome: Outcome; back?: boolean } | undefined
  readonly paid: { amount: number; outcome: Outcome; back?: boolean }[] = []
  readonly incoming: number[] = []
  readonly deposits: { seqNo: number; amount: number; until: Day }[] = []
  frozen: { id: number; until: Day; asked: number; captured: number } | undefined

  credit(amount: number): void {
    this.wallet += amount
    if (!this.frozen) return
    const taken = Math.min(this.frozen.asked - this.frozen.captured, this.wallet)
    this.frozen.captured += taken
    this.wallet -= taken
  }

  /** From elsewhere, whether or not there still is an account. */
  comeIn(amount: number): void {
    if (this.closed) this.owed += amount
    else this.credit(amount)
  }

  blocked(now: number): boolean {
    return (
      this.deposits.length > 0 ||
      this.frozen !== undefined ||
      this.incoming.some((at) => at > reversibleFrom(calendar, now))
    )
  }

  /** What the bank answers to an order to close; undefined when it takes it. */
  refusal(shown: number, now: number): string | undefined {
    if (this.state === 'PAYING_OUT') return 'ClosurePaying'
    if (this.state === undefined || ['CLOSED', 'WITHDRAWN', 'REFUSED'].includes(this.state)) return 'ClosureUnknown'
    if (this.state !== 'CODE') return 'FaceMissing'
    if (this.blocked(now)) return 'ClosureBlocked'
    return shown === this.wallet ? undefined : 'ClosurePayoutChanged'
  }

  payOrClose(now: number, outcome: Outcome): void {
    if (this.blocked(now)) this.state = 'REFUSED'
    else if (this.wallet === 0) {
      this.state = 'CLOSED'
      this.closed = true
    } else {
      this.state = 'PAYING_OUT'
      this.next = undefined
      this.payout = { amount: this.wallet, outcome }
      this.wallet = 0
    }
  }

  /** The network has been asked, and the closing has heard of it; the first answer of a silent bank is none. */
  hear(now: number, first: boolean): void {
    const { payout } = this
    if (this.state !== 'PAYING_OUT' || !payout) return
    const late = payout.outcome === 'silent' || payout.outcome.startsWith('timeout')
    if (payout.outcome === 'silent' || (first && late)) return
    this.payout = undefined
    if (payout.outcome === 'refuseBalance' || payout.outcome === 'timeoutThenNo') {
      this.credit(payout.amount)
      this.state = 'READY'
      return
    }
    this.arrived += payout.amount
    this.paid.push(payout)
    this.payOrClose(now, this.next ?? 'success')
  }

  /** What card banks send back later, after an account is closed or while it stands. */
  giveBack(): void {
    for (const one of this.paid) {
      if (one.outcome !== 'return' || one.back) continue
      one.back = true
      this.comeIn(one.amount)
    }
  }
}

withDatabaseInTurn((database) => {
  const db = () => database.current
  const bank = () => ({ ...sendingBank(db()), capabilities: CAPABILITIES })
  const settling = async () => ({ now: await bankNow(db().drizzle), realNow: machineNow(), capabilities: CAPABILITIES })
  beforeAll(async () => {
    await db().transaction((tx) => startClockAt(tx, MONDAY_MORNING))
    await db().transaction((tx) => seedCatalogue(tx))
    // What closing pays of interest is held by interest.test.ts beside this.
    await db().transaction((tx) => noInterest(tx))
  })

  async function submitAndCompare(model: Model, sender: Sender, step: Extract<Step, { kind: 'submit' }>) {
    const with_ = await settling()
    const shown = step.wrong ? model.wallet + 1 : model.wallet
    if (model.refusal(shown, with_.now) === undefined) await answerNext(db(), sender, step.outcome)
    const { customerId } = sender
    const cardId = (await firstCardOf(db().drizzle, customerId))?.id
    const refusal = await db().transaction(async (tx) => {
      const refused = await submissionRefusal(tx, customerId, { payout: shown, cardId }, with_)
      if (refused) return refused.name
      await submit(tx, bank(), { customerId, clientId: randomBytes(16).toString('hex'), cardId }, with_)
      return undefined
    })
    expect(refusal).toBe(model.refusal(shown, with_.now))
    if (refusal !== undefined) return
    model.payOrClose(with_.now, step.outcome)
    await settleDue(bank())
    await settleClosures(bank())
    model.hear(with_.now, true)
  }

  async function wait(model: Model, minutes: number): Promise<void> {
    await advance(db(), minutes * MINUTE)
    const now = await bankNow(db().drizzle)
    const today = dayOfInstant(now)
    for (const one of model.deposits.filter(({ until }) => until <= today)) {
      model.deposits.splice(model.deposits.indexOf(one), 1)
      model.credit(one.amount + (await interestOf(one.seqNo)))
    }
    if (model.frozen && model.frozen.until < today) release(model)
    // Heard first, and sent back a minute after it arrived: notices are taken with the network's answers.
    for (let round = 0; round < 3; round += 1) {
      await settleDue(bank())
      if (round === 0) model.giveBack()
      await settleClosures(bank())
      model.hear(now, false)
    }
  }

  const release = (model: Model): void => {
    const captured = model.frozen?.captured ?? 0
    model.frozen = undefined
    model.credit(captured)
  }
  /** How much it is, is the deposits' own test's; here it only has to leave with the rest. */
  const interestOf = async (seqNo: number): Promise<number> => {
    const matured = and(eq(schema.orders.seqNo, seqNo), eq(schema.orders.kind, 'depositMaturity'))
    const [order] = await db().drizzle.select().from(schema.orders).where(matured)
    if (!order) throw new Error(`deposit ${seqNo} did not mature`)
    return order.interest
  }

  async function act(model: Model, sender: Sender, step: Step): Promise<void> {
    const { customerId } = sender
    const with_ = await settling()
    const { now } = with_
    if (step.kind === 'wait') return wait(model, step.minutes)
    if (step.kind === 'refund') return giveBack(model, now)
    if (model.closed) return undefined
    if (step.kind === 'submit') return submitAndCompare(model, sender, step)
    if (step.kind === 'start') {
      const begun = await db().transaction((tx) => startClosing(tx, { customerId, agreed: [] }, with_))
      const goesOn = model.state === 'FACE' || model.state === 'CODE' || model.state === 'PAYING_OUT'
      if (!goesOn && model.blocked(now)) return expect(begun).toMatchObject({ error: { name: 'ClosureBlocked' } })
      if (!goesOn) {
        model.state = 'FACE'
        model.arrived = 0
      }
      return expect(begun).toMatchObject({ ok: true, value: { state: model.state } })
    }
    if (step.kind === 'show' || step.kind === 'withdraw') {
      const trigger = step.kind === 'show' ? 'faceShown' : 'withdrawn'
      const moved = await db().transaction(async (tx) => {
        const open = await openClosure(tx, customerId)
        return open && moveClosure(tx, open, trigger, with_)
      })
      const to = model.state && CLOSURE_MACHINE.after(model.state, trigger)
      expect(moved?.state).toBe(to)
      if (to) model.state = to
      return
    }
    if (step.kind === 'next') {
      await answerNext(db(), sender, step.outcome)
      model.next = step.outcome
      return
    }
    await actOnMoney(model, sender, step, now)
  }

  /** Half of the oldest payment that a merchant still has something of, or the rest. */
  async function giveBack(model: Model, now: number): Promise<void> {
    const payment = model.spent.find(({ left }) => left > 0)
    if (!payment) return
    const amount = payment.left > 5_000 ? Math.floor(payment.left / 2) : payment.left
    expectOk(await db().transaction((tx) => refund(tx, { orderNo: payment.orderNo, amount: fen(amount), now })))
    payment.left -= amount
    model.comeIn(amount)
  }

  async function actOnMoney(model: Model, { customerId }: Sender, step: Step, now: number): Promise<void> {
    if (step.kind === 'lift' && model.frozen) {
      const { id } = model.frozen
      await db().transaction((tx) => endFreeze(tx, id, 'LIFTED', now))
      release(model)
    }
    if (!('amount' in step) || model.closed) return
    const amount = fen(step.amount)
    if (step.kind === 'in') {
      await db().transaction((tx) => transferIn(tx, { customerId, amount, now }))
      model.incoming.push(now)
      model.credit(amount)
    } else if (step.kind === 'freeze' && !model.frozen) {
      const until = addDays(dayOfInstant(now), 2)
      const { id } = await db().transaction((tx) =>
        placeFreeze(tx, { customerId, kind: 'RISK', asked: amount, until, now }),
      )
      model.frozen = { id, until, asked: amount, captured: 0 }
      model.credit(0)
    } else if (step.kind === 'pay' && model.wallet >= amount && !model.frozen) {
      const order = { customerId, acctId: ELECTRONIC, amount, merchant: '样例商户', now }
      const paid = await db().transaction((tx) => spend(tx, order))
      // Its caps are another test's.
      if (!paid.ok) return expect(paid.error.name).toContain('NonBoundLimit')
      model.wallet -= amount
      model.spent.push({ orderNo: paid.value.orderNo, left: amount })
    } else if (step.kind === 'buy' && model.wallet >= amount) {
      const bought = await db().transaction((tx) => buyDeposit(tx, { customerId, productType: DEPOSIT, amount, now }))
      if (!bought.ok) throw new Error(bought.error.name)
      model.wallet -= amount
      const { seqNo, endDay } = bought.value.holding
      model.deposits.push({ seqNo, amount, until: endDay })
    }
  }

  /** Every change of state that was noted is one of the table's. */
  async function expectKnownWays(customerId: string): Promise<void> {
    const latest = await latestClosure(db().drizzle, customerId)
    if (!latest) return
    const steps = await db()
      .drizzle.select({ state: closureSteps.state })
      .from(closureSteps)
      .where(eq(closureSteps.closureNo, latest.closureNo))
      .orderBy(asc(closureSteps.id))
    const ways = steps.map(({ state }, index) => `${steps[index - 1]?.state ?? 'NEW'} ${state}`)
    const known = waysOf(CLOSURE_MACHINE).map((way) => way.replace(/ \w+ /, ' '))
    expect(ways.filter((way) => !known.includes(way))).toEqual([])
  }

  /** What waits for a person because it came when the account was closed. */
  async function owed(customerId: string): Promise<number> {
    const { closedCredits } = schema
    const rows = await db().drizzle.select().from(closedCredits).where(eq(closedCredits.customerId, customerId))
    return rows.reduce((sum, { amount }) => sum + amount, 0)
  }

  async function compare(model: Model, { customerId }: Sender): Promise<void> {
    const on = db().drizzle
    const latest = await latestClosure(on, customerId)
    expect(latest?.state).toBe(model.state)
    expect(latest?.amount ?? 0).toBe(model.arrived)
    expect(await balanceOf(on, wallet(customerId))).toBe(model.wallet)
    expect(await owed(customerId)).toBe(model.owed)
    await expectKnownWays(customerId)
    expect(await checkInvariants(db())).toEqual([])
  }

  test('any sequence of steps, answers of the network, money coming in, deposits, freezes and day ends closes only what is empty', async () => {
    const seen = new Set<ClosureState | undefined>()
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 16, size: 'max' }), async (steps) => {
        const model = new Model()
        const sender = await openSender(db(), 0)
        await db().drizzle.update(boundCards).set({ role: 'FIRST' }).where(eq(boundCards.id, sender.cardId))
        await actOnMoney(model, sender, { kind: 'in', amount: 300_000 }, await bankNow(db().drizzle))
        for (const step of steps) {
          await act(model, sender, step)
          seen.add(model.state)
          await compare(model, sender)
        }
      }),
      { numRuns: EXAMPLES.length + sequences(6), examples: EXAMPLES.map((steps) => [steps]) },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['CLOSED', 'REFUSED', 'PAYING_OUT', 'READY', 'WITHDRAWN']))
  }, 300_000)
})
