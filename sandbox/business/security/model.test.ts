import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { facePasses } from '@sandbox/business/identity/tables'
import { readOutLimits } from '@sandbox/business/transfer'
import { transferLimits } from '@sandbox/business/transfer/tables'
import { LOWEST_COST } from '@sandbox/host/config'
import { demoOpenId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { findSession, openSession } from '@sandbox/kernel/session/sessions'
import type { TestCustomer } from '@sandbox/testing/client'
import { setSecret } from '@sandbox/testing/setSecret'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { ownerCalled } from './testing/owner'

const GESTURES = ['01258', '03678', '02468'] as const
const PASSWORDS = ['804631', '250739', '916482'] as const
const RESETS = { gesture: 'resetGesture', payment: 'resetPassword' } as const
type Forgotten = keyof typeof RESETS

type Step =
  | {
      readonly kind: 'change' | 'byPassword' | 'login'
      readonly of: Forgotten
      readonly old: number
      readonly next: number
    }
  | { readonly kind: 'face' | 'code'; readonly of: Forgotten }
  | {
      readonly kind: 'reset'
      readonly of: Forgotten
      readonly next: number
      readonly typed: 'right' | 'wrong' | 'other'
    }

const of = fc.constantFrom('gesture' as const, 'payment' as const)
const which = fc.nat(2)
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('change', 'byPassword', 'login'), of, old: which, next: which }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('face', 'code'), of }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reset' as const),
      of,
      next: which,
      typed: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, 'other' as const),
    }),
  },
)

/** What the customer's credentials, faces and codes should be. */
class Model {
  held = { gesture: 0, payment: 0 }
  failures = { gesture: 0, payment: 0 }
  faces = { gesture: 0, payment: 0 }
  codes: Record<Forgotten, { readonly digits: string; failures: number } | undefined> = {
    gesture: undefined,
    payment: undefined,
  }
  cooled = false
  told = 0
  /** Whether the latest step made another secret: the same again is told to nobody and signs nobody out. */
  changed = false

  private guess(kind: Forgotten, given: number): string {
    const name = kind === 'gesture' ? 'Gesture' : 'Password'
    if (this.failures[kind] >= 5) return `${name}Locked`
    if (given === this.held[kind]) {
      this.failures[kind] = 0
      return 'done'
    }
    this.failures[kind] += 1
    return this.failures[kind] >= 5 ? `${name}Locked` : `${name}Wrong`
  }

  private set(kind: Forgotten, next: number): string {
    this.changed = this.held[kind] !== next
    this.held[kind] = next
    this.failures[kind] = 0
    // Whatever was shown for a reset is of no use once one is set.
    this.faces[kind] = 0
    if (this.changed) this.told += 1
    return 'done'
  }

  change(kind: Forgotten, old: number, next: number): string {
    if (old === next) return kind === 'gesture' ? 'GestureSame' : 'PasswordSame'
    const guessed = this.guess(kind, old)
    return guessed === 'done' ? this.set(kind, next) : guessed
  }

  byPassword(password: number, next: number | undefined): string {
    const guessed = this.guess('payment', password)
    if (guessed !== 'done') return guessed
    if (next !== undefined) return this.set('gesture', next)
    this.changed = true
    this.told += 1
    return 'done'
  }

  reset(kind: Forgotten, next: number, typed: string): string {
    if (this.faces[kind] === 0) return 'FaceMissing'
    const code = this.codes[kind]
    if (!code || code.failures >= 5) return 'SmsCodeExpired'
    if (code.digits !== typed) {
      code.failures += 1
      return 'SmsCodeWrong'
    }
    this.codes[kind] = undefined
    const done = this.set(kind, next)
    if (this.changed) this.cooled = true
    return done
  }
}

const LONG_MS = 240_000

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const owner = () => ownerCalled(bank, '李娜')
  let logins = 2_604

  /** The customer as if nothing had been done: the first gesture and password, no face, no code, no cooling. */
  async function begin(customerId: string): Promise<void> {
    await on().delete(facePasses).where(eq(facePasses.customerId, customerId))
    await on().delete(schema.smsMessages)
    await on().delete(schema.dailyCounts).where(eq(schema.dailyCounts.subject, customerId))
    await on().delete(transferLimits).where(eq(transferLimits.customerId, customerId))
    const now = await bankNow(on())
    const first = { customerId, now, hashing: { cost: LOWEST_COST } }
    await setSecret(on(), { ...first, kind: 'gesture', secret: GESTURES[0] })
    await setSecret(on(), { ...first, kind: 'payment', secret: PASSWORDS[0] })
  }

  const signedIn = async () =>
    (await openSession(on(), machineNow(), { openId: demoOpenId('lina'), level: 'account', channel: 'h5' }))
      .sessionToken

  const typedBy = (model: Model, { of: kind, typed }: Step & { kind: 'reset' }): string => {
    const other = model.codes[kind === 'gesture' ? 'payment' : 'gesture']?.digits
    const own = model.codes[kind]?.digits
    const right = own ?? '123456'
    if (typed === 'right') return right
    if (typed === 'other' && other !== undefined && other !== own) return other
    return right === '000000' ? '000001' : '000000'
  }

  /** Does a step in the bank and in the model; gives both outcomes, undefined for what nobody is asked. */
  async function take(phone: TestCustomer, model: Model, step: Step): Promise<readonly [string, string] | undefined> {
    switch (step.kind) {
      case 'face':
        model.faces[step.of] += 1
        await owner().showFace(RESETS[step.of])
        return undefined
      case 'code':
        model.codes[step.of] = { digits: await owner().code(phone, RESETS[step.of]), failures: 0 }
        return undefined
      case 'change': {
        const expected = model.change(step.of, step.old, step.next)
        const [old, next] = [step.old, step.next]
        const asked =
          step.of === 'gesture'
            ? phone.call(CALLS.changeGesture, { oldPattern: GESTURES[old] ?? '', pattern: GESTURES[next] ?? '' })
            : phone.call(CALLS.changePayPassword, {
                oldPassword: PASSWORDS[old] ?? '',
                newPassword: PASSWORDS[next] ?? '',
              })
        return [nameOf(await asked), expected]
      }
      case 'byPassword': {
        const given = { pattern: GESTURES[step.next] ?? '', password: PASSWORDS[step.old] ?? '' }
        return [nameOf(await phone.call(CALLS.setGesturePassword, given)), model.byPassword(step.old, step.next)]
      }
      case 'login': {
        const given = { loginPassword: `yangli${(logins += 1)}`, password: PASSWORDS[step.old] ?? '' }
        return [nameOf(await phone.call(CALLS.setLoginPassword, given)), model.byPassword(step.old, undefined)]
      }
      case 'reset': {
        const smsCode = typedBy(model, step)
        const expected = model.reset(step.of, step.next, smsCode)
        const asked =
          step.of === 'gesture'
            ? phone.call(CALLS.resetGesture, { smsCode, pattern: GESTURES[step.next] ?? '' })
            : phone.call(CALLS.resetPayPassword, { smsCode, newPassword: PASSWORDS[step.next] ?? '' })
        return [nameOf(await asked), expected]
      }
    }
  }

  test(
    'whatever is tried in whatever order: what is done, counted, cooled, told and signed out is as the model says',
    async () => {
      const { customerId } = owner()
      const phone = await owner().phone('03678')
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 24 }), async (steps) => {
          await begin(customerId)
          const model = new Model()
          for (const step of steps) {
            phone.token = await signedIn()
            const witness = await signedIn()
            const outcomes = await take(phone, model, step)
            if (outcomes) expect({ step, outcome: outcomes[0] }).toEqual({ step, outcome: outcomes[1] })
            // Also when it was set to itself: whoever resets it may fear that somebody knows it.
            const stays = outcomes?.[0] !== 'done'
            expect({ step, ok: (await findSession(on(), witness, machineNow())).ok }).toEqual({ step, ok: stays })
          }
          const { coolingUntil } = await readOutLimits(on(), customerId, await bankNow(on()))
          expect(coolingUntil !== undefined).toBe(model.cooled)
          expect(await owner().notices()).toHaveLength(model.told)
        }),
        { numRuns: sequences(12) },
      )
    },
    LONG_MS,
  )
})
