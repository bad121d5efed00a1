import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { SUB_MACHINE, SUB_STATE_NAMES } from './subaccount/machine'
import { APPROVAL_MACHINE } from './approval/machine'
import { APPROVAL_STATE_NAMES } from './approval/labels'
import { AUTH_MACHINE, AUTH_STATE_NAMES } from './authorisations/machine'
import { CROSSING_MACHINE } from './bridge/machine'
import { CAMPAIGN_MACHINE, CAMPAIGN_STATE_NAMES } from './campaign/machine'
import { REWARD_MACHINE, REWARD_STATE_NAMES } from './campaign/reward'
import { caseMachine } from './cases/machine'
import { CASE_STATE_NAMES } from './cases/labels'
import { CLOSURE_MACHINE, CLOSURE_STATE_NAMES } from './closure/machine'
import { COMMISSION_MACHINE } from './commission/machine'
import { COMMISSION_STATE_NAMES } from './commission/labels'
import { DEVICE_MACHINE, DEVICE_STATE_NAMES } from './devices/devices'
import { PARCEL_MACHINE, PARCEL_STATE_NAMES } from './draw/parcel'
import { GRANT_MACHINES, GRANT_STATE_NAMES } from './family/grant'
import { LOSS_STATE_NAMES, lossMachine } from './loss/machine'
import type { Machine } from './machine'
import { triggersOf, waysOf } from './machine'
import { PHONE_MACHINES } from './phone/change'
import { MALL_ORDER_MACHINE, MALL_ORDER_STATE_NAMES } from './points/mall'
import { AGREEMENT_CODE_MACHINE } from './product/agreementCode'
import { ELIGIBILITY_MACHINE, ELIGIBILITY_STATE_NAMES } from './referral/eligibility'
import { MARKETER_MACHINE } from './referral/marketer'
import { RELATION_MACHINE } from './referral/relation'
import { MARKETER_STATE_NAMES, RELATION_STATE_NAMES, SERVED_STATE_NAMES } from './referral/labels'
import { SERVED_MACHINE } from './referral/served'
import { SHOP_MACHINE, SHOP_STATE_NAMES } from './shop/shop'
import { PAYOUT_MACHINE, PAYOUT_STATE_NAMES } from './special/machine'
import { TAX_MACHINE, TAX_STATE_NAMES } from './tax/declaration'
import { TRANSFER_MACHINES } from './transfer/machine'
import { VOUCHER_MACHINE, VOUCHER_STATE_NAMES } from './voucher/machine'

interface Listed {
  readonly name: string
  /** Of one thing, by what it depends on; each does what it does alone. */
  readonly machines: readonly Machine<string, string>[]
  /** States that nothing leads out of, written here once more: a way out of one is a change that somebody must mean. */
  readonly ends: string
  /** Where the callers of its triggers are. */
  readonly callers: string
  /** The constant with the names of its states, by its own name; without one no page names them. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

const MACHINES: readonly Listed[] = [
  {
    name: 'approval',
    machines: [APPROVAL_MACHINE],
    ends: 'EXECUTED REJECTED WITHDRAWN EXPIRED',
    callers: 'sandbox/business/approval',
    names: { APPROVAL_STATE_NAMES },
  },
  {
    name: 'authorisation',
    machines: [AUTH_MACHINE],
    ends: 'PAID DECLINED LAPSED',
    callers: 'sandbox/business/bridge',
    names: { AUTH_STATE_NAMES },
  },
  { name: 'crossing of a bridge', machines: [CROSSING_MACHINE], ends: '', callers: 'src/packages/bridge' },
  {
    name: 'campaign',
    machines: [CAMPAIGN_MACHINE],
    ends: 'ARCHIVED',
    callers: 'sandbox/business/campaign',
    names: { CAMPAIGN_STATE_NAMES },
  },
  {
    name: 'reward',
    machines: [REWARD_MACHINE],
    ends: 'GRANTED EXPIRED REVOKED DECLINED',
    callers: 'sandbox/business/campaign',
    names: { REWARD_STATE_NAMES },
  },
  {
    name: 'case',
    machines: [caseMachine('COMPLAINT'), caseMachine('FEEDBACK')],
    ends: 'CLOSED WITHDRAWN',
    callers: 'sandbox/business/cases',
    names: { CASE_STATE_NAMES },
  },
  {
    name: 'closure',
    machines: [CLOSURE_MACHINE],
    ends: 'CLOSED WITHDRAWN REFUSED',
    callers: 'sandbox/business/closure',
    names: { CLOSURE_STATE_NAMES },
  },
  {
    name: 'commission',
    machines: [COMMISSION_MACHINE],
    ends: 'PAID CLAWED_BACK',
    callers: 'sandbox/business/commission',
    names: { COMMISSION_STATE_NAMES },
  },
  {
    name: 'device',
    machines: [DEVICE_MACHINE],
    ends: '',
    callers: 'sandbox/business/security',
    names: { DEVICE_STATE_NAMES },
  },
  {
    name: 'parcel of a prize',
    machines: [PARCEL_MACHINE],
    ends: 'DELIVERED LAPSED',
    callers: 'sandbox/business/draw',
    names: { PARCEL_STATE_NAMES },
  },
  {
    name: 'family card',
    machines: Object.values(GRANT_MACHINES),
    ends: 'ENDED DECLINED LAPSED',
    callers: 'sandbox/business/family',
    names: { GRANT_STATE_NAMES },
  },
  {
    name: 'loss, renewed by the bank',
    machines: [lossMachine('ACCOUNT')],
    ends: 'REPLACED LIFTED LAPSED',
    callers: 'sandbox/business/loss',
    names: { LOSS_STATE_NAMES },
  },
  {
    name: 'loss, renewed by the customer',
    machines: [lossMachine('PHONE')],
    ends: 'REPLACED LIFTED LAPSED',
    callers: 'sandbox/business/loss',
    names: { LOSS_STATE_NAMES },
  },
  {
    name: 'order of the mall',
    machines: [MALL_ORDER_MACHINE],
    ends: 'FULFILLED DELIVERED CANCELLED',
    callers: 'sandbox/business/points',
    names: { MALL_ORDER_STATE_NAMES },
  },
  {
    name: 'phone change',
    machines: Object.values(PHONE_MACHINES),
    ends: 'DONE REJECTED ABANDONED',
    callers: 'sandbox/business/phone',
  },
  {
    name: 'agreement code',
    machines: [AGREEMENT_CODE_MACHINE],
    ends: 'USED EXPIRED',
    callers: 'sandbox/business/product',
  },
  {
    name: 'proof of a workplace',
    machines: [ELIGIBILITY_MACHINE],
    ends: 'REFUSED ENDED',
    callers: 'sandbox/business/referral',
    names: { ELIGIBILITY_STATE_NAMES },
  },
  {
    name: 'marketer',
    machines: [MARKETER_MACHINE],
    ends: 'ENDED',
    callers: 'sandbox/business/referral',
    names: { MARKETER_STATE_NAMES },
  },
  {
    name: 'invitation',
    machines: [RELATION_MACHINE],
    ends: 'CLOSED LAPSED VOID',
    callers: 'sandbox/business/referral',
    names: { RELATION_STATE_NAMES },
  },
  {
    name: 'appointment',
    machines: [SERVED_MACHINE],
    ends: 'DONE DECLINED CANCELLED LAPSED',
    callers: 'sandbox/business/referral',
    names: { SERVED_STATE_NAMES },
  },
  { name: 'shop', machines: [SHOP_MACHINE], ends: '', callers: 'sandbox/business/shop', names: { SHOP_STATE_NAMES } },
  {
    name: 'payout',
    machines: [PAYOUT_MACHINE],
    ends: 'UNCLAIMED',
    callers: 'sandbox/business/special',
    names: { PAYOUT_STATE_NAMES },
  },
  {
    name: 'account of type II or III',
    machines: [SUB_MACHINE],
    ends: 'CLOSED',
    callers: 'sandbox/business/subaccount',
    names: { SUB_STATE_NAMES },
  },
  {
    name: 'tax statement',
    machines: [TAX_MACHINE],
    ends: 'SUPERSEDED',
    callers: 'sandbox/business/identity',
    names: { TAX_STATE_NAMES },
  },
  {
    name: 'transfer',
    machines: Object.values(TRANSFER_MACHINES),
    ends: 'FAILED CANCELLED RETURNED REVERSED',
    callers: 'sandbox/business/transfer',
  },
  {
    name: 'voucher',
    machines: [VOUCHER_MACHINE],
    ends: 'EXPIRED REVOKED',
    callers: 'sandbox/business/voucher',
    names: { VOUCHER_STATE_NAMES },
  },
]

const ROOT = join(__dirname, '../..')
/** All code below a folder but tests. */
const sourceOf = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n')
const known = new Map<string, string>()
function source(folder: string): string {
  const text = known.get(folder) ?? sourceOf(folder)
  known.set(folder, text)
  return text
}

const endsOf = ({ ends }: Listed): readonly string[] => ends.split(' ').filter((state) => state !== '')
/** Its ways as `[from, trigger, to]`. */
const ways = ({ machines }: Listed) => machines.flatMap((one) => waysOf(one).map((way) => way.split(' ')))
const startOf = ({ machines }: Listed): string => machines[0]?.states[0] ?? ''

/** What is reached from some states by going along ways. */
function reached(from: readonly string[], steps: readonly (readonly [string, string])[]): ReadonlySet<string> {
  const found = new Set(from)
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const [here, there] of steps) if (found.has(here)) found.add(there)
  }
  return found
}

/** Where a trigger is pulled that no code names: on what a customer or a clerk sends under the trigger's own name. */
const SENT: Readonly<Record<string, string>> = {
  // What time alone does.
  'sandbox/business/campaign': 'src/domain/campaign',
  'sandbox/business/cases': 'src/domain/cases',
  'sandbox/business/referral': 'src/domain/referral',
  'sandbox/business/subaccount': 'src/domain/subaccount',
  'sandbox/business/transfer': 'src/domain/transfer',
  'src/packages/bridge': 'src/features',
}

/** Triggers that no code names, and what makes their change instead. */
const UNNAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'crossing of a bridge': { issued: 'the page that leads out is another one, which begins in OPENING' },
  'family card': { closed: 'the database ends cards with the account (0035_family_closed.sql)' },
  'agreement code': { expire: 'its last day is over: agreementCodeState' },
  shop: { submit: 'submitShop writes it with its application', refuse: 'the application that was refused' },
  payout: { verify: 'verifyPayouts takes all of a person at once' },
  voucher: { expire: 'a day’s end takes all that are too old at once' },
}

/** Where states are shown: the pages, and a customer's copy of their data. */
const SHOWING = ['src/packages', 'src/features', 'src/contract/compliance']

describe.each(MACHINES.map((one) => [one.name, one] as const))('the machine of a %s', (_, one) => {
  it('comes to each of its states, and leads out of all but its ends', () => {
    const left = new Set(ways(one).map(([from]) => from))
    const states = [
      ...reached(
        [startOf(one)],
        ways(one).map(([from = '', , to = '']) => [from, to] as const),
      ),
    ]
    expect(states.filter((state) => !left.has(state)).sort()).toEqual([...endsOf(one)].sort())
    expect(states.sort()).toEqual([...new Set(one.machines.flatMap((each) => each.states))].sort())
  })

  it('can always come to an end, where it has one', () => {
    const back = ways(one).map(([from = '', , to = '']) => [to, from] as const)
    const ending = reached(endsOf(one), back)
    if (endsOf(one).length > 0) expect(ways(one).filter(([from = '']) => !ending.has(from))).toEqual([])
  })

  it('stays where it ended, whatever is done in whatever order', () => {
    const machine = fc.constantFrom(...one.machines)
    const pulled = machine.chain((from) =>
      fc.record({ from: fc.constant(from), trigger: fc.constantFrom(...triggersOf(from)) }),
    )
    fc.assert(
      fc.property(fc.array(pulled, { maxLength: 40 }), (all) => {
        const passed = all.reduce<readonly string[]>(
          (states, { from, trigger }) => {
            const to = from.after(states.at(-1) ?? '', trigger)
            return to === undefined ? states : [...states, to]
          },
          [startOf(one)],
        )
        expect(passed.filter((state) => endsOf(one).includes(state)).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('has a caller for each of its triggers', () => {
    const code = source(one.callers) + (SENT[one.callers] ? source(SENT[one.callers] ?? '') : '')
    const isNamed = (trigger: string) => new RegExp(`['"]${trigger}['"]|\\b${trigger}: \\{`).test(code)
    const triggers = [...new Set(one.machines.flatMap((each) => triggersOf(each)))]
    expect(triggers.filter((trigger) => !isNamed(trigger))).toEqual(Object.keys(UNNAMED[one.name] ?? {}))
  })

  it('has a name for each state that its customer sees, and a page that shows it', () => {
    for (const [constant, names] of Object.entries(one.names ?? {})) {
      const states = one.machines[0]?.states.filter((state) => state !== 'NEW' && state !== 'none') ?? []
      expect(states.filter((state) => !names[state])).toEqual([])
      expect([constant, new RegExp(`\\b${constant}\\b`).test([...SHOWING].map(source).join(''))]).toEqual([
        constant,
        true,
      ])
    }
  })
})

it('is listed here, whichever machine there is', () => {
  const defined = source('src/domain').match(/(?<=const )\w+(?= = \/\*#__PURE__\*\/ defineMachine)/g) ?? []
  expect(defined.length).toBe(new Set(MACHINES.flatMap(({ machines }) => machines)).size)
})
