import { and, eq, sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { fen } from '@/domain/money/fen'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { boundCards } from '@sandbox/business/card'
import type { ImageIds } from '@sandbox/business/identity'
import { facePasses, identityRecords } from '@sandbox/business/identity/tables'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { readOutLimits } from '@sandbox/business/transfer'
import { CAPABILITIES } from '@sandbox/capabilities'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoOpenId } from '@sandbox/host/seeding/people'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import type { Capability } from '@sandbox/kernel/capability'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankNow, machineNow, moveClock } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { findSession } from '@sandbox/kernel/session/sessions'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { askToConfirm } from './confirm'
import { phone as capability } from './index'
import { phoneChanges, phoneConfirmations } from './tables'
import { changerCalled } from './testing/changer'
import type { Changer } from './testing/changer'
import { abandonExpired } from './minuteJobs'

const NEW = '17000000071'
const WRONG = (code: string): string => (code === '000000' ? '000001' : '000000')
const DAY_MS = 86_400_000

function capabilityCalled(name: string): Capability {
  const found = (CAPABILITIES as readonly Capability[]).find((one) => one.name === name)
  if (!found) throw new Error(`no capability is called ${name}`)
  return found
}

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  let who: Changer
  let phone: TestCustomer

  /** As if nothing had been done: the first number, no change, no code, no count. */
  async function afresh(): Promise<void> {
    await on().delete(phoneChanges).where(eq(phoneChanges.customerId, who.customerId))
    await on().delete(identityRecords).where(eq(identityRecords.customerId, who.customerId))
    await on().update(schema.losses).set({ state: 'LIFTED' }).where(eq(schema.losses.customerId, who.customerId))
    await on().delete(schema.smsMessages)
    await on().delete(facePasses)
    await on().delete(schema.dailyCounts)
    await on().update(schema.customers).set({ mobileNo: who.mobileNo }).where(eq(schema.customers.id, who.customerId))
    const failures = { failures: 0, lockedUntil: null }
    await on().update(schema.credentials).set(failures).where(eq(schema.credentials.customerId, who.customerId))
    await who.carriersSay('match')
    await chooseOutcome(on(), demoOpenId(who.key), 'ocr', 'person')
    phone.token = await who.token()
  }
  beforeAll(async () => {
    who = changerCalled(bank, '李娜')
    phone = await who.phone()
  })
  beforeEach(afresh)

  const named = async (changeId: string, mobileNo = NEW) =>
    expectDone(await phone.call(CALLS.nameNewPhone, { changeId, mobileNo }))
  const prove = async (changeId: string, smsCode: string, by = phone) =>
    by.call(CALLS.provePhone, { changeId, smsCode })
  /** A way that a person decides about, up to the new number's code. */
  const proved = async (method: 'REVIEW' | 'RECOVER', by = phone) => {
    const changeId = await who.begin(by, method)
    expectDone(await by.call(CALLS.nameNewPhone, { changeId, mobileNo: NEW }))
    expectDone(await prove(changeId, await who.code(by, 'changePhoneNew', NEW), by))
    return changeId
  }
  const askWith = async (changeId: string, more: object, by = phone) =>
    nameOf(await by.call(CALLS.requestPhoneReview, { changeId, ...more }))
  const state = async (id: string) => {
    const [found] = await on().select().from(phoneChanges).where(eq(phoneChanges.id, id))
    return found?.state
  }

  describe('each way to its end', () => {
    test('the old number’s code, the new one’s, and the carriers: done, told to both numbers, other phones signed out', async () => {
      const other = await who.token()
      const id = await who.begin(phone, 'OLD_CODE')
      expectDone(await prove(id, await who.code(phone, 'changePhoneOld', who.mobileNo)))
      await named(id)
      const open = await who.code(phone, 'resetPassword', who.mobileNo)
      const done = expectDone(await prove(id, await who.code(phone, 'changePhoneNew', NEW)))
      expect(done).toMatchObject({ state: 'DONE', newNo: '170****0071', owner: 'match' })
      expect(await who.onRecord()).toBe(NEW)
      expect((await who.notices(who.mobileNo))[0]).toContain('您的登记手机号已更换为170****0071')
      expect((await who.notices(NEW))[0]).toContain('您的登记手机号已更换为170****0071')
      expect((await findSession(on(), other, machineNow())).ok).toBe(false)
      const { coolingUntil } = await readOutLimits(on(), who.customerId, await bankNow(on()))
      expect(coolingUntil).toBeGreaterThan(await bankNow(on()))
      const listed = expectDone(await phone.call(CALLS.queryIdentifyList, {})).records
      expect(listed[0]).toMatchObject({ kind: 'PHONE', state: 'DONE', title: '更换手机号' })
      // The code that was open went to the number that isn't the customer's any more.
      await on().update(schema.customers).set({ mobileNo: who.mobileNo }).where(eq(schema.customers.id, who.customerId))
      await who.showFace()
      const late = await phone.call(CALLS.requestCredentialReview, { credential: 'payment', smsCode: open })
      expect(nameOf(late)).toBe('SmsCodeExpired')
    })

    test('a face, the end of the ID card and the password stand for the old number', async () => {
      const id = await who.begin(phone, 'FACE')
      await named(id)
      expectDone(await prove(id, await who.code(phone, 'changePhoneNew', NEW)))
      expect(await who.onRecord()).toBe(NEW)
    })

    test('another’s number needs a person, who may refuse; a yes is finished by another code to it', async () => {
      await who.carriersSay('mismatch')
      for (const approve of [false, true]) {
        const id = await who.begin(phone, 'OLD_CODE')
        expectDone(await prove(id, await who.code(phone, 'changePhoneOld', who.mobileNo)))
        await named(id)
        expect(expectDone(await prove(id, await who.code(phone, 'changePhoneNew', NEW)))).toMatchObject({
          state: 'NEW_PROVED',
          owner: 'mismatch',
        })
        const ask = (more: object) => phone.call(CALLS.requestPhoneReview, { changeId: id, ...more })
        expect(nameOf(await ask({ relation: 'PARENT' }))).toBe('PhoneReviewIncomplete')
        expectDone(await ask({ relation: 'PARENT', declared: true }))
        expect((await who.notices(who.mobileNo))[0]).toContain('正在审核')
        expect(await who.decide(approve)).toBe(true)
        expect(await who.onRecord()).toBe(who.mobileNo)
        expect(await state(id)).toBe(approve ? 'OWNER_CHECKED' : 'REJECTED')
        const code = approve ? await who.code(phone, 'changePhoneNew', NEW) : '123456'
        expect(nameOf(await prove(id, code))).toBe(approve ? 'done' : 'PhoneChangeExpired')
      }
      expect(await who.onRecord()).toBe(NEW)
    })

    test('with papers alone a person decides, whoever the carriers say holds the number', async () => {
      const id = await who.begin(phone, 'REVIEW')
      await named(id)
      expect(expectDone(await prove(id, await who.code(phone, 'changePhoneNew', NEW)))).toMatchObject({
        state: 'NEW_PROVED',
        owner: 'match',
      })
      const ask = (more: object) => phone.call(CALLS.requestPhoneReview, { changeId: id, ...more })
      expect(nameOf(await ask({ reason: 'NO_FACE' }))).toBe('PhoneReviewIncomplete')
      const foreign = { portraitImageId: 'none', emblemImageId: 'none' }
      expect(nameOf(await ask({ reason: 'NO_FACE', ...foreign }))).toBe('ImageUnknown')
      expect(await who.onRecord()).toBe(who.mobileNo)
    })

    test('carriers that don’t answer keep what was proved, and are asked again', async () => {
      await who.carriersSay('unavailable')
      const id = await who.begin(phone, 'FACE')
      await named(id)
      expect(expectDone(await prove(id, await who.code(phone, 'changePhoneNew', NEW))).owner).toBe('unavailable')
      expect(nameOf(await phone.call(CALLS.requestPhoneReview, { changeId: id, reason: 'OTHER' }))).toBe(
        'PhoneChangeOutOfOrder',
      )
      await who.carriersSay('match')
      expect(expectDone(await phone.call(CALLS.checkPhoneOwner, { changeId: id })).state).toBe('DONE')
    })

    test('who came to a counter without a number sets the first one before the gesture, by a face', async () => {
      await on().update(schema.customers).set({ mobileNo: null }).where(eq(schema.customers.id, who.customerId))
      const early = await who.phone('')
      expect(nameOf(await early.call(CALLS.startPhoneChange, { method: 'OLD_CODE', password: DEMO_PASSWORD }))).toBe(
        'FaceMissing',
      )
      const id = await who.begin(early, 'FACE')
      expectDone(await early.call(CALLS.nameNewPhone, { changeId: id, mobileNo: NEW }))
      expect(expectDone(await prove(id, await who.code(early, 'changePhoneNew', NEW), early))).toMatchObject({
        state: 'DONE',
        purpose: 'FIRST',
      })
      expect(await who.onRecord()).toBe(NEW)
    })
  })

  describe('who can neither receive at the old number nor sign in', () => {
    test('shows a face, papers and the new number; a person’s yes counts a day later, and the old number is told', async () => {
      const early = await who.phone('')
      const signedIn = await who.token()
      expect(expectDone(await early.call(CALLS.queryPhoneChange, {})).methods).toEqual(['RECOVER'])
      const id = await proved('RECOVER', early)
      expect(expectDone(await early.call(CALLS.queryPhoneChange, {})).change).toMatchObject({
        state: 'NEW_PROVED',
        owner: 'match',
      })
      expect(await askWith(id, await who.photograph(early), early)).toBe('done')
      for (const number of [who.mobileNo, NEW])
        expect((await who.notices(number))[0]).toMatch(/将登记手机号设为170\*{4}0071.*最早于.*生效.*如非本人操作/)
      expect(await who.decide(true)).toBe(true)
      const code = () => early.call(CALLS.sendSmsCode, { purpose: 'changePhoneNew' })
      expect(nameOf(await code())).toBe('PhoneChangeWaiting')
      expect(nameOf(await prove(id, '123456', early))).toBe('PhoneChangeWaiting')
      expect(await who.onRecord()).toBe(who.mobileNo)
      await bank.db.transaction((tx) => moveClock(tx, DAY_MS))
      const done = expectDone(await prove(id, await who.code(early, 'changePhoneNew', NEW), early))
      expect(done).toMatchObject({ state: 'DONE', method: 'RECOVER' })
      expect(await who.onRecord()).toBe(NEW)
      // It signs nobody in, ends who was, and cools limits.
      expect(nameOf(await early.call(CALLS.queryWallet, {}))).toBe('GestureMissing')
      expect((await findSession(on(), signedIn, machineNow())).ok).toBe(false)
      expect((await readOutLimits(on(), who.customerId, await bankNow(on()))).coolingUntil).toBeDefined()
    })

    test('a face, papers or a person alone are too little, and a number of another’s is none', async () => {
      const early = await who.phone('')
      const begin = async (given: object) =>
        nameOf(await early.call(CALLS.startPhoneChange, { method: 'RECOVER', ...given }))
      expect(await begin({ idCardEnd: who.idCardEnd })).toBe('FaceMissing')
      await who.showFace()
      expect(await begin({})).toBe('IdCardEndWrong')
      // Signed in there are other ways.
      expect(nameOf(await phone.call(CALLS.startPhoneChange, { method: 'RECOVER', idCardEnd: who.idCardEnd }))).toBe(
        'FaceMissing',
      )
      await who.carriersSay('mismatch')
      const id = await proved('RECOVER', early)
      const ids = await who.photograph(early)
      expect(await askWith(id, { ...ids, relation: 'PARENT', declared: true }, early)).toBe('PhoneChangeOutOfOrder')
      await who.carriersSay('match')
      expectDone(await early.call(CALLS.checkPhoneOwner, { changeId: id }))
      expect(await askWith(id, {}, early)).toBe('PhoneReviewIncomplete')
      expect(await askWith(id, { portraitImageId: 'none', emblemImageId: 'none' }, early)).toBe('ImageUnknown')
      // The carriers' word ends it for nobody who has shown no more than a face.
      expect(await state(id)).toBe('NEW_PROVED')
      // Somebody else's session has nothing to do with it.
      const stranger = await changerCalled(bank, '张伟').phone('')
      expect(nameOf(await prove(id, '123456', stranger))).toBe('GestureMissing')
      expect(expectDone(await stranger.call(CALLS.queryPhoneChange, {}))).not.toHaveProperty('change')
    })

    test('what another way has come to is neither shown nor gone on with before the gesture', async () => {
      const early = await who.phone('')
      const id = await who.begin(phone, 'FACE')
      expect(expectDone(await early.call(CALLS.queryPhoneChange, {}))).not.toHaveProperty('change')
      expect(nameOf(await early.call(CALLS.nameNewPhone, { changeId: id, mobileNo: NEW }))).toBe('GestureMissing')
      expect(await askWith(id, await who.photograph(early), early)).toBe('GestureMissing')
    })

    test('the pictures are read without a word of what is on them, and blurred ones are refused', async () => {
      const early = await who.phone('')
      const id = await proved('RECOVER', early)
      const ids = await who.photograph(early)
      expect(nameOf(await early.call(CALLS.recogniseIdCard, ids))).toBe('GestureMissing')
      const openId = demoOpenId(who.key)
      await chooseOutcome(on(), openId, 'ocr', 'blurred')
      expect(await askWith(id, ids, early)).toBe('OcrBlurred')
      await chooseOutcome(on(), openId, 'ocr', 'taken')
      expect(await askWith(id, ids, early)).toBe('IdCardOfAnother')
      await chooseOutcome(on(), openId, 'ocr', 'person')
      const again = await who.photograph(early)
      const asked = await early.call(CALLS.requestPhoneReview, { changeId: id, ...again })
      expect(nameOf(asked)).toBe('done')
      expect(JSON.stringify(asked)).not.toMatch(/李娜|样例路/)
    })

    test('the hotline stops it for an owner who didn’t ask for it, also after a person’s yes', async () => {
      const early = await who.phone('')
      const id = await proved('RECOVER', early)
      await askWith(id, await who.photograph(early), early)
      await who.decide(true)
      const bankHere = { db: bank.db, businessNow: () => bankNow(on()), realNow: machineNow }
      const stop = () => capability.console.actions?.phoneChangeStop?.run(bankHere as never, { changeId: id })
      expect(await stop()).toEqual({ stopped: true })
      expect(await stop()).toEqual({ stopped: false })
      expect(await state(id)).toBe('ABANDONED')
      expect((await who.notices(who.mobileNo))[0]).toContain('登记手机号未改变')
      await bank.db.transaction((tx) => moveClock(tx, DAY_MS))
      expect(nameOf(await prove(id, '123456', early))).toBe('GestureMissing')
    })

    test('what the hotline stops while it waits for a person isn’t told as withdrawn by its customer', async () => {
      const early = await who.phone('')
      const id = await proved('RECOVER', early)
      await askWith(id, await who.photograph(early), early)
      const bankHere = { db: bank.db, businessNow: () => bankNow(on()), realNow: machineNow }
      await capability.console.actions?.phoneChangeStop?.run(bankHere as never, { changeId: id })
      const [record] = expectDone(await phone.call(CALLS.queryIdentifyList, {})).records
      expect(record).toMatchObject({ kind: 'PHONE', state: 'ENDED', note: '本次更换手机号已由客服终止' })
    })

    test('with a phone reported lost as well', async () => {
      expectDone(await phone.call(CALLS.reportLoss, { object: 'PHONE' }))
      const early = await who.phone('')
      const id = await proved('RECOVER', early)
      expect(await askWith(id, await who.photograph(early), early)).toBe('done')
    })

    test('a customer of a counter without a number who has forgotten the password gets the first one by it', async () => {
      await on().update(schema.customers).set({ mobileNo: null }).where(eq(schema.customers.id, who.customerId))
      const early = await who.phone('')
      expect(expectDone(await early.call(CALLS.queryPhoneChange, {})).methods).toEqual(['FACE', 'RECOVER'])
      // What asks for a code says that there is no number, and not that there is no account.
      const codes = ['resetPassword', 'resetGesture', 'credentialReview', 'reportLoss'] as const
      for (const purpose of codes)
        expect([purpose, nameOf(await early.call(CALLS.sendSmsCode, { purpose }))]).toEqual([purpose, 'PhoneMissing'])
      const id = await proved('RECOVER', early)
      expect(await askWith(id, await who.photograph(early), early)).toBe('done')
      await who.decide(true)
      await bank.db.transaction((tx) => moveClock(tx, DAY_MS))
      expectDone(await prove(id, await who.code(early, 'changePhoneNew', NEW), early))
      expect(await who.onRecord()).toBe(NEW)
      // And resets the password with it.
      expect(nameOf(await early.call(CALLS.sendSmsCode, { purpose: 'resetPassword' }))).toBe('done')
    })
  })

  describe('a lost ID card', () => {
    test('is no paper for another number, read or not; a later one is', async () => {
      expectDone(await phone.call(CALLS.reportLoss, { object: 'ID_CARD' }))
      const id = await proved('REVIEW')
      const ask = async (ids: ImageIds) => askWith(id, { reason: 'NO_FACE', ...ids })
      await chooseOutcome(on(), demoOpenId(who.key), 'ocr', 'older')
      const stolen = await who.photograph(phone)
      expectDone(await phone.call(CALLS.recogniseIdCard, stolen))
      expect(await ask(stolen)).toBe('IdCardLost')
      expect(await ask(await who.photograph(phone))).toBe('IdCardLost')
      // Nor is it taken because its reader doesn't answer.
      await chooseOutcome(on(), demoOpenId(who.key), 'ocr', 'unavailable')
      expect(await ask(await who.photograph(phone))).toBe('IdCardLost')
      await chooseOutcome(on(), demoOpenId(who.key), 'ocr', 'person')
      expect(await ask(await who.photograph(phone))).toBe('done')
      // And whoever decides is told.
      const waiting = (await capabilityCalled('identity').console?.views?.reviews?.(bank as never)) as readonly {
        title: string
        mobileNo: string
        lost: readonly string[]
      }[]
      expect(waiting.find(({ mobileNo }) => mobileNo === who.mobileNo)?.lost).toEqual(['ID_CARD'])
    })
  })

  describe('refusals', () => {
    test('another customer’s number is refused to who has its code, without a word of whose it is', async () => {
      const id = await who.begin(phone, 'FACE')
      await named(id, '17000000001')
      const wrong = await who.code(phone, 'changePhoneNew', '17000000001')
      expect(nameOf(await prove(id, WRONG(wrong)))).toBe('SmsCodeWrong')
      const taken = await prove(id, wrong)
      expect(taken).toMatchObject({ ok: false, error: 'PhoneTaken' })
      expect(JSON.stringify(taken)).not.toMatch(/张|17000000001|客户使用/)
      expect(nameOf(await prove(id, wrong))).toBe('SmsCodeExpired')
    })

    test('the same number, none, and one named too early', async () => {
      const id = await who.begin(phone, 'FACE')
      const name = async (mobileNo: string, changeId = id) =>
        nameOf(await phone.call(CALLS.nameNewPhone, { changeId, mobileNo }))
      expect(await name(who.mobileNo)).toBe('PhoneSame')
      expect(await name('12345')).toBe('MobileInvalid')
      expect(await name(NEW, 'no-such-change')).toBe('PhoneChangeExpired')
      const old = await who.begin(phone, 'OLD_CODE')
      expect(await name(NEW, old)).toBe('PhoneChangeOutOfOrder')
    })

    test('a third change within 30 days, and none too many after them', async () => {
      for (const mobileNo of ['17000000072', '17000000073']) {
        const id = await who.begin(phone, 'FACE')
        await named(id, mobileNo)
        expectDone(await prove(id, await who.code(phone, 'changePhoneNew', mobileNo)))
      }
      const third = () => phone.call(CALLS.startPhoneChange, { method: 'REVIEW' })
      expect(nameOf(await third())).toBe('PhoneChangeTooOften')
      await on()
        .update(phoneChanges)
        .set({ doneAt: sql`${phoneChanges.doneAt} - ${30 * DAY_MS}` })
        .where(eq(phoneChanges.newNo, '17000000072'))
      expect(nameOf(await third())).toBe('done')
    })

    test('an account that a court has frozen, also in the middle of a change', async () => {
      const id = await who.begin(phone, 'FACE')
      await named(id)
      const code = await who.code(phone, 'changePhoneNew', NEW)
      const now = await bankNow(on())
      const frozen = { kind: 'JUDICIAL', asked: fen(100), until: addDays(dayOfInstant(now), 9), now } as const
      const freeze = await bank.db.transaction((tx) =>
        placeFreeze(tx, { ...frozen, customerId: who.customerId, authority: '法院', documentNo: '1' }),
      )
      expect(nameOf(await prove(id, code))).toBe('AccountFrozen')
      expect(nameOf(await phone.call(CALLS.startPhoneChange, { method: 'REVIEW' }))).toBe('AccountFrozen')
      expect(await who.onRecord()).toBe(who.mobileNo)
      await bank.db.transaction((tx) => endFreeze(tx, freeze.id, 'LIFTED', now))
    })

    test('after half an hour nothing is left of a change, whether the bank has tidied up or not', async () => {
      const id = await who.begin(phone, 'FACE')
      await named(id)
      const code = await who.code(phone, 'changePhoneNew', NEW)
      await on()
        .update(phoneChanges)
        .set({ expiresAt: machineNow() - 1 })
        .where(eq(phoneChanges.id, id))
      expect(nameOf(await prove(id, code))).toBe('PhoneChangeExpired')
      expect(expectDone(await phone.call(CALLS.queryPhoneChange, {})).change?.state).toBe('ABANDONED')
      await abandonExpired({ db: bank.db, realNow: () => machineNow() })
      expect(await state(id)).toBe('ABANDONED')
    })
  })

  describe('attacks', () => {
    test('a stolen session alone can neither begin nor go on, before the gesture or after it', async () => {
      const early = await who.phone('')
      const thief = await who.phone()
      const begin = async (by: TestCustomer, given: object) =>
        nameOf(await by.call(CALLS.startPhoneChange, { method: 'OLD_CODE', ...given }))
      expect(await begin(early, { password: DEMO_PASSWORD })).toBe('GestureMissing')
      // The stolen phone has the gesture, the old number and its codes, and still not the password or the face.
      expect(await begin(thief, {})).toBe('PasswordWrong')
      expect(await begin(thief, { method: 'FACE', idCardEnd: who.idCardEnd })).toBe('FaceMissing')
      const id = await who.begin(phone, 'OLD_CODE')
      expect(nameOf(await prove(id, '123456', early))).toBe('GestureMissing')
      expect(expectDone(await early.call(CALLS.queryPhoneChange, {}))).not.toHaveProperty('change')
      const stranger = await changerCalled(bank, '张伟').phone()
      expect(nameOf(await prove(id, '123456', stranger))).toBe('PhoneChangeExpired')
      expect(await who.onRecord()).toBe(who.mobileNo)
    })

    race(
      'guessing a code from many sessions at once: five guesses are compared, and midnight brings no more',
      async () => {
        const id = await who.begin(phone, 'OLD_CODE')
        const code = await who.code(phone, 'changePhoneOld', who.mobileNo)
        const phones = [phone, await who.phone(), await who.phone()]
        const guesses = await Promise.all(
          Array.from({ length: 12 }, async (_, index) => nameOf(await prove(id, WRONG(code), phones[index % 3]))),
        )
        expect(guesses.filter((name) => name === 'SmsCodeWrong')).toHaveLength(5)
        await bank.db.transaction((tx) => moveClock(tx, DAY_MS))
        expect(nameOf(await prove(id, code))).toBe('SmsCodeExpired')
        expect(await state(id)).toBe('STARTED')
      },
    )

    race('the password and the end of the ID card are guessed five times a day, over all phones', async () => {
      const phones = [phone, await who.phone(), await who.phone()]
      const guess = (given: object) =>
        Promise.all(
          Array.from({ length: 9 }, async (_, index) =>
            nameOf(await (phones[index % 3] ?? phone).call(CALLS.startPhoneChange, given as never)),
          ),
        )
      const passwords = await guess({ method: 'OLD_CODE', password: '246813' })
      expect(passwords.filter((name) => name === 'PasswordWrong')).toHaveLength(4)
      expect(nameOf(await phone.call(CALLS.startPhoneChange, { method: 'OLD_CODE', password: DEMO_PASSWORD }))).toBe(
        'PasswordLocked',
      )
      await who.showFace()
      const other = who.idCardEnd === '0000' ? '0001' : '0000'
      const ends = await guess({ method: 'FACE', idCardEnd: other, password: DEMO_PASSWORD })
      expect(ends.filter((name) => name === 'IdCardEndWrong')).toHaveLength(5)
      expect(nameOf(await phone.call(CALLS.startPhoneChange, { method: 'FACE', idCardEnd: who.idCardEnd }))).toBe(
        'TooManyTries',
      )
    })

    test('the right end of the ID card costs no try, whatever the call is refused for after it', async () => {
      const { credentials } = schema
      const lock = (lockedUntil: number | null) =>
        on().update(credentials).set({ lockedUntil }).where(eq(credentials.customerId, who.customerId))
      await lock((await bankNow(on())) + 3_600_000)
      await who.showFace()
      const given = { method: 'FACE', idCardEnd: who.idCardEnd, password: DEMO_PASSWORD } as const
      for (let time = 0; time < 6; time++)
        expect(nameOf(await phone.call(CALLS.startPhoneChange, given))).toBe('PasswordLocked')
      await lock(null)
      expect(nameOf(await phone.call(CALLS.startPhoneChange, given))).toBe('done')
    })

    test('a code for something else, and a face for something else or of somebody else, open nothing', async () => {
      const id = await who.begin(phone, 'OLD_CODE')
      const other = await who.code(phone, 'resetPassword', who.mobileNo)
      await who.code(phone, 'changePhoneOld', who.mobileNo)
      expect(nameOf(await prove(id, other))).toBe('SmsCodeWrong')
      // No code goes to a number before it is its turn.
      expect(nameOf(await phone.call(CALLS.sendSmsCode, { purpose: 'changePhoneNew' }))).toBe('PhoneChangeOutOfOrder')
      await changerCalled(bank, '张伟').showFace()
      expect(
        nameOf(
          await phone.call(CALLS.startPhoneChange, {
            method: 'FACE',
            idCardEnd: who.idCardEnd,
            password: DEMO_PASSWORD,
          }),
        ),
      ).toBe('FaceMissing')
    })

    race('each step is worth something once: a code, a face and a finished change are used up', async () => {
      const id = await who.begin(phone, 'FACE')
      const again = { method: 'FACE', idCardEnd: who.idCardEnd, password: DEMO_PASSWORD } as const
      expect(nameOf(await phone.call(CALLS.startPhoneChange, again))).toBe('FaceMissing')
      await named(id)
      const code = await who.code(phone, 'changePhoneNew', NEW)
      const both = await Promise.all([prove(id, code), prove(id, code)])
      expect(both.map(nameOf).filter((name) => name === 'done')).toHaveLength(1)
      expect(nameOf(await prove(id, code))).toBe('PhoneChangeExpired')
      expect(nameOf(await phone.call(CALLS.nameNewPhone, { changeId: id, mobileNo: NEW }))).toBe('PhoneChangeExpired')
      expect(nameOf(await phone.call(CALLS.checkPhoneOwner, { changeId: id }))).toBe('PhoneChangeExpired')
    })

    race('of two changes begun at once one is open, and of two customers one gets the number', async () => {
      const second = await who.phone()
      await Promise.all([who.begin(phone, 'OLD_CODE'), who.begin(second, 'OLD_CODE')])
      const all = await on().select().from(phoneChanges).where(eq(phoneChanges.customerId, who.customerId))
      expect(all.map((change) => change.state).sort()).toEqual(['ABANDONED', 'STARTED'])

      const rival = changerCalled(bank, '张伟')
      const rivals = await rival.phone()
      const [mine, theirs] = [await who.begin(phone, 'FACE'), await rival.begin(rivals, 'FACE')]
      await named(mine)
      expectDone(await rivals.call(CALLS.nameNewPhone, { changeId: theirs, mobileNo: NEW }))
      const first = await who.code(phone, 'changePhoneNew', NEW)
      // One code for the number: the first customer uses it, the other asks anew.
      const done = await prove(mine, first)
      const late = await prove(theirs, await rival.code(rivals, 'changePhoneNew', NEW), rivals)
      expect([nameOf(done), nameOf(late)]).toEqual(['done', 'PhoneTaken'])
    })

    test('a session alone gives up nothing that took a proof or that a person was asked about', async () => {
      const bare = async (given: object = {}) =>
        nameOf(await phone.call(CALLS.startPhoneChange, { method: 'REVIEW', ...given }))
      const begun = await who.begin(phone, 'OLD_CODE')
      expect([await bare(), await state(begun)]).toEqual(['PhoneChangeUnderWay', 'STARTED'])
      expect(await bare({ password: '246813' })).toBe('PasswordWrong')
      expect(await bare({ password: DEMO_PASSWORD })).toBe('done')
      // What took no proof itself is given up by none.
      expect(await bare()).toBe('done')
      const waiting = await proved('REVIEW')
      expect(await askWith(waiting, { reason: 'OTHER', ...(await who.photograph(phone)) })).toBe('done')
      expect([await bare(), await state(waiting)]).toEqual(['PhoneChangeUnderWay', 'REVIEW'])
      expect(await who.decide(true)).toBe(true)
      expect([await bare(), await state(waiting)]).toEqual(['PhoneChangeUnderWay', 'OWNER_CHECKED'])
      // No guess of a password was counted by asking without one.
      const [held] = await on()
        .select()
        .from(schema.credentials)
        .where(and(eq(schema.credentials.customerId, who.customerId), eq(schema.credentials.kind, 'payment')))
      expect(held?.failures).toBe(0)
      // Once its time is over nothing stands in the way.
      await on().update(phoneChanges).set({ expiresAt: 1 }).where(eq(phoneChanges.id, waiting))
      expect(await bare()).toBe('done')
    })

    test('beginning anew withdraws what a person would decide about', async () => {
      await who.carriersSay('mismatch')
      const id = await who.begin(phone, 'FACE')
      await named(id)
      expectDone(await prove(id, await who.code(phone, 'changePhoneNew', NEW)))
      expectDone(await phone.call(CALLS.requestPhoneReview, { changeId: id, relation: 'CHILD', declared: true }))
      await who.begin(phone, 'OLD_CODE')
      expect(await who.decide(true)).toBe(false)
      expect(await state(id)).toBe('ABANDONED')
    })
  })

  test('a change under way lapses with the account, and nobody decides about it any more', async () => {
    const id = await who.begin(phone, 'REVIEW')
    const now = await bankNow(on())
    const subject = { customerId: who.customerId, now, today: dayOfInstant(now) }
    expect(await capability.closureChecks.find(on(), subject)).toEqual([
      { check: 'phoneChange', effect: 'lapses', count: 1 },
    ])
    await bank.db.transaction(async (tx) => capability.closureChecks.closed?.(tx, subject))
    expect(await state(id)).toBe('ABANDONED')
    expect(await capability.closureChecks.find(on(), subject)).toEqual([])
  })

  test('once a year the number is asked about, by one SMS, until it is confirmed', async () => {
    const yearLater = (await bankNow(on())) + 366 * DAY_MS
    const world = {
      db: bank.db,
      businessNow: async () => yearLater,
      realNow: () => machineNow(),
      capabilities: CAPABILITIES,
    } as unknown as Parameters<typeof askToConfirm>[0]
    await on().delete(phoneConfirmations).where(eq(phoneConfirmations.customerId, who.customerId))
    await askToConfirm(world)
    await askToConfirm(world)
    expect(await who.notices(who.mobileNo)).toEqual([expect.stringContaining('是否仍由您本人使用')])
    const smsCode = await who.code(phone, 'confirmPhone', who.mobileNo)
    expect(nameOf(await phone.call(CALLS.confirmPhone, { smsCode: WRONG(smsCode) }))).toBe('SmsCodeWrong')
    const before = await bankNow(on())
    expectDone(await phone.call(CALLS.confirmPhone, { smsCode }))
    expect(expectDone(await phone.call(CALLS.queryPhoneChange, {})).confirmedAt).toBeGreaterThanOrEqual(before)
  })

  test('the first card’s number is kept once its bank has it, and other cards keep theirs', async () => {
    const owner = changerCalled(bank, '钱朵')
    const app = await owner.phone()
    const mine = () => on().select().from(boundCards).where(eq(boundCards.customerId, owner.customerId))
    const set = (mobileNo: string, smsCode: string) => app.call(CALLS.setCardPhone, { mobileNo, smsCode })
    expect(nameOf(await set(owner.mobileNo, '123456'))).toBe('PhoneSame')
    const early = await owner.code(app, 'cardPhone', NEW)
    expect(nameOf(await set(NEW, early))).toBe('CardPhoneMismatch')
    // A code for binding a card isn't one for this.
    expect(nameOf(await set(NEW, await owner.code(app, 'bindCard', NEW)))).toBe('SmsCodeExpired')
    // The simulator's banks have whatever number is on record here.
    await on().update(schema.customers).set({ mobileNo: NEW }).where(eq(schema.customers.id, owner.customerId))
    expectDone(await set(NEW, await owner.code(app, 'cardPhone', NEW)))
    expect((await mine()).filter(({ mobileNo }) => mobileNo === NEW).map(({ role }) => role)).toEqual(['FIRST'])
    await on()
      .update(schema.customers)
      .set({ mobileNo: owner.mobileNo })
      .where(eq(schema.customers.id, owner.customerId))
  })
})
