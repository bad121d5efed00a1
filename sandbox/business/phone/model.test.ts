import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { PhoneMethod } from '@/domain/phone/change'
import { nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { facePasses, identityImages, identityRecords } from '@sandbox/business/identity/tables'
import { machineNow, moveClock } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { findSession } from '@sandbox/kernel/session/sessions'
import type { TestCustomer } from '@sandbox/testing/client'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { phoneChanges } from './tables'
import { changerCalled } from './testing/changer'
import { abandonExpired } from './minuteJobs'

/** The one on record, two that are free, and another customer's. */
const NUMBERS = ['17000000002', '17000000081', '17000000082', '17000000001'] as const
const TAKEN = 3

type Step =
  | { readonly kind: 'begin'; readonly method: PhoneMethod; readonly knows: boolean }
  | { readonly kind: 'face' | 'code' | 'prove' | 'guess' | 'check' | 'ask' | 'late' | 'tidy' | 'day' }
  | { readonly kind: 'name'; readonly number: number }
  | { readonly kind: 'carriers'; readonly say: 'match' | 'mismatch' | 'unavailable' }
  | { readonly kind: 'decide'; readonly approve: boolean }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('begin' as const),
      method: fc.constantFrom('OLD_CODE' as const, 'FACE' as const, 'REVIEW' as const, 'RECOVER' as const),
      knows: fc.constantFrom(true, true, true, false),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({ kind: fc.constantFrom('face', 'code', 'prove', 'prove', 'code', 'check', 'ask', 'guess') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('late' as const, 'tidy' as const, 'day' as const) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('name' as const), number: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('carriers' as const),
      say: fc.constantFrom('match' as const, 'mismatch' as const, 'unavailable' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('decide' as const), approve: fc.boolean() }) },
) as fc.Arbitrary<Step>

interface Open {
  readonly method: PhoneMethod
  stage: 'old' | 'new' | 'owner' | 'review' | 'approved'
  number?: number | undefined
  owner?: string | undefined
  late: boolean
  /** The day before which a yes isn't carried out. */
  ready?: number
}

/** What should become of the number, told apart from the table in src/domain/phone. */
class Model {
  onRecord = 0
  faces = 0
  carriers: 'match' | 'mismatch' | 'unavailable' = 'match'
  open: Open | undefined
  /** Of the number that is waited for; which it was sent to. */
  code: { readonly digits: string; readonly number: number; readonly old: boolean; failures: number } | undefined
  changes = 0
  reviews = 0
  day = 0

  begin(method: PhoneMethod, knows: boolean): string {
    if (this.changes >= 2) return 'PhoneChangeTooOften'
    const shows = method === 'FACE' || method === 'RECOVER'
    const held = this.live()
    const isHeld = held && (held.method !== 'REVIEW' || held.stage === 'review' || held.stage === 'approved')
    // A way without a proof gives up nothing that took one; nothing is sent with it by who doesn't know the password.
    if (method === 'REVIEW' && isHeld && !knows) return 'PhoneChangeUnderWay'
    if (shows && this.faces === 0) return 'FaceMissing'
    if ((method === 'OLD_CODE' || method === 'FACE') && !knows) return 'PasswordWrong'
    if (shows) this.faces -= 1
    this.open = { method, stage: method === 'OLD_CODE' ? 'old' : 'new', late: false }
    return 'done'
  }

  live(): Open | undefined {
    return this.open && !(this.open.late && this.open.stage !== 'review') ? this.open : undefined
  }

  name(number: number): string {
    const open = this.live()
    if (!open) return 'PhoneChangeExpired'
    if (open.stage !== 'new' && open.stage !== 'owner') return 'PhoneChangeOutOfOrder'
    if (number === this.onRecord) return 'PhoneSame'
    Object.assign(open, { stage: 'new', number, owner: undefined })
    return 'done'
  }

  /** Which number a code goes to; undefined for none. */
  awaited(): { readonly old: boolean; readonly number: number } | undefined {
    const open = this.live()
    if (open?.stage === 'old') return { old: true, number: this.onRecord }
    if ((open?.stage === 'new' || open?.stage === 'approved') && open.number !== undefined)
      return { old: false, number: open.number }
    return undefined
  }

  isEarly(): boolean {
    return this.open?.stage === 'approved' && this.day < (this.open.ready ?? 0)
  }

  prove(typed: string): string {
    const open = this.live()
    if (!open) return 'PhoneChangeExpired'
    const awaited = this.awaited()
    if (!awaited) return 'PhoneChangeOutOfOrder'
    if (this.isEarly()) return 'PhoneChangeWaiting'
    const { code } = this
    if (!code || code.failures >= 5 || code.number !== awaited.number || code.old !== awaited.old)
      return 'SmsCodeExpired'
    code.failures += 1
    if (code.digits !== typed) return 'SmsCodeWrong'
    this.code = undefined
    if (open.stage === 'old') {
      open.stage = 'new'
      return 'done'
    }
    if (awaited.number === TAKEN) return 'PhoneTaken'
    if (open.stage === 'approved') return this.finish(open)
    open.stage = 'owner'
    return this.check()
  }

  check(): string {
    const open = this.live()
    if (!open) return 'PhoneChangeExpired'
    if (open.stage !== 'owner') return 'PhoneChangeOutOfOrder'
    open.owner = this.carriers
    return open.owner === 'match' && (open.method === 'OLD_CODE' || open.method === 'FACE') ? this.finish(open) : 'done'
  }

  private finish({ number = 0 }: Open): string {
    this.onRecord = number
    this.changes += 1
    this.open = undefined
    this.code = undefined
    return 'done'
  }

  ask(): string {
    const open = this.live()
    if (!open) return 'PhoneChangeExpired'
    if (open.stage !== 'owner') return 'PhoneChangeOutOfOrder'
    const heard = { OLD_CODE: 'mismatch', FACE: 'mismatch', RECOVER: 'match', REVIEW: open.owner }[open.method]
    if (open.owner !== heard) return 'PhoneChangeOutOfOrder'
    open.stage = 'review'
    if (open.method === 'RECOVER') open.ready = this.day + 1
    return 'done'
  }

  decide(approve: boolean): boolean {
    if (this.open?.stage !== 'review') return false
    if (approve) Object.assign(this.open, { stage: 'approved', late: false })
    else this.open = undefined
    return true
  }
}

const LONG_MS = 240_000

withBankInTurn((bank) => {
  const on = () => bank.db.drizzle
  const who = changerCalled.bind(undefined)

  test(
    'whatever is tried in whatever order: the number on record, refusals and other sessions are as the model says',
    async () => {
      const owner = who(bank, '李娜')
      const phone = await owner.phone()
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 8, maxLength: 36 }), async (steps) => {
          await begin()
          const model = new Model()
          for (const step of steps) {
            phone.token = await owner.token()
            const witness = await owner.token()
            const before = model.changes
            const outcome = await take(phone, model, step)
            if (outcome) expect({ step, outcome: outcome[0] }).toEqual({ step, outcome: outcome[1] })
            expect({ step, number: await owner.onRecord() }).toEqual({ step, number: NUMBERS[model.onRecord] })
            const signedIn = (await findSession(on(), witness, machineNow())).ok
            expect({ step, signedIn }).toEqual({ step, signedIn: model.changes === before })
          }
        }),
        { numRuns: sequences(20) },
      )
    },
    LONG_MS,
  )

  /** The customer as if nothing had been done. */
  async function begin(): Promise<void> {
    const { customerId, carriersSay } = who(bank, '李娜')
    await on().delete(phoneChanges).where(eq(phoneChanges.customerId, customerId))
    // Otherwise staff would find the review that an earlier sequence left open.
    await on().delete(identityRecords).where(eq(identityRecords.customerId, customerId))
    await on().delete(facePasses).where(eq(facePasses.customerId, customerId))
    await on().delete(schema.smsMessages)
    await on().update(schema.customers).set({ mobileNo: NUMBERS[0] }).where(eq(schema.customers.id, customerId))
    await carriersSay('match')
  }

  /** Pictures of the customer's own card, which the reader has read. */
  async function papers(): Promise<{ portraitImageId: string; emblemImageId: string }> {
    const { customerId } = who(bank, '李娜')
    const [owner] = await on().select().from(schema.customers).where(eq(schema.customers.id, customerId))
    const [portraitImageId, emblemImageId] = [randomUUID(), randomUUID()]
    const facts = { customerId, mime: 'image/jpeg', uploadedAt: machineNow(), complete: true }
    await on()
      .insert(identityImages)
      .values([
        { ...facts, id: portraitImageId, side: 'portrait', recognisedNo: owner?.idCardNo },
        { ...facts, id: emblemImageId, side: 'emblem', recognisedFrom: '20260101' },
      ])
    return { portraitImageId, emblemImageId }
  }

  const changeId = async (): Promise<string> => {
    const { customerId } = who(bank, '李娜')
    const all = await on().select().from(phoneChanges).where(eq(phoneChanges.customerId, customerId))
    return all.find(({ state }) => !['DONE', 'REJECTED', 'ABANDONED'].includes(state))?.id ?? 'none'
  }

  /** Does a step in the bank and in the model; gives both outcomes, undefined for what nobody is asked. */
  async function take(phone: TestCustomer, model: Model, step: Step): Promise<readonly [string, string] | undefined> {
    const owner = who(bank, '李娜')
    await on().delete(schema.dailyCounts)
    const id = await changeId()
    switch (step.kind) {
      case 'begin': {
        const password = step.knows ? DEMO_PASSWORD : '246813'
        const given = {
          OLD_CODE: { password },
          FACE: { password, idCardEnd: owner.idCardEnd },
          REVIEW: step.knows ? { password } : {},
          RECOVER: { idCardEnd: owner.idCardEnd },
        }[step.method]
        // Only who isn't signed in takes that way; the rest of it is the same for both.
        if (step.method === 'RECOVER') phone.token = await owner.token('session')
        const outcome = nameOf(await phone.call(CALLS.startPhoneChange, { method: step.method, ...given }))
        await on().update(schema.credentials).set({ failures: 0, lockedUntil: null })
        return [outcome, model.begin(step.method, step.knows)]
      }
      case 'face':
        model.faces += 1
        await owner.showFace()
        return undefined
      case 'code': {
        const awaited = model.awaited()
        if (!awaited || model.isEarly()) return undefined
        const purpose = awaited.old ? 'changePhoneOld' : 'changePhoneNew'
        model.code = {
          digits: await owner.code(phone, purpose, NUMBERS[awaited.number] ?? ''),
          ...awaited,
          failures: 0,
        }
        return undefined
      }
      case 'prove':
      case 'guess': {
        const right = model.code?.digits ?? '123456'
        const smsCode = step.kind === 'prove' ? right : right === '000000' ? '000001' : '000000'
        return [nameOf(await phone.call(CALLS.provePhone, { changeId: id, smsCode })), model.prove(smsCode)]
      }
      case 'name': {
        const mobileNo = NUMBERS[step.number] ?? ''
        return [nameOf(await phone.call(CALLS.nameNewPhone, { changeId: id, mobileNo })), model.name(step.number)]
      }
      case 'check':
        return [nameOf(await phone.call(CALLS.checkPhoneOwner, { changeId: id })), model.check()]
      case 'ask': {
        const asked = {
          changeId: id,
          relation: 'SPOUSE',
          declared: true,
          reason: 'OTHER',
          ...(await papers()),
        } as const
        return [nameOf(await phone.call(CALLS.requestPhoneReview, asked)), model.ask()]
      }
      case 'day':
        model.day += 1
        await bank.db.transaction((tx) => moveClock(tx, 86_400_000))
        return undefined
      case 'carriers':
        model.carriers = step.say
        await owner.carriersSay(step.say)
        return undefined
      case 'decide':
        return [String(await owner.decide(step.approve)), String(model.decide(step.approve))]
      case 'late':
        if (model.open && model.open.stage !== 'review') model.open.late = true
        if (model.open?.late) await on().update(phoneChanges).set({ expiresAt: 1 }).where(eq(phoneChanges.id, id))
        return undefined
      case 'tidy':
        if (!model.live()) model.open = undefined
        await abandonExpired({ db: bank.db, realNow: () => machineNow() })
        return undefined
    }
  }
})
