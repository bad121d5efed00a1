import { testMachine } from '@test/machines'
import { fen, yuan } from '../money/fen'
import {
  areGrantLimits,
  GRANT_STATES,
  GRANT_MACHINES,
  grantsByUse,
  isOpenGrant,
  raisesLimits,
  GRANT_STATE_NAMES,
} from './grant'
import type { GrantActor, GrantTrigger } from './grant'
import { familyUse, grantLeft, spendingRefusal } from './spending'

const TRIGGERS: readonly GrantTrigger[] = ['accepted', 'declined', 'lapsed', 'paused', 'resumed', 'ended']
const ACTORS: readonly GrantActor[] = ['owner', 'member', 'bank']

it('what is over stays over, and what is open can be left', () => {
  for (const state of GRANT_STATES) {
    const ways = TRIGGERS.flatMap((trigger) => ACTORS.filter((by) => GRANT_MACHINES[by].after(state, trigger)))
    expect([state, ways.length > 0]).toEqual([state, isOpenGrant(state)])
  }
})

it('what is used stands before what waits and what rests, and what is over apart', () => {
  const { open, over } = grantsByUse([...GRANT_STATES].reverse().map((state) => ({ state })))
  expect(open.map(({ state }) => state)).toEqual(['ACTIVE', 'INVITED', 'PAUSED'])
  expect(over.map(({ state }) => state)).toEqual(['LAPSED', 'DECLINED', 'ENDED'])
})

it('what the family used is what all of its cards took', () => {
  expect(familyUse([])).toBe(0)
  expect(familyUse([18_600, 0, 4_000].map((used) => ({ usedThisMonth: fen(used) })))).toBe(22_600)
})

it('nobody accepts, declines or resumes for another', () => {
  const doers = (trigger: GrantTrigger) =>
    ACTORS.filter((by) => GRANT_STATES.some((state) => GRANT_MACHINES[by].after(state, trigger)))
  expect([...doers('accepted'), ...doers('declined')]).toEqual(['member', 'member'])
  expect([...doers('paused'), ...doers('resumed')]).toEqual(['owner', 'owner'])
  expect([...doers('lapsed')]).toEqual(['bank'])
})

it.each([
  [5_000, 1_000, true],
  [1, 1, true],
  [5_001, 1_000, false],
  [5_000, 1_001, false],
  [500, 501, false],
  [0, 0, false],
  [500.5, 100, false],
])('limits of %p yuan a month and %p a payment can be given: %p', (month, single, allowed) =>
  expect(areGrantLimits({ monthLimit: fen(month * 100), single: fen(single * 100) })).toBe(allowed),
)

it.each([
  [500, 100, false],
  [499, 100, false],
  [501, 99, true],
  [499, 101, true],
])('to %p a month and %p a payment is a raise: %p', (month, single, raise) => {
  const before = { monthLimit: yuan(500), single: yuan(100) }
  expect(raisesLimits(before, { monthLimit: yuan(month), single: yuan(single) })).toBe(raise)
})

describe('a payment', () => {
  const facts = { state: 'ACTIVE', monthLimit: yuan(500), single: yuan(200), used: yuan(400) } as const
  it.each([
    [{}, 100, undefined],
    [{}, 100.01, '该亲情卡本月还可支付100元'],
    [{ used: yuan(0) }, 200, undefined],
    [{ used: yuan(0) }, 200.01, '该亲情卡单笔最多支付200元'],
    [{ monthLimit: yuan(300) }, 0.01, '该亲情卡本月还可支付0元'],
    [{ state: 'PAUSED' }, 1, '该亲情卡当前不能使用'],
    [{ state: 'INVITED' }, 1, '该亲情卡当前不能使用'],
    [{}, 0, '请输入正确的金额'],
  ] as const)('with %p of %p yuan: %p', (changed, amount, message) =>
    expect(spendingRefusal({ ...facts, ...changed }, fen(Math.round(amount * 100)))?.message).toBe(message),
  )
  it('leaves nothing, and not less, when the limit was lowered below what was spent', () =>
    expect(grantLeft({ monthLimit: yuan(300), used: yuan(400) })).toBe(0))
})

testMachine({
  name: 'family card',
  file: 'src/domain/family/grant.ts',
  machines: Object.values(GRANT_MACHINES),
  ends: 'ENDED DECLINED LAPSED',
  callers: ['sandbox/business/family'],
  names: { GRANT_STATE_NAMES },
  unnamed: { closed: 'the database ends cards with the account (0035_family_closed.sql)' },
})
