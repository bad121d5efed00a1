import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { FREEZE_KINDS } from '@/domain/account/freezes'
import { fen } from '@/domain/money/fen'
import { sendingAt } from '@/domain/transfer/asking'
import { TRANSFER_SPEEDS } from '@/domain/transfer/machine'
import type { TransferDirection, TransferSpeed, TransferState } from '@/domain/transfer/machine'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { advance } from '@sandbox/dayEnds'
import type { SimulatorOutcome } from '@sandbox/host/simulators/choices'
import { bankNow, startClockAt } from '@sandbox/kernel/clock'
import { MONDAY_MORNING } from '@sandbox/kernel/db/testing/people'
import { sequences, withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { outgoingMoney } from './accounts'
import { setOwnLimits } from './limits'
import { lockTransfer, moveTransfer } from './machine'
import { clarify, settleDue, settleOne } from './network'
import { takeOrder } from './order'
import { transfers } from './tables'
import { answerNext, openSender, sendingBank } from './testing/sending'
import type { Sender } from './testing/sending'

const MINUTE = 60_000
const OUTCOMES = [
  'success',
  'refuseBalance',
  'timeoutThenYes',
  'timeoutThenNo',
  'silent',
  'return',
  'reverse',
] as const satisfies readonly SimulatorOutcome<'transfer'>[]
type Outcome = (typeof OUTCOMES)[number]

const MONEY = 90_000
const OWN = { single: fen(60_000), aDay: fen(100_000) }

type Step =
  | {
      readonly kind: 'order'
      readonly direction: TransferDirection
      readonly amount: number
      readonly speed: TransferSpeed
      readonly outcome: Outcome
    }
  | { readonly kind: 'cancel' | 'lift' | 'clarify'; readonly pick: number; readonly yes: boolean }
  | { readonly kind: 'freeze'; readonly amount: number; readonly days: number; readonly pick: number }
  | { readonly kind: 'wait'; readonly minutes: number }

const pick = fc.nat(40)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      direction: fc.constantFrom('IN' as const, 'OUT' as const),
      amount: fc.integer({ min: 1, max: 62_000 }),
      speed: fc.constantFrom(...TRANSFER_SPEEDS),
      outcome: fc.constantFrom(...OUTCOMES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'lift' as const, 'clarify' as const),
      pick,
      yes: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('freeze' as const),
      amount: fc.integer({ min: 1, max: 200_000 }),
      days: fc.nat(2),
      pick,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 1, 45, 45, 24 * 60, 3 * 24 * 60),
    }),
  },
)

interface Sent {
  readonly orderNo: string
  readonly direction: TransferDirection
  readonly amount: number
  readonly outcome: Outcome
  readonly day: Day
  readonly dueAt: number
  state: TransferState
  /** When the card's bank gives or takes the money back. */
  noticeAt?: number
  followed?: boolean
}

interface Held {
  readonly id: number
  readonly asked: number
  readonly until: Day
  captured: number
  active: boolean
}

/** The bank in a few lines: what the tables and the ledger are compared with. */
class Model {
  wallet = MONEY
  readonly sent: Sent[] = []
  readonly held: Held[] = []

  get outgoing(): number {
    return sum(this.sent.filter((one) => one.direction === 'OUT' && ['WAITING', 'SENT', 'UNKNOWN'].includes(one.state)))
  }

  get frozen(): number {
    return this.held.reduce((total, { active, captured }) => total + (active ? captured : 0), 0)
  }

  credit(amount: number): void {
    this.wallet += amount
    for (const freeze of this.held.filter(({ active }) => active)) {
      const taken = Math.min(freeze.asked - freeze.captured, this.wallet)
      freeze.captured += taken
      this.wallet -= taken
    }
  }

  /** What the bank must say to an order of money out; undefined when it takes it. */
  refusal(amount: number, today: Day): string | undefined {
    const used = this.sent.filter(
      (one) =>
        one.direction === 'OUT' && one.day === today && !one.followed && !['FAILED', 'CANCELLED'].includes(one.state),
    )
    if (amount > OWN.single) return 'TransferLimitSingle'
    if (sum(used) + amount > OWN.aDay) return 'TransferLimitDay'
    if (amount <= this.wallet) return undefined
    return this.held.some(({ active, asked, captured }) => active && captured < asked)
      ? 'AccountFrozen'
      : 'InsufficientFunds'
  }

  order(one: Sent): void {
    if (one.direction === 'OUT') this.wallet -= one.amount
    this.sent.push(one)
  }

  /** The network has been asked about everything that was due. */
  settle(now: number): void {
    for (const one of this.sent) {
      const first = one.state === 'SENT' || (one.state === 'WAITING' && one.dueAt <= now)
      if (first) this.answer(one, one.outcome.startsWith('timeout') || one.outcome === 'silent' ? 'none' : 'now', now)
      else if (one.state === 'UNKNOWN' && one.outcome !== 'silent') this.answer(one, 'now', now)
    }
    for (const one of this.sent) {
      if (one.noticeAt === undefined || one.noticeAt > now || one.followed) continue
      one.followed = true
      if (one.direction === 'OUT') this.credit(one.amount)
      else this.wallet -= Math.min(this.wallet, one.amount)
    }
  }

  answer(one: Sent, when: 'now' | 'none', now: number): void {
    if (when === 'none') one.state = 'UNKNOWN'
    else if (one.outcome === 'refuseBalance' || one.outcome === 'timeoutThenNo') this.end(one, 'FAILED')
    else {
      this.end(one, 'SUCCEEDED')
      const follows = one.outcome === (one.direction === 'OUT' ? 'return' : 'reverse')
      if (follows) one.noticeAt = now + MINUTE
    }
  }

  end(one: Sent, state: TransferState): void {
    one.state = state
    if (one.direction === 'OUT' && state !== 'SUCCEEDED') this.credit(one.amount)
    if (one.direction === 'IN' && state === 'SUCCEEDED') this.credit(one.amount)
  }

  /** A freeze takes what there is, then what waits, the last to be sent first, as far as it lacks. */
  freeze(freeze: Held): void {
    this.held.push(freeze)
    this.credit(0)
    const waiting = this.sent.filter(({ state }) => state === 'WAITING')
    const last = waiting.sort((a, b) => b.dueAt - a.dueAt || (a.orderNo < b.orderNo ? 1 : -1))
    for (const one of last) if (freeze.captured < freeze.asked) this.end(one, 'CANCELLED')
  }

  release(freeze: Held): void {
    freeze.active = false
    const { captured } = freeze
    this.credit(captured)
  }

  /** The days that have ended before this one. */
  expire(today: Day): void {
    for (const freeze of this.held) if (freeze.active && freeze.until < today) this.release(freeze)
  }
}

const sum = (all: readonly { readonly amount: number }[]): number =>
  all.reduce((total, { amount }) => total + amount, 0)
const chosen = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]

withDatabaseInTurn((database) => {
  const db = () => database.current
  beforeAll(() =>
    db().transaction(async (tx) => {
      await startClockAt(tx, MONDAY_MORNING)
      await noInterest(tx)
    }),
  )

  async function orderAndCompare(model: Model, sender: Sender, step: Extract<Step, { kind: 'order' }>): Promise<void> {
    const { direction, outcome } = step
    const now = await bankNow(db().drizzle)
    const today = dayOfInstant(now)
    const amount = fen(step.amount)
    const speed = direction === 'IN' ? 'REALTIME' : step.speed
    const taken = await db().transaction((tx) => takeOrder(tx, { ...sender, direction, amount, speed, now }))
    const expected = direction === 'OUT' ? model.refusal(amount, today) : undefined
    expect(taken.ok ? undefined : taken.error.name).toBe(expected)
    if (!taken.ok) return
    const { orderNo, state } = taken.value
    model.order({ orderNo, direction, amount, outcome, day: today, dueAt: sendingAt(speed, now), state })
    await answerFor(sender, model, orderNo)
    await settleOne(sendingBank(db()), orderNo)
    const one = model.sent.find((sent) => sent.orderNo === orderNo)
    if (one?.state === 'SENT')
      model.answer(
        one,
        outcome.startsWith('timeout') || outcome === 'silent' ? 'none' : 'now',
        await noticeBase(orderNo, now),
      )
  }

  /** When the network heard of an order, from which it counts the minute to a return. */
  const noticeBase = async (orderNo: string, otherwise: number): Promise<number> => {
    const [row] = await db().drizzle.select().from(transfers).where(eq(transfers.orderNo, orderNo))
    return row?.settledAt ?? otherwise
  }

  /** Each order's own answer, whenever it is sent: the simulator is told for the next one just before. */
  const answerFor = async (sender: Sender, model: Model, orderNo: string): Promise<void> => {
    const one = model.sent.find((sent) => sent.orderNo === orderNo)
    if (one) await answerNext(db(), sender, one.outcome)
  }

  async function wait(model: Model, sender: Sender, minutes: number): Promise<void> {
    await advance(db(), minutes * MINUTE)
    const now = await bankNow(db().drizzle)
    model.expire(dayOfInstant(now))
    // What waited is sent one by one, so that each gets its own answer.
    for (const one of model.sent.filter(({ state, dueAt }) => state === 'WAITING' && dueAt <= now)) {
      await answerFor(sender, model, one.orderNo)
      await settleOne(sendingBank(db()), one.orderNo)
    }
    await settleDue(sendingBank(db()))
    model.settle(now)
  }

  async function doAndCompare(model: Model, sender: Sender, step: Step): Promise<void> {
    const now = await bankNow(db().drizzle)
    if (step.kind === 'order') return orderAndCompare(model, sender, step)
    if (step.kind === 'wait') return wait(model, sender, step.minutes)
    if (step.kind === 'freeze') {
      const kind = FREEZE_KINDS[step.pick % FREEZE_KINDS.length] ?? 'RISK'
      const until = addDays(dayOfInstant(now), step.days)
      const authority = kind === 'JUDICIAL' ? '演示法院' : undefined
      const order = { customerId: sender.customerId, kind, asked: fen(step.amount), until, authority, now }
      const { id } = await db().transaction((tx) => placeFreeze(tx, order))
      model.freeze({ id, asked: step.amount, until, captured: 0, active: true })
      return
    }
    if (step.kind === 'lift') {
      const freeze = chosen(model.held, step.pick)
      const lifted = freeze && (await db().transaction((tx) => endFreeze(tx, freeze.id, 'LIFTED', now)))
      expect(lifted).toBe(freeze?.active)
      if (freeze?.active) model.release(freeze)
      return
    }
    const one = chosen(model.sent, step.pick)
    if (!one) return
    if (step.kind === 'clarify') {
      const settled = await db().transaction((tx) => clarify(tx, one.orderNo, step.yes, now))
      expect(settled).toBe(one.state === 'UNKNOWN')
      if (settled) model.end(one, step.yes ? 'SUCCEEDED' : 'FAILED')
      return
    }
    const cancelled = await db().transaction(async (tx) => {
      const transfer = await lockTransfer(tx, one.orderNo)
      return transfer && moveTransfer(tx, transfer, { trigger: 'cancelled', now })
    })
    expect(cancelled !== undefined).toBe(one.state === 'WAITING')
    if (cancelled) model.end(one, 'CANCELLED')
  }

  async function compare(model: Model, { customerId }: Sender): Promise<void> {
    const on = db().drizzle
    const held = [wallet(customerId), frozenMoney(customerId), outgoingMoney(customerId)]
    const balances = await Promise.all(held.map((account) => balanceOf(on, account)))
    expect(balances).toEqual([model.wallet, model.frozen, model.outgoing])
    expect(model.wallet).toBeGreaterThanOrEqual(0)
    const rows = await on.select().from(transfers).where(eq(transfers.customerId, customerId))
    const states = (all: readonly { orderNo: string; state: TransferState }[]) =>
      all.map(({ orderNo, state }) => `${orderNo} ${state}`).sort()
    const own = model.sent.map(({ orderNo }) => orderNo)
    expect(states(rows.filter(({ orderNo }) => own.includes(orderNo)))).toEqual(states(model.sent))
    const followers = rows.filter(({ originNo }) => originNo !== null).map(({ originNo }) => originNo)
    expect(followers.sort()).toEqual(
      model.sent
        .filter(({ followed }) => followed)
        .map(({ orderNo }) => orderNo)
        .sort(),
    )
    expect(await checkInvariants(db())).toEqual([])
  }

  test('any sequence of transfers, cancels, answers, returns, reversals, freezes and day ends keeps the books and the limits', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 40, size: 'max' }), async (steps) => {
        const model = new Model()
        const sender = await openSender(db(), MONEY)
        await setOwnLimits(db().drizzle, sender.customerId, OWN)
        for (const step of steps) {
          await doAndCompare(model, sender, step)
          await compare(model, sender)
        }
      }),
      { numRuns: sequences(12) },
    )
  }, 300_000)
})
