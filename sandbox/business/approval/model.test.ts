import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { APPROVAL_MS } from '@/domain/approval/machine'
import type { ApprovalState } from '@/domain/approval/machine'
import { yuan } from '@/domain/money/fen'
import { orgMembers } from '@sandbox/business/enterprise/tables'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { deskOn, NOW, openOrg } from './testing/org'
import type { TestPerson } from './testing/org'

const RUNS = 12
const RUN_MS = 300_000
const PEOPLE = ['maker', 'maker2', 'checker', 'checker2', 'legal', 'viewer'] as const
type Who = (typeof PEOPLE)[number]
type Role = 'MAKER' | 'CHECKER' | 'LEGAL' | 'VIEWER'
const ROLES: Readonly<Record<Who, Role>> = {
  maker: 'MAKER',
  maker2: 'MAKER',
  checker: 'CHECKER',
  checker2: 'CHECKER',
  legal: 'LEGAL',
  viewer: 'VIEWER',
}

/** Below the limit, at it, above it, and more than there is. */
const AMOUNTS = [yuan(10), yuan(50_000), yuan(50_000) + 1, yuan(400_000)] as const
const MONEY = yuan(120_000)

type Step =
  | { readonly kind: 'write'; readonly who: Who; readonly amount: number }
  | { readonly kind: 'change'; readonly who: Who; readonly which: number; readonly amount: number }
  | { readonly kind: 'submit'; readonly who: Who; readonly which: number; readonly stale: boolean }
  | { readonly kind: 'withdraw'; readonly who: Who; readonly which: number }
  | {
      readonly kind: 'decide'
      readonly who: Who
      readonly which: number
      readonly decision: 'APPROVE' | 'RETURN' | 'REJECT' | 'AGAIN'
      /** By what was shown before it was changed. */
      readonly stale: boolean
    }
  | { readonly kind: 'role'; readonly who: Who; readonly role: Role }
  | { readonly kind: 'wait'; readonly hours: number }
  | { readonly kind: 'fund' }

const who = fc.constantFrom(...PEOPLE)
const maker = fc.constantFrom('maker' as const, 'maker' as const, 'maker2' as const, 'checker' as const)
const decider = fc.constantFrom<Who>('checker', 'checker', 'checker2', 'legal', 'legal', 'maker', 'viewer')
const which = fc.nat({ max: 2 })
const stale = fc.constantFrom(false, false, false, true)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('write' as const), who: maker, amount: fc.constantFrom(...AMOUNTS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      who: maker,
      which,
      amount: fc.constantFrom(...AMOUNTS),
    }),
  },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant('submit' as const), who: maker, which, stale }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), who: maker, which }) },
  {
    weight: 14,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      who: decider,
      which,
      decision: fc.constantFrom('APPROVE', 'APPROVE', 'APPROVE', 'APPROVE', 'RETURN', 'REJECT', 'AGAIN' as const),
      stale,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('role' as const),
      who,
      role: fc.constantFrom<Role>('MAKER', 'CHECKER', 'CHECKER', 'VIEWER'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 30, 73) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fund' as const) }) },
) as fc.Arbitrary<Step>

/** An application as the rules have it, without the tables of the domain. */
interface Modelled {
  readonly id: string
  readonly by: Who
  amount: number
  hash: string
  /** What was shown before it was changed. */
  older: string
  state: ApprovalState
  expires: number
  approvedBy: { readonly who: Who; readonly role: Role }[]
}

interface World {
  now: number
  money: number
  readonly roles: Record<Who, Role>
  readonly all: Modelled[]
  /** How many were paid. */
  paid: number
}

const needed = ({ amount }: Modelled): readonly Role[] => (amount > 5_000_000 ? ['CHECKER', 'LEGAL'] : ['CHECKER'])
const stateOf = ({ state, expires }: Modelled, now: number): ApprovalState =>
  ['SUBMITTED', 'RETURNED', 'FAILED'].includes(state) && now >= expires ? 'EXPIRED' : state

/** Carries out what was decided; gives the state it comes to. */
function pay(world: World, one: Modelled): ApprovalState {
  const rolesStand =
    world.roles[one.by] === 'MAKER' && one.approvedBy.every(({ who: by, role }) => world.roles[by] === role)
  one.state = rolesStand && world.money >= one.amount ? 'EXECUTED' : 'FAILED'
  if (one.state === 'EXECUTED') {
    world.money -= one.amount
    world.paid += 1
  }
  return one.state
}

/** The wanted answer to a decision, and what becomes of it. */
function decided(world: World, one: Modelled, asked: Extract<Step, { kind: 'decide' }>): string {
  const state = stateOf(one, world.now)
  const role = world.roles[asked.who]
  // Only its writer knows of a draft, and that it was given up.
  if (asked.who !== one.by && (state === 'DRAFT' || (state === 'WITHDRAWN' && one.expires === 0)))
    return 'ApprovalUnknown'
  if (state === 'EXPIRED') return 'ApprovalExpired'
  if (state !== (asked.decision === 'AGAIN' ? 'FAILED' : 'SUBMITTED')) return 'ApprovalDecided'
  const turn = needed(one)[one.approvedBy.length]
  const theirs = role === turn && asked.who !== one.by && !one.approvedBy.some(({ who: by }) => by === asked.who)
  if (asked.decision === 'AGAIN' ? asked.who !== one.by : !theirs) return 'ApprovalNotYours'
  if (asked.stale && one.older !== one.hash) return 'ApprovalChanged'
  if (asked.decision === 'AGAIN') return pay(world, one)
  if (asked.decision === 'APPROVE') {
    one.approvedBy.push({ who: asked.who, role })
    return one.approvedBy.length === needed(one).length ? pay(world, one) : 'SUBMITTED'
  }
  one.state = asked.decision === 'RETURN' ? 'RETURNED' : 'REJECTED'
  if (one.state === 'RETURNED') one.expires = world.now + APPROVAL_MS
  return one.state
}

/** The same of handing in. */
function submitted(world: World, one: Modelled, asked: Extract<Step, { kind: 'submit' }>): string {
  const state = stateOf(one, world.now)
  if (asked.who !== one.by) return 'ApprovalUnknown'
  const isOlder = asked.stale && one.older !== one.hash
  if (state === 'SUBMITTED' && !isOlder) return 'SUBMITTED'
  if (state === 'EXPIRED') return 'ApprovalExpired'
  if (state !== 'DRAFT' && state !== 'RETURNED') return 'ApprovalDecided'
  if (isOlder) return 'ApprovalChanged'
  if (world.roles[asked.who] !== 'MAKER') return 'NotPermitted'
  const others = (role: Role) => PEOPLE.some((each) => each !== one.by && world.roles[each] === role)
  if (!needed(one).every(others)) return 'ApproverMissing'
  one.state = 'SUBMITTED'
  one.expires = world.now + APPROVAL_MS
  one.approvedBy = []
  return 'SUBMITTED'
}

function withdrawn(world: World, one: Modelled, by: Who): string {
  const state = stateOf(one, world.now)
  if (by !== one.by) return 'ApprovalUnknown'
  if (state === 'EXPIRED') return 'ApprovalExpired'
  if (!['DRAFT', 'SUBMITTED', 'RETURNED'].includes(state)) return 'ApprovalDecided'
  one.state = 'WITHDRAWN'
  return 'WITHDRAWN'
}

withBankInTurn((bank) => {
  async function play(steps: readonly Step[]): Promise<void> {
    const org = await openOrg(bank.db, MONEY)
    const desk = deskOn(bank.db, org.orgId)
    const people = { legal: org.legal } as Record<Who, TestPerson>
    for (const each of PEOPLE) if (each !== 'legal') people[each] = await org.join(ROLES[each])
    const world: World = { now: NOW, money: MONEY, roles: { ...ROLES }, all: [], paid: 0 }
    const payloadOf = (amount: number) => ({ values: { orgCardId: org.cardId, amount, purpose: '货款' }, rows: [] })

    const write = async ({ who: by, amount }: Extract<Step, { kind: 'write' }>) => {
      const saved = await desk.save(people[by], 'ORG_OUT', payloadOf(amount), { now: world.now })
      expect([by, saved.ok ? 'saved' : saved.error.name]).toEqual([
        by,
        world.roles[by] === 'MAKER' ? 'saved' : 'NotPermitted',
      ])
      if (!saved.ok) return
      const { approvalId: id, payloadHash: hash } = saved.value.one
      world.all.unshift({ id, by, amount, hash, older: hash, state: 'DRAFT', expires: 0, approvedBy: [] })
    }
    const change = async (one: Modelled, { who: by, amount }: Extract<Step, { kind: 'change' }>) => {
      const given = { now: world.now, approvalId: one.id }
      const saved = await desk.save(people[by], 'ORG_OUT', payloadOf(amount), given)
      const state = stateOf(one, world.now)
      const mayWrite = world.roles[by] === 'MAKER'
      const known =
        by === one.by ? (['DRAFT', 'RETURNED'].includes(state) ? 'saved' : 'ApprovalDecided') : 'ApprovalUnknown'
      expect(saved.ok ? 'saved' : saved.error.name).toBe(mayWrite ? known : 'NotPermitted')
      if (!saved.ok) return
      one.older = one.hash
      one.hash = saved.value.one.payloadHash
      one.amount = amount
    }
    const take = async (next: Step): Promise<void> => {
      if (next.kind === 'write') return write(next)
      if (next.kind === 'wait') return void (world.now += next.hours * 3_600_000)
      if (next.kind === 'fund') {
        await org.fund(yuan(30_000))
        return void (world.money += yuan(30_000))
      }
      if (next.kind === 'role') {
        world.roles[next.who] = next.role
        const { customerId } = people[next.who]
        const theirs = and(eq(orgMembers.orgId, org.orgId), eq(orgMembers.customerId, customerId))
        return void (await bank.db.drizzle.update(orgMembers).set({ role: next.role }).where(theirs))
      }
      const one = world.all[next.which]
      if (!one) return
      if (next.kind === 'change') return change(one, next)
      const person = people[next.who]
      if (next.kind === 'withdraw') {
        const got = await desk.withdraw(person, one.id, world.now)
        return expect(['withdraw', got]).toEqual(['withdraw', withdrawn(world, one, next.who)])
      }
      const about = { approvalId: one.id, payloadHash: next.stale ? one.older : one.hash }
      if (next.kind === 'submit') {
        const got = await desk.submit(person, about, world.now)
        return expect(['submit', got]).toEqual(['submit', submitted(world, one, next)])
      }
      const got = await desk.decide(person, { ...about, decision: next.decision, reason: '样例' }, world.now)
      expect([next.decision, one.state, got]).toEqual([next.decision, one.state, decided(world, one, next)])
    }
    for (const next of steps) await take(next)
    for (const one of world.all) {
      await desk.expire(one.id, world.now)
      expect((await desk.read(one.id)).state).toBe(stateOf(one, world.now))
    }
    expect(await org.balance()).toBe(world.money)
  }

  test(
    'whatever is written, changed, decided and left by whom, money moves only as enough others have decided',
    async () => {
      await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 60, size: 'max' }), play), {
        numRuns: sequences(RUNS),
        endOnFailure: true,
      })
      expect(await checkInvariants(bank.db)).toEqual([])
    },
    RUN_MS,
  )
})
