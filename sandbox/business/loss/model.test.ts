import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { isOpenLoss, lossMachine, REPLACED_AFTER_DAYS, TEMP_DAYS } from '@/domain/loss/machine'
import type { LossState } from '@/domain/loss/machine'
import { fen } from '@/domain/money/fen'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { holdings } from '@sandbox/business/deposit/tables'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { ownerCalled } from '@sandbox/business/security/testing/owner'
import type { Owner } from '@sandbox/business/security/testing/owner'
import { ELECTRONIC, spend } from '@sandbox/business/subaccount/merchants'
import { transferIn } from '@sandbox/business/transfer'
import { advance } from '@sandbox/dayEnds'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { bankNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { noInterest } from '@sandbox/business/interest/testing/noInterest'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { withBankInTurn } from '@sandbox/testing/withBank'

const DAY_MS = 86_400_000
const OBJECTS = ['ACCOUNT', 'ID_CARD'] as const
type Modelled = (typeof OBJECTS)[number]

type Step =
  | { readonly kind: 'report' | 'lift' | 'confirm' | 'replace'; readonly object: Modelled; readonly face: boolean }
  | { readonly kind: 'buy' | 'redeem' | 'spend' | 'in' }
  | { readonly kind: 'wait'; readonly days: number }

const object = fc.constantFrom('ACCOUNT' as const, 'ACCOUNT' as const, 'ID_CARD' as const)
const face = fc.constantFrom(true, true, true, false)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('report' as const), object, face }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('lift' as const, 'confirm' as const, 'confirm' as const, 'replace' as const),
      object,
      face,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('buy' as const, 'redeem' as const, 'spend' as const, 'in' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 2, 5, 7) }) },
)

interface Case {
  state: LossState
  until: string
  replaceFrom: string | undefined
}

/** What the bank must answer and hold, in a few lines. */
class Model {
  readonly cases: Record<Modelled, Case[]> = { ACCOUNT: [], ID_CARD: [] }

  open(lost: Modelled): Case | undefined {
    return this.cases[lost].find(({ state }) => isOpenLoss(state))
  }

  passTo(today: string): void {
    for (const one of [...this.cases.ACCOUNT, ...this.cases.ID_CARD]) {
      if (one.state === 'TEMP' && one.until < today) one.state = 'LAPSED'
    }
  }

  /** The wanted answer to a step about a case, and what becomes of it. */
  move(kind: 'lift' | 'confirm' | 'replace', lost: Modelled, shown: boolean, today: string): string {
    const trigger = { lift: 'lift', confirm: 'formalise', replace: 'replace' } as const
    const found = this.open(lost)
    if (!found) return 'LossUnknown'
    const to = lossMachine(lost).after(found.state, trigger[kind])
    if (to === undefined) return 'LossChanged'
    if (kind === 'replace' && today < (found.replaceFrom ?? '99999999')) return 'LossNotYetReplaced'
    if (!shown) return 'FaceMissing'
    found.state = to
    if (kind === 'confirm' && lost === 'ACCOUNT') found.replaceFrom = addDays(today as never, REPLACED_AFTER_DAYS)
    return 'done'
  }
}

const SCENES = { lift: 'liftLoss', confirm: 'confirmLoss', replace: 'replaceLoss' } as const

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const today = async () => dayOfInstant(await bankNow(on()))

  /** One whose account is lost now and then, and a twin with the same money and deposits, who loses nothing. */
  interface Person {
    readonly owner: Owner
    readonly phone: TestCustomer
    readonly begun: number
  }
  const worth = async ({ owner: { customerId }, begun }: Person) => {
    const [held] = await on()
      .select({
        accrued: sql<number>`coalesce(sum(${holdings.accrued}), 0)::float8`,
        principal: sql<number>`coalesce(sum(${holdings.amount}), 0)::float8`,
      })
      .from(holdings)
      .where(and(eq(holdings.customerId, customerId), sql`${holdings.closedAt} IS NULL`))
    return { ...held, money: (await balanceOf(on(), wallet(customerId))) - begun }
  }

  async function pay(person: Person, kind: 'buy' | 'redeem' | 'spend' | 'in'): Promise<string> {
    const { customerId } = person.owner
    const now = await bankNow(on())
    if (kind === 'in') {
      const credited = await bank.db.transaction((tx) => transferIn(tx, { customerId, amount: fen(12_345), now }))
      return credited.ok ? 'done' : credited.error.name
    }
    if (kind === 'spend') {
      const order = { customerId, acctId: ELECTRONIC, amount: fen(101), merchant: '样例商户', now }
      const paid = await bank.db.transaction((tx) => spend(tx, order))
      return paid.ok ? 'done' : paid.error.name
    }
    const order = { clientId: newClientId(), password: DEMO_PASSWORD }
    if (kind === 'buy') {
      const bought = { ...order, productType: '20521', amount: 100_000, expectedRate: 105 }
      return nameOf(
        await person.phone.call(CALLS.buyProduct, { ...bought, agreementVersion: PRODUCT_AGREEMENT_VERSION }),
      )
    }
    const [first] = expectDone(
      await person.phone.call(CALLS.queryHoldings, { productTypes: ['20521'], state: 'open' }),
    ).holdings
    if (!first) return 'none'
    const seqNo = first.seqNo
    const { preInterest: expectedInterest } = expectDone(await person.phone.call(CALLS.previewRedeem, { seqNo }))
    const redeemed = { ...order, seqNo, amount: 100_000, mode: 'full', expectedInterest } as const
    return nameOf(await person.phone.call(CALLS.redeemProduct, redeemed))
  }

  /** Takes a step with whom it is about, and compares the answer with the model's. */
  async function settle(model: Model, { owner, phone }: Person, one: Extract<Step, { object: Modelled }>) {
    const day = await today()
    if (one.kind === 'report') {
      const wanted = model.open(one.object) ? 'LossAlreadyReported' : 'done'
      expect(['report', nameOf(await phone.call(CALLS.reportLoss, { object: one.object }))]).toEqual(['report', wanted])
      const until = addDays(day, TEMP_DAYS)
      if (wanted === 'done') model.cases[one.object].unshift({ state: 'TEMP', until, replaceFrom: undefined })
      return
    }
    const { losses } = expectDone(await phone.call(CALLS.queryLosses, {}))
    const caseNo = losses.find(({ object: lost, state }) => lost === one.object && isOpenLoss(state))?.caseNo ?? 'none'
    await on().execute(sql`DELETE FROM face_passes WHERE customer_id = ${owner.customerId}`)
    if (one.face) await owner.showFace(SCENES[one.kind])
    const asked = { caseNo, password: DEMO_PASSWORD }
    const answered =
      one.kind === 'lift'
        ? await phone.call(CALLS.liftLoss, { caseNo })
        : await phone.call(one.kind === 'confirm' ? CALLS.confirmLoss : CALLS.replaceLoss, asked)
    expect([one.kind, nameOf(answered)]).toEqual([one.kind, model.move(one.kind, one.object, one.face, day)])
  }

  async function compare(model: Model, lost: Person, twin: Person): Promise<void> {
    const { losses } = expectDone(await lost.phone.call(CALLS.queryLosses, {}))
    for (const one of OBJECTS) {
      const states = losses.filter((found) => found.object === one).map(({ state }) => state)
      expect([one, states.slice(0, model.cases[one].length)]).toEqual([one, model.cases[one].map(({ state }) => state)])
    }
    expect(await worth(lost)).toEqual(await worth(twin))
  }

  test('whatever is reported, lifted, confirmed, replaced or left, nothing is paid while lost, and all else goes on as for who lost nothing', async () => {
    const begin = async (name: string): Promise<Person> => {
      const owner = ownerCalled(bank, name)
      return { owner, phone: await owner.phone(), begun: await balanceOf(on(), wallet(owner.customerId)) }
    }
    // Their balances differ, and so would the interest on them.
    await bank.db.transaction(noInterest)
    const [lost, twin] = [await begin('李娜'), await begin('周行')]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30, size: 'max' }), async (steps) => {
        const model = new Model()
        for (const one of steps) {
          if (one.kind === 'wait') {
            await advance(bank.db, one.days * DAY_MS)
            model.passTo(await today())
          } else if ('object' in one) {
            await settle(model, lost, one)
          } else {
            const before = await worth(lost)
            const answered = await pay(lost, one.kind)
            if (one.kind !== 'in' && answered !== 'none' && model.open('ACCOUNT')) {
              expect([one.kind, answered]).toEqual([one.kind, 'AccountLost'])
              expect(await worth(lost)).toEqual(before)
            } else {
              expect(answered).not.toBe('AccountLost')
              expect([one.kind, await pay(twin, one.kind)]).toEqual([one.kind, answered])
            }
          }
        }
        await compare(model, lost, twin)
        // The next sequence begins with nothing lost.
        await on()
          .update(schema.losses)
          .set({ state: 'LIFTED' })
          .where(eq(schema.losses.customerId, lost.owner.customerId))
        await on().execute(sql`DELETE FROM loss_steps`)
        await on().delete(schema.losses)
        expect(await checkInvariants(bank.db)).toEqual([])
      }),
      { numRuns: sequences(5), endOnFailure: true },
    )
  }, 400_000)
})
