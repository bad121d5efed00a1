import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { CLASS_FACTS } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import type { SubState } from '@/domain/subaccount/machine'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { assetsOf } from '@sandbox/business/holding'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { advance } from '@sandbox/dayEnds'
import { bankNow, startClockAt } from '@sandbox/kernel/clock'
import { openCustomer } from '@sandbox/kernel/db/testing/people'
import { sequences, withDatabaseInTurn } from '@sandbox/kernel/db/testing/withDatabase'
import { balanceOf, frozenMoney, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { setSubSecret } from '@sandbox/testing/setSecret'
import { isFull } from '@test/strength'
import { subMoney } from './accounts'
import { ELECTRONIC, receive, refund, spend } from './merchants'
import { closeSub, moveOwn } from './move'
import { changeState, lockSub, openSub } from './subAccounts'
import { subAccounts } from './tables'
import { readUse } from './uses'

const MONEY = 30_000_00
/** Each step's answer is compared; balances, states and uses after so many. */
const COMPARED_EVERY = 4
const HALF_A_DAY = 12 * 3_600_000
/** A Monday shortly before a year's end, at which the yearly caps begin anew. */
const BEFORE_A_YEARS_END = Date.UTC(2026, 11, 21, 2)
/** Half days: 15 days pass the first year's end; 400 pass each, and a day takes tens of milliseconds. */
const OVER_A_YEARS_END = isFull ? 800 : 30
/** Days of a freeze: none ends by itself. */
const LONGER_THAN_ALL = 40_000

type Step =
  | { readonly kind: 'open'; readonly class: AccountClass }
  | { readonly kind: 'password' | 'STOP' | 'RESUME' | 'close' | 'seen'; readonly pick: number }
  | { readonly kind: 'fund' | 'takeBack' | 'spend' | 'receive'; readonly pick: number; readonly amount: number }
  | { readonly kind: 'refund'; readonly pick: number; readonly amount: number }
  | { readonly kind: 'wait'; readonly halfDays: number }
  /** Places a freeze, or lifts the one there is. */
  | { readonly kind: 'freeze'; readonly asked: number }

// Few, so that most of what happens meets the first accounts, which have money and uses.
const pick = fc.nat(5)
const amount = fc.constantFrom(1, 4_999, 50_000, 120_000, 200_000, 450_000, 1_000_000)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('open' as const), class: fc.constantFrom('II', 'III') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('password' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('STOP' as const, 'RESUME' as const, 'close' as const), pick }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('seen' as const), pick }) },
  {
    weight: 16,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'fund' as const,
        'fund' as const,
        'takeBack' as const,
        'spend' as const,
        'spend' as const,
        'receive' as const,
      ),
      pick,
      amount,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), pick, amount }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), halfDays: fc.constantFrom(1, 1, 2, OVER_A_YEARS_END) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('freeze' as const), asked: fc.integer({ min: 1, max: 2 * MONEY }) }),
  },
)

interface Account {
  /** ELECTRONIC for the electronic account. */
  readonly id: string
  readonly acctNo: string
  readonly class: AccountClass
  state: SubState
  balance: number
  seen: boolean
  funded: boolean
  /** By kind and day. */
  readonly used: Map<string, number>
}

interface Spent {
  readonly orderNo: string
  readonly by: Account
  readonly day: string
  left: number
}

/** The bank in a few lines: what answers, balances, states and uses are compared with. */
class Model {
  readonly electronic: Account = account(ELECTRONIC, '', 'II', 'ACTIVE', MONEY)
  readonly subs: Account[] = []
  readonly spent: Spent[] = []
  freeze: { readonly id: number; readonly asked: number; captured: number } | undefined

  get isShort(): boolean {
    return this.freeze !== undefined && this.freeze.captured < this.freeze.asked
  }

  /** Money that comes to the electronic account goes to the freeze first. */
  credit(much: number): void {
    this.electronic.balance += much
    if (!this.freeze) return
    const caught = Math.min(this.freeze.asked - this.freeze.captured, this.electronic.balance)
    this.freeze.captured += caught
    this.electronic.balance -= caught
  }

  usable({ state }: Account): string | undefined {
    if (state === 'PASSWORD_UNSET') return 'PasswordUnset'
    return state === 'ACTIVE' ? undefined : 'SubAccountUnavailable'
  }

  over(one: Account, kind: 'IN' | 'OUT', much: number, day: string): string | undefined {
    const { aDay, aYear } = CLASS_FACTS[one.class].caps[kind]
    if (yearSum(one, kind, day) + much > aYear) return 'NonBoundLimitYear'
    return (one.used.get(kind + day) ?? 0) + much > aDay ? 'NonBoundLimitDay' : undefined
  }

  full(one: Account, much: number): string | undefined {
    const cap = one.id === ELECTRONIC ? undefined : CLASS_FACTS[one.class].balanceCap
    return cap !== undefined && one.balance + much > cap ? 'BalanceCap' : undefined
  }

  move(one: Account, kind: 'fund' | 'takeBack', much: number): string | undefined {
    const mayTakeBack = kind === 'takeBack' && one.state === 'STOPPED'
    const from = kind === 'fund' ? this.electronic : one
    const refusal =
      (mayTakeBack ? undefined : this.usable(one)) ??
      (kind === 'fund' ? this.full(one, much) : undefined) ??
      (from.balance < much ? (kind === 'fund' && this.isShort ? 'AccountFrozen' : 'InsufficientFunds') : undefined)
    if (refusal) return refusal
    one.balance += kind === 'fund' ? much : -much
    if (kind === 'fund') this.electronic.balance -= much
    else this.credit(much)
    if (kind === 'fund') one.funded = true
    return undefined
  }

  spend(one: Account, much: number, day: string): string | undefined {
    const refusal =
      this.usable(one) ??
      (this.isShort ? 'AccountFrozen' : undefined) ??
      (one.balance < much ? 'InsufficientFunds' : undefined) ??
      this.over(one, 'OUT', much, day)
    if (refusal) return refusal
    one.balance -= much
    use(one, 'OUT', much, day)
    return undefined
  }

  receive(one: Account, much: number, day: string): string | undefined {
    if (one.id === ELECTRONIC) return 'NonBoundInNotAllowed'
    const allowed = one.class === 'II' ? one.seen : one.funded
    const refusal =
      this.usable(one) ??
      (allowed ? undefined : 'NonBoundInNotAllowed') ??
      this.full(one, much) ??
      this.over(one, 'IN', much, day)
    if (refusal) return refusal
    one.balance += much
    use(one, 'IN', much, day)
    return undefined
  }

  refund(spent: Spent, much: number): string | undefined {
    const { by } = spent
    if (much > spent.left) return 'AmountInvalid'
    const to = by.state === 'CLOSED' ? this.electronic : by
    const refusal = this.full(to, much)
    if (refusal) return refusal
    if (to === this.electronic) this.credit(much)
    else to.balance += much
    spent.left -= much
    use(by, 'OUT', -much, spent.day)
    return undefined
  }
}

const account = (id: string, acctNo: string, accountClass: AccountClass, state: SubState, balance = 0): Account => ({
  ...{ id, acctNo, class: accountClass, state, balance },
  ...{ seen: false, funded: false, used: new Map<string, number>() },
})

function use(one: Account, kind: string, much: number, day: string): void {
  one.used.set(kind + day, (one.used.get(kind + day) ?? 0) + much)
}

const yearSum = (one: Account, kind: string, day: string): number =>
  [...one.used].reduce((sum, [key, much]) => sum + (key.startsWith(kind + day.slice(0, 4)) ? much : 0), 0)

const chosen = <T>(all: readonly T[], index: number): T | undefined => all[index % Math.max(1, all.length)]
const nameOf = (answer: { ok: true } | { ok: false; error: { name: string } }): string | undefined =>
  answer.ok ? undefined : answer.error.name

withDatabaseInTurn((database) => {
  const db = () => database.current
  beforeAll(() =>
    db().transaction(async (tx) => {
      await startClockAt(tx, BEFORE_A_YEARS_END)
      await noInterest(tx)
    }),
  )

  async function moveAndCompare(
    model: Model,
    customerId: string,
    one: Account,
    { kind, amount: much }: Extract<Step, { amount: number }>,
  ): Promise<void> {
    const now = await bankNow(db().drizzle)
    const day = dayOfInstant(now)
    if (kind === 'spend') {
      const order = { customerId, acctId: one.id, amount: fen(much), merchant: '样例商户', now }
      const answer = await db().transaction((tx) => spend(tx, order))
      expect([kind, nameOf(answer)]).toEqual([kind, model.spend(one, much, day)])
      if (answer.ok) model.spent.push({ orderNo: answer.value.orderNo, by: one, day, left: much })
    } else if (kind === 'receive') {
      const credit = { acctNo: one.acctNo, amount: fen(much), payer: '样例付款人', now }
      const answer = await db().transaction((tx) => receive(tx, credit))
      expect([kind, nameOf(answer)]).toEqual([kind, model.receive(one, much, day)])
    } else if (one.id !== ELECTRONIC && kind !== 'refund') {
      const direction = kind === 'fund' ? 'IN' : 'OUT'
      const order = { customerId, acctId: one.id, direction, amount: fen(much), now } as const
      const answer = await db().transaction((tx) => moveOwn(tx, order))
      expect([kind, nameOf(answer)]).toEqual([kind, model.move(one, kind, much)])
    }
  }

  async function openAndCompare(model: Model, customerId: string, accountClass: AccountClass): Promise<void> {
    const now = await bankNow(db().drizzle)
    const order = { customerId, class: accountClass, agreementVersion: '1', now }
    const answer = await db().transaction((tx) => openSub(tx, order))
    const open = model.subs.filter((one) => one.class === accountClass && one.state !== 'CLOSED').length
    expect(nameOf(answer)).toBe(open < CLASS_FACTS[accountClass].most ? undefined : 'AccountCountLimit')
    if (!answer.ok) return
    const { acctId, acctNo, state } = answer.value
    model.subs.push(account(acctId, acctNo, accountClass, state))
  }

  async function changeAndCompare(
    model: Model,
    customerId: string,
    one: Account,
    kind: 'password' | 'STOP' | 'RESUME' | 'close' | 'seen',
  ): Promise<void> {
    const now = await bankNow(db().drizzle)
    const [acctId, before] = [one.id, one.state]
    if (kind === 'seen') {
      await db().drizzle.update(subAccounts).set({ faceToFace: true }).where(eq(subAccounts.acctId, acctId))
      one.seen = true
      return
    }
    const answer = await db().transaction(async (tx) => {
      if (kind === 'close') return closeSub(tx, { customerId, acctId, now })
      const locked = await lockSub(tx, customerId, acctId, [])
      if (!locked) throw new Error('its own account is unknown')
      if (kind !== 'password') return changeState(tx, locked.sub, kind, now)
      return setSubSecret(tx, locked.sub, '246813', now)
    })
    const leads = {
      password: before === 'PASSWORD_UNSET' ? 'ACTIVE' : before === 'CLOSED' ? undefined : before,
      STOP: before === 'ACTIVE' ? 'STOPPED' : undefined,
      RESUME: before === 'STOPPED' ? 'ACTIVE' : undefined,
      close: before === 'CLOSED' ? undefined : 'CLOSED',
    } as const
    const to: SubState | undefined = leads[kind]
    expect([kind, nameOf(answer)]).toEqual([kind, to === undefined ? 'SubAccountUnavailable' : undefined])
    if (to === undefined) return
    one.state = to
    if (to === 'CLOSED') {
      model.credit(one.balance)
      one.balance = 0
    }
  }

  async function freezeOrLift(model: Model, customerId: string, asked: number): Promise<void> {
    const now = await bankNow(db().drizzle)
    const { freeze } = model
    if (freeze) {
      await db().transaction((tx) => endFreeze(tx, freeze.id, 'LIFTED', now))
      model.freeze = undefined
      model.credit(freeze.captured)
      return
    }
    const until = addDays(dayOfInstant(now), LONGER_THAN_ALL)
    const order = { customerId, kind: 'RISK', asked: fen(asked), until, now } as const
    const { id } = await db().transaction((tx) => placeFreeze(tx, order))
    model.freeze = { id, asked, captured: 0 }
    model.credit(0)
  }

  async function doAndCompare(model: Model, customerId: string, step: Step): Promise<void> {
    if (step.kind === 'wait') {
      await advance(db(), step.halfDays * HALF_A_DAY)
    } else if (step.kind === 'freeze') {
      await freezeOrLift(model, customerId, step.asked)
    } else if (step.kind === 'open') {
      await openAndCompare(model, customerId, step.class)
    } else if (step.kind === 'refund') {
      const spent = chosen(model.spent, step.pick)
      if (!spent) return
      const now = await bankNow(db().drizzle)
      const order = { orderNo: spent.orderNo, amount: fen(step.amount), now }
      const answer = await db().transaction((tx) => refund(tx, order))
      expect(['refund', nameOf(answer)]).toEqual(['refund', model.refund(spent, step.amount)])
    } else if ('amount' in step) {
      const one = chosen([...model.subs, model.electronic], step.pick)
      if (one && !(one === model.electronic && step.kind === 'receive')) {
        await moveAndCompare(model, customerId, one, step)
      }
    } else {
      const one = chosen(model.subs, step.pick)
      if (one) await changeAndCompare(model, customerId, one, step.kind)
    }
  }

  async function compare(model: Model, customerId: string): Promise<void> {
    const on = db().drizzle
    const day = dayOfInstant(await bankNow(on))
    for (const one of [model.electronic, ...model.subs]) {
      const money = one === model.electronic ? wallet(customerId) : subMoney({ acctId: one.id, customerId })
      const held = await balanceOf(on, money)
      expect([one.id, held]).toEqual([one.id, one.balance])
      expect(held).toBeGreaterThanOrEqual(0)
      for (const kind of ['IN', 'OUT'] as const) {
        const used = await readUse(on, { account: money, kind, day })
        expect(used).toEqual({ today: one.used.get(kind + day) ?? 0, year: yearSum(one, kind, day) })
      }
    }
    const rows = await on.select().from(subAccounts).where(eq(subAccounts.customerId, customerId))
    expect(rows.map(({ acctId, state }) => `${acctId} ${state}`).sort()).toEqual(
      model.subs.map(({ id, state }) => `${id} ${state}`).sort(),
    )
    const held = model.subs.reduce((sum, { balance }) => sum + balance, 0)
    const frozen = model.freeze?.captured ?? 0
    expect(await balanceOf(on, frozenMoney(customerId))).toBe(frozen)
    const assets = await assetsOf(on, customerId)
    expect([assets.otherAccounts, assets.total]).toEqual([held, held + model.electronic.balance + frozen])
  }

  test('any sequence of openings, moves, spendings, refunds, credits, freezes, stops and closings keeps the books and the caps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 30, maxLength: 50, size: 'max' }), async (steps) => {
        const model = new Model()
        const customerId = await openCustomer(db(), MONEY)
        await openAndCompare(model, customerId, 'II')
        await openAndCompare(model, customerId, 'III')
        for (const one of model.subs) await changeAndCompare(model, customerId, one, 'password')
        for (const [index, step] of steps.entries()) {
          await doAndCompare(model, customerId, step)
          if (index % COMPARED_EVERY === 0) await compare(model, customerId)
        }
        await compare(model, customerId)
        expect(await checkInvariants(db())).toEqual([])
      }),
      { numRuns: sequences(10) },
    )
  }, 300_000)
})
