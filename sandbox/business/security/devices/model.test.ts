import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { LOWEST_COST } from '@sandbox/host/config'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { findSession } from '@sandbox/kernel/session/sessions'
import type { TestCustomer } from '@sandbox/testing/client'
import { setSecret } from '@sandbox/testing/setSecret'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { devices, loginRecords } from '../tables'
import { ownerCalled } from '../testing/owner'

const PHONES = ['a', 'b', 'c'] as const
type PhoneName = (typeof PHONES)[number]
const cookieIdOf = (name: PhoneName): string => name.repeat(32)

const phone = fc.constantFrom(...PHONES)
const anyStep = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('draw' as const), on: phone }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('setGesture' as const), on: phone }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('confirm' as const), on: phone, right: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constantFrom('revoke' as const, 'disown' as const), on: phone, of: phone }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave' as const), on: phone }) },
)
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

/** What each phone is to the bank. */
interface ModelPhone {
  trusted: boolean
  signedIn: boolean
  /** Has shown the gesture where it wasn't enough. */
  proved: boolean
  /** Was signed in on once, so there is a log-in that can be disowned. */
  used: boolean
}

class Model {
  readonly phones: Record<PhoneName, ModelPhone> = {
    a: { trusted: false, signedIn: false, proved: false, used: false },
    b: { trusted: false, signedIn: false, proved: false, used: false },
    c: { trusted: false, signedIn: false, proved: false, used: false },
  }
  met = false

  private letIn(at: ModelPhone): string {
    Object.assign(at, { trusted: true, signedIn: true, proved: false, used: true })
    this.met = true
    return 'done'
  }

  /** Enough was shown for a trusted phone. */
  enter(on: PhoneName): string {
    const at = this.phones[on]
    if (at.trusted || !this.met) return this.letIn(at)
    at.proved = true
    return 'DeviceNew'
  }

  setGesture(on: PhoneName): string {
    for (const name of PHONES) if (name !== on) this.phones[name].signedIn = false
    return this.enter(on)
  }

  confirm(on: PhoneName, right: boolean): string {
    const at = this.phones[on]
    if (!at.proved) return 'SignInExpired'
    return right ? this.letIn(at) : 'SmsCodeWrong'
  }

  revoke(on: PhoneName, of: PhoneName): string {
    if (!this.phones[on].signedIn) return 'GestureMissing'
    const target = this.phones[of]
    if (!target.trusted) return 'DeviceUnknown'
    if (on === of) return 'DeviceCurrent'
    Object.assign(target, { trusted: false, signedIn: false })
    return 'done'
  }

  disown(on: PhoneName, of: PhoneName): string {
    if (!this.phones[on].signedIn) return 'GestureMissing'
    if (!this.phones[of].used) return 'LoginUnknown'
    for (const name of PHONES) if (name !== on) this.phones[name].signedIn = false
    if (on !== of) this.phones[of].trusted = false
    return 'done'
  }
}

const LONG_MS = 240_000

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const owner = () => ownerCalled(bank, '李娜')

  async function begin(customerId: string): Promise<void> {
    await on().delete(devices).where(eq(devices.customerId, customerId))
    await on().delete(loginRecords).where(eq(loginRecords.customerId, customerId))
    await on().delete(schema.smsMessages)
    const now = await bankNow(on())
    const first = { customerId, now, hashing: { cost: LOWEST_COST } }
    pattern = DEMO_GESTURE
    await setSecret(on(), { ...first, kind: 'gesture', secret: DEMO_GESTURE })
    await setSecret(on(), { ...first, kind: 'payment', secret: DEMO_PASSWORD })
  }

  const deviceIdOf = async (openId: string, name: PhoneName): Promise<string> => {
    const key = tokenHash(`${openId} ${cookieIdOf(name)}`)
    const [found] = await on().select({ id: devices.id }).from(devices).where(eq(devices.key, key))
    return found?.id ?? 'none'
  }
  const loginOn = async (deviceId: string): Promise<string> => {
    const [found] = await on()
      .select({ id: loginRecords.id })
      .from(loginRecords)
      .where(eq(loginRecords.deviceId, deviceId))
    return String(found?.id ?? 987_654_321)
  }
  /** A session ends where it is signed out; then the phone opens another, as the app does. */
  async function openAgain(app: TestCustomer): Promise<void> {
    if ((await findSession(on(), app.token, machineNow())).ok) return
    const { cookieId } = app
    Object.assign(app, { token: '' })
    await app.signIn('lina', '')
    app.cookieId = cookieId
  }

  /** Another one at each change: the same again would be none. */
  const PATTERNS = [DEMO_GESTURE, '01258'] as const
  let pattern: string = DEMO_GESTURE

  async function take(app: TestCustomer, model: Model, step: Step): Promise<readonly [string, string]> {
    const entered = (outcome: { ok: boolean; value?: { sessionToken: string } }): string => {
      if (outcome.ok && outcome.value) app.token = outcome.value.sessionToken
      return nameOf(outcome as never)
    }
    switch (step.kind) {
      case 'draw':
        return [entered(await app.call(CALLS.verifyGesture, { pattern })), model.enter(step.on)]
      case 'setGesture': {
        const other = PATTERNS.find((one) => one !== pattern) ?? DEMO_GESTURE
        const set = await app.call(CALLS.setGesturePassword, { pattern: other, password: DEMO_PASSWORD })
        if (['done', 'DeviceNew'].includes(nameOf(set))) pattern = other
        return [entered(set), model.setGesture(step.on)]
      }
      case 'confirm': {
        const expected = model.confirm(step.on, step.right)
        const asked = expected !== 'SignInExpired'
        const sent = asked ? await owner().code(app, 'newDevice') : '123456'
        const wrong = sent === '000000' ? '000001' : '000000'
        return [entered(await app.call(CALLS.trustDevice, { smsCode: step.right ? sent : wrong })), expected]
      }
      case 'revoke': {
        const deviceId = await deviceIdOf('demo-lina', step.of)
        const outcome = await app.call(CALLS.revokeDevice, { deviceId, password: DEMO_PASSWORD })
        return [nameOf(outcome), model.revoke(step.on, step.of)]
      }
      case 'disown': {
        const id = await loginOn(await deviceIdOf('demo-lina', step.of))
        const outcome = await app.call(CALLS.disownLogin, { id, password: DEMO_PASSWORD })
        return [nameOf(outcome), model.disown(step.on, step.of)]
      }
      case 'leave': {
        expectDone(await app.call(CALLS.signOut, {}))
        Object.assign(model.phones[step.on], { signedIn: false, proved: false })
        return ['left', 'left']
      }
    }
  }

  test(
    'whatever is done on three phones in whatever order: who is trusted, signed in and asked for a code is as the model says',
    async () => {
      const { customerId } = owner()
      const apps = { a: await owner().phone(''), b: await owner().phone(''), c: await owner().phone('') }
      for (const name of PHONES) apps[name].cookieId = cookieIdOf(name)
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 24 }), async (steps) => {
          await begin(customerId)
          const model = new Model()
          for (const name of PHONES) {
            await apps[name].call(CALLS.signOut, {})
            await openAgain(apps[name])
          }
          for (const step of steps) {
            const [outcome, expected] = await take(apps[step.on], model, step)
            expect({ step, outcome }).toEqual({ step, outcome: expected })
            for (const name of PHONES) {
              const found = await findSession(on(), apps[name].token, machineNow())
              const signedIn = found.ok && found.value.level === 'account'
              expect({ step, name, signedIn }).toEqual({ step, name, signedIn: model.phones[name].signedIn })
              // What was shown for a new device goes with the session in which it was shown.
              if (!found.ok) model.phones[name].proved = false
              await openAgain(apps[name])
            }
          }
          const kept = await on().select().from(devices).where(eq(devices.customerId, customerId))
          const trusted = kept.filter(({ state }) => state === 'TRUSTED').map(({ id }) => id)
          const wanted: string[] = []
          for (const name of PHONES) if (model.phones[name].trusted) wanted.push(await deviceIdOf('demo-lina', name))
          expect(trusted.sort()).toEqual(wanted.sort())
        }),
        { numRuns: sequences(12) },
      )
    },
    LONG_MS,
  )
})
