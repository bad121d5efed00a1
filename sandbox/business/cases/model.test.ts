import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { CASE_FACTS, CASE_KINDS, CASES_A_DAY, OPEN_CASES } from '@/domain/cases/machine'
import type { CaseKind, CaseState } from '@/domain/cases/machine'
import { addDays, DAY_MS, daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { messages } from '@sandbox/business/message/tables'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { settleCase } from './desk'
import { cases, caseSteps } from './tables'

const CLERKS = ['甲员', '乙员'] as const
const RUNS = 6

type Step =
  | { readonly kind: 'open'; readonly what: CaseKind; readonly against: boolean }
  | { readonly kind: 'customer'; readonly which: number; readonly action: 'WITHDRAW' | 'ACCEPT' | 'ASK_REVIEW' }
  | {
      readonly kind: 'desk'
      readonly which: number
      readonly action: 'take' | 'extend' | 'reply'
      readonly clerk: 0 | 1
      readonly approved: boolean
    }
  | { readonly kind: 'wait'; readonly days: number }

const which = fc.nat({ max: 4 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      what: fc.constantFrom('COMPLAINT' as const, ...CASE_KINDS),
      against: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('customer' as const),
      which,
      action: fc.constantFrom('WITHDRAW' as const, 'ACCEPT' as const, 'ASK_REVIEW' as const, 'ASK_REVIEW' as const),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('desk' as const),
      which,
      action: fc.constantFrom('take' as const, 'take' as const, 'extend' as const, 'reply' as const),
      clerk: fc.constantFrom(0 as const, 1 as const),
      approved: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 8, 14, 31) }) },
)

/** A case as the rules have it, without the tables of the domain. */
interface Modelled {
  readonly caseNo: string
  readonly kind: CaseKind
  /** Complained of is the first clerk. */
  readonly against: boolean
  readonly opened: Day
  state: CaseState
  due: Day
  extended: number
  until: Day | undefined
  escalatedFor: Day | undefined
  clerk: number | undefined
  /** How many steps its customer was told of. */
  told: number
}

const OPEN: readonly CaseState[] = ['RECEIVED', 'IN_PROGRESS', 'EXTENDED', 'REVIEW_ASKED']

function passDays(one: Modelled, from: Day, to: Day): void {
  for (let ended = from; ended < to; ended = addDays(ended, 1)) {
    const begun = addDays(ended, 1)
    if (OPEN.includes(one.state) && one.due <= begun && one.escalatedFor !== one.due) {
      one.escalatedFor = one.due
      one.told += 1
    }
    if (one.state === 'REPLIED' && one.until !== undefined && one.until < begun) {
      one.state = 'CLOSED'
      one.told += 1
    }
  }
}

/** The wanted answer to what a customer does, and what becomes of the case. */
function byCustomer(one: Modelled, action: 'WITHDRAW' | 'ACCEPT' | 'ASK_REVIEW', today: Day): string {
  if (action === 'WITHDRAW') {
    if (!OPEN.includes(one.state)) return 'CaseClosed'
    one.state = one.state === 'REVIEW_ASKED' ? 'CLOSED' : 'WITHDRAWN'
    return 'done'
  }
  if (one.state !== 'REPLIED') return 'CaseClosed'
  if (action === 'ACCEPT') {
    one.state = 'CLOSED'
    return 'done'
  }
  if (one.kind !== 'COMPLAINT' || one.until === undefined || today > one.until) return 'CaseClosed'
  one.state = 'REVIEW_ASKED'
  one.due = addDays(today, 30)
  one.told += 1
  return 'done'
}

/** The same of what a clerk does. */
function byClerk(one: Modelled, { action, clerk, approved }: Extract<Step, { kind: 'desk' }>, today: Day): string {
  if (one.against && clerk === 0) return 'unknown'
  const working = one.state === 'IN_PROGRESS' || one.state === 'EXTENDED'
  if (action === 'take') {
    if (one.state !== 'RECEIVED') return 'closed'
    one.state = 'IN_PROGRESS'
  } else if (action === 'extend') {
    if (!working || one.kind !== 'COMPLAINT' || one.extended >= 2) return 'closed'
    if (today > one.due) return 'overdue'
    if (one.extended === 1 && !approved) return 'approvalMissing'
    one.extended += 1
    one.due = addDays(one.opened, one.extended === 1 ? 30 : 60)
    one.state = 'EXTENDED'
  } else {
    if (!working && one.state !== 'REVIEW_ASKED') return 'closed'
    if (one.state === 'REVIEW_ASKED' && one.clerk === clerk) return 'ownAnswer'
    if (one.state !== 'REVIEW_ASKED') one.until = addDays(today, 30)
    one.state = one.state === 'REVIEW_ASKED' ? 'CLOSED' : 'REPLIED'
  }
  one.clerk = clerk
  one.told += 1
  return 'done'
}

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const customerId = demoCustomerId('lina')
  const own = eq(cases.customerId, customerId)
  const today = async () => dayOfInstant(await bankNow(on()))
  let lina: TestCustomer

  const forget = async () => {
    await on().delete(messages).where(eq(messages.customerId, customerId))
    await on().delete(caseSteps).where(eq(caseSteps.customerId, customerId))
    await on().delete(cases).where(own)
    lina = await testClient(bank.server).as('李娜')
  }

  async function open(model: Modelled[], { what, against }: Extract<Step, { kind: 'open' }>): Promise<void> {
    const day = await today()
    const waiting = model.filter(({ state }) => OPEN.includes(state)).length
    const todays = model.filter(({ opened }) => opened === day).length
    const ofToday = todays >= CASES_A_DAY ? 'TooManyTries' : 'done'
    const wanted = waiting >= OPEN_CASES ? 'CaseTooMany' : ofToday
    const named = against ? { against: CLERKS[0] } : {}
    const given = { clientId: newClientId(), kind: what, topic: 'other', text: '样例', ...named } as const
    const answered = await lina.call(CALLS.openCase, given)
    expect(['open', answered.ok ? 'done' : nameOf(answered)]).toEqual(['open', wanted])
    if (!answered.ok) return
    const due = addDays(day, CASE_FACTS[what].days)
    expect(answered.value.dueDay).toBe(due)
    model.unshift({
      ...{ caseNo: answered.value.caseNo, kind: what, against: against && what === 'COMPLAINT', opened: day },
      ...{ state: 'RECEIVED', due, extended: 0, until: undefined, escalatedFor: undefined, clerk: undefined, told: 1 },
    })
  }

  async function take(model: Modelled[], one: Step): Promise<void> {
    if (one.kind === 'open') return open(model, one)
    const day = await today()
    if (one.kind === 'wait') {
      await advance(bank.db, one.days * DAY_MS)
      for (const each of model) passDays(each, day, await today())
      lina = await testClient(bank.server).as('李娜')
      return
    }
    const about = model[one.which]
    if (!about) return
    const { caseNo } = about
    if (one.kind === 'customer') {
      const answered = await lina.call(CALLS.answerCase, {
        clientId: newClientId(),
        caseNo,
        action: one.action,
        text: '样例',
      })
      const got = answered.ok ? 'done' : nameOf(answered)
      expect([one.action, about.kind, got]).toEqual([one.action, about.kind, byCustomer(about, one.action, day)])
      return
    }
    const now = await bankNow(on())
    const approver = one.approved ? { approvedBy: '主管' } : {}
    const move = { caseNo, clerk: CLERKS[one.clerk], action: one.action, text: '样例', ...approver }
    const settled = await bank.db.transaction((tx) => settleCase(tx, move, now))
    const got = settled.ok ? 'done' : settled.error
    expect([one.action, about.kind, got]).toEqual([one.action, about.kind, byClerk(about, one, day)])
  }

  async function compare(model: readonly Modelled[]): Promise<void> {
    const rows = await on().select().from(cases).where(own)
    const told = await on().select({ about: messages.about }).from(messages).where(eq(messages.customerId, customerId))
    for (const one of model) {
      const row = rows.find(({ caseNo }) => caseNo === one.caseNo)
      const sent = told.filter(({ about }) => about?.id === one.caseNo).length
      expect([row?.state, row?.dueDay, row?.extended, sent]).toEqual([one.state, one.due, one.extended, one.told])
      // Whatever happened, no answer is promised later than the law lets it be.
      if (one.state !== 'REVIEW_ASKED' && row?.reviewUntil === null)
        expect(daysBetween(one.opened, one.due)).toBeLessThanOrEqual(60)
    }
    expect(rows).toHaveLength(model.length)
  }

  test('whatever is written, done and left, every case stands as the rules say, and what the bank does is told once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 45, size: 'max' }), async (steps) => {
        await forget()
        const model: Modelled[] = []
        for (const one of steps) await take(model, one)
        await compare(model)
      }),
      { numRuns: sequences(RUNS), endOnFailure: true },
    )
  }, 300_000)
})
