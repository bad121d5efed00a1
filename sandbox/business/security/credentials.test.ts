import { and, desc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { dayOfInstant } from '@/domain/dates/instant'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { settleReview } from '@sandbox/business/identity/reviews'
import { facePasses, identityRecords } from '@sandbox/business/identity/tables'
import { readOutLimits } from '@sandbox/business/transfer'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance, advanceToNextDay } from '@sandbox/dayEnds'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { CHANGES_A_DAY } from './replace'
import { ownerCalled } from './testing/owner'
import type { Owner } from './testing/owner'

const NEW_GESTURE = '01258'
const NEW_PASSWORD = '804631'
const LOGIN_PASSWORD = 'yangli2604'
const WRONG_CODE = '000000'

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  const alive = async (phone: TestCustomer) => nameOf(await phone.call(CALLS.queryAccountStatus, {}))
  const cooling = async ({ customerId }: Owner) => {
    const { coolingUntil } = await readOutLimits(on(), customerId, await bankNow(on()))
    return coolingUntil !== undefined
  }
  const newestMessage = async (phone: TestCustomer) =>
    expectDone(await phone.call(CALLS.queryMessages, {})).messages[0]?.title
  const decide = async (recordNo: string, approve: boolean) => {
    const clocks = { now: await bankNow(on()), realNow: machineNow() }
    return bank.db.transaction((tx) => settleReview(tx, CAPABILITIES, { recordNo, approve, ...clocks }))
  }

  test('a changed gesture is told by message and SMS, ends the other phones’ sessions and cools nothing', async () => {
    const owner = ownerCalled(bank, '李娜')
    const [mine, other] = [await owner.phone(), await owner.phone()]
    const change = { oldPattern: DEMO_GESTURE, pattern: NEW_GESTURE }
    expect(nameOf(await mine.call(CALLS.changeGesture, change))).toBe('done')
    expect([await alive(mine), await alive(other)]).toEqual(['done', 'SessionMissing'])
    expect(await newestMessage(mine)).toBe('手势密码已修改')
    expect((await owner.notices())[0]).toMatch(/您的手势密码已修改。如非本人操作，请立即致电/)
    expect(await cooling(owner)).toBe(false)
    // The old one no longer signs in, the new one does.
    const next = await owner.phone('')
    expect(nameOf(await next.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE }))).toBe('GestureWrong')
    expect(nameOf(await next.call(CALLS.verifyGesture, { pattern: NEW_GESTURE }))).toBe('done')
  })

  test('a weak, short or unchanged credential is refused and costs no guess', async () => {
    const phone = await ownerCalled(bank, '孙丽').phone()
    for (let time = 0; time < 6; time++) {
      const weak = [
        await phone.call(CALLS.changeGesture, { oldPattern: '0124', pattern: '012' }),
        await phone.call(CALLS.changeGesture, { oldPattern: '0124', pattern: '0124' }),
        await phone.call(CALLS.changePayPassword, { oldPassword: '111112', newPassword: '123456' }),
        await phone.call(CALLS.changePayPassword, { oldPassword: '804631', newPassword: '804631' }),
        await phone.call(CALLS.setLoginPassword, { loginPassword: 'short1', password: '804631' }),
      ]
      expect(weak.map(nameOf)).toEqual([
        'GestureWeak',
        'GestureSame',
        'PasswordWeak',
        'PasswordSame',
        'LoginPasswordWeak',
      ])
    }
    const right = { oldPassword: DEMO_PASSWORD, newPassword: NEW_PASSWORD }
    expect(nameOf(await phone.call(CALLS.changePayPassword, right))).toBe('done')
  })

  race('guesses count over phones and sessions, at once, and the gesture’s also over midnight', async () => {
    const owner = ownerCalled(bank, '马超')
    const phones = await Promise.all([1, 2, 3].map(() => owner.phone()))
    const guesses = Array.from({ length: 12 }, (_, index) => phones[index % 3] as TestCustomer)
    const outcomes = await Promise.all(
      guesses.map((phone) => phone.call(CALLS.changeGesture, { oldPattern: '0124', pattern: NEW_GESTURE })),
    )
    expect(outcomes.map(nameOf).filter((name) => name === 'GestureWrong')).toHaveLength(4)
    expect(outcomes.map(nameOf).filter((name) => name === 'GestureLocked')).toHaveLength(8)
    await advanceToNextDay(bank.db)
    // Locked for sign-in too, and the right one isn't compared.
    const right = { oldPattern: DEMO_GESTURE, pattern: NEW_GESTURE }
    expect(nameOf(await (phones[0] as TestCustomer).call(CALLS.changeGesture, right))).toBe('GestureLocked')
    const stranger = await owner.phone('')
    expect(nameOf(await stranger.call(CALLS.verifyGesture, { pattern: DEMO_GESTURE }))).toBe('GestureLocked')
    // The payment password opens it.
    const set = await stranger.call(CALLS.setGesturePassword, { pattern: NEW_GESTURE, password: DEMO_PASSWORD })
    expect(nameOf(set)).toBe('done')
  })

  test('who forgot gesture and payment password gets both back by face and code, each with its own, and cools down', async () => {
    const owner = ownerCalled(bank, '郭玉兰')
    const old = await owner.phone()
    const phone = await owner.phone('')
    await owner.showFace('resetGesture')
    const standing = async (credential: 'gesture' | 'payment') =>
      expectDone(await phone.call(CALLS.queryCredentialReset, { credential })).standing
    expect([await standing('gesture'), await standing('payment')]).toEqual(['PASSED', 'NONE'])
    const codes = {
      resetGesture: await owner.code(phone, 'resetGesture'),
      resetPassword: await owner.code(phone, 'resetPassword'),
    }
    // A face for the gesture and a code for the password reset nothing together.
    const crossed = [
      await phone.call(CALLS.resetPayPassword, { smsCode: codes.resetPassword, newPassword: NEW_PASSWORD }),
      await phone.call(CALLS.resetGesture, { smsCode: codes.resetPassword, pattern: NEW_GESTURE }),
    ]
    expect(crossed.map(nameOf)).toEqual(['FaceMissing', 'SmsCodeWrong'])
    expect(await cooling(owner)).toBe(false)

    const reset = await phone.call(CALLS.resetGesture, { smsCode: codes.resetGesture, pattern: NEW_GESTURE })
    phone.token = expectDone(reset).sessionToken
    expect([await alive(phone), await alive(old)]).toEqual(['done', 'SessionMissing'])
    expect(await cooling(owner)).toBe(true)
    expect(await newestMessage(phone)).toBe('手势密码已重置')
    const told = expectDone(await phone.call(CALLS.queryCredentials, {}))
    expect(told.justChanged).toMatchObject({ credential: 'gesture' })
    expect(told.coolingUntil).toBeGreaterThan(told.justChanged?.at ?? Infinity)

    await owner.showFace('resetPassword')
    const again = { smsCode: codes.resetPassword, newPassword: NEW_PASSWORD }
    expect(nameOf(await phone.call(CALLS.resetPayPassword, again))).toBe('done')
    // Nothing of a reset can be used twice: not its face, and with a new face not its code.
    expect(nameOf(await phone.call(CALLS.resetPayPassword, again))).toBe('FaceMissing')
    await owner.showFace('resetPassword')
    expect(nameOf(await phone.call(CALLS.resetPayPassword, again))).toBe('SmsCodeExpired')
    const login = { loginPassword: LOGIN_PASSWORD, password: NEW_PASSWORD }
    expect(nameOf(await phone.call(CALLS.setLoginPassword, login))).toBe('done')
  })

  test('a reset to the very password that is set ends the other phones’ sessions like any other', async () => {
    const owner = ownerCalled(bank, '吴强')
    const [mine, other] = [await owner.phone(), await owner.phone()]
    await owner.showFace('resetPassword')
    const smsCode = await owner.code(mine, 'resetPassword')
    expect(nameOf(await mine.call(CALLS.resetPayPassword, { smsCode, newPassword: DEMO_PASSWORD }))).toBe('done')
    expect([await alive(mine), await alive(other)]).toEqual(['done', 'SessionMissing'])
    expect(await cooling(owner)).toBe(false)
  })

  race('of two resets with one face and one code at once one is done', async () => {
    const owner = ownerCalled(bank, '周行')
    const phones = [await owner.phone(''), await owner.phone('')]
    await owner.showFace('resetPassword')
    const smsCode = await owner.code(phones[0] as TestCustomer, 'resetPassword')
    const outcomes = await Promise.all(
      phones.map((phone, index) => phone.call(CALLS.resetPayPassword, { smsCode, newPassword: `80463${index}` })),
    )
    expect(outcomes.map(nameOf).filter((name) => name === 'done')).toHaveLength(1)
  })

  test('a face of another, an old one and a used one reset nothing', async () => {
    const owner = ownerCalled(bank, '何齐')
    const phone = await owner.phone('')
    await ownerCalled(bank, '周行').showFace('resetGesture')
    const smsCode = await owner.code(phone, 'resetGesture')
    const reset = async () => nameOf(await phone.call(CALLS.resetGesture, { smsCode, pattern: NEW_GESTURE }))
    expect(await reset()).toBe('FaceMissing')
    const shown = { customerId: owner.customerId, scene: 'resetGesture', passedAt: machineNow() }
    await on()
      .insert(facePasses)
      .values([
        { ...shown, passedAt: machineNow() - 10 * 60_000 - 1 },
        { ...shown, usedAt: machineNow() },
      ])
    expect(await reset()).toBe('FaceMissing')
    await owner.showFace('resetGesture')
    expect(await reset()).toBe('done')
  })

  test('a day’s last change is told before a face and a code, and uses up neither', async () => {
    const owner = ownerCalled(bank, '何齐')
    const phone = await owner.phone('')
    await owner.showFace('resetPassword')
    const smsCode = await owner.code(phone, 'resetPassword')
    const { customerId: subject } = owner
    const day = dayOfInstant(await bankNow(on()))
    await on().insert(schema.dailyCounts).values({ subject, kind: 'credentialChange', day, count: CHANGES_A_DAY })
    const told = await phone.call(CALLS.queryObstacles, { call: 'resetPayPassword' })
    expect(expectDone(told).obstacles).toMatchObject([{ name: 'TooManyTries' }])
    const reset = async () => nameOf(await phone.call(CALLS.resetPayPassword, { smsCode, newPassword: NEW_PASSWORD }))
    expect(await reset()).toBe('TooManyTries')
    await on().delete(schema.dailyCounts).where(eq(schema.dailyCounts.subject, subject))
    expect(await reset()).toBe('done')
  })

  test('a stolen session alone changes nothing, and its guesses of a code end with the fifth', async () => {
    const owner = ownerCalled(bank, '张伟')
    const thief = await owner.phone()
    const before = await on()
      .select()
      .from(schema.credentials)
      .where(eq(schema.credentials.customerId, owner.customerId))
    const tried = [
      await thief.call(CALLS.changeGesture, { oldPattern: '0124', pattern: NEW_GESTURE }),
      await thief.call(CALLS.setGesturePassword, { pattern: NEW_GESTURE, password: '111112' }),
      await thief.call(CALLS.changePayPassword, { oldPassword: '111112', newPassword: NEW_PASSWORD }),
      await thief.call(CALLS.setLoginPassword, { loginPassword: LOGIN_PASSWORD, password: '111112' }),
      await thief.call(CALLS.resetGesture, { smsCode: WRONG_CODE, pattern: NEW_GESTURE }),
      await thief.call(CALLS.resetPayPassword, { smsCode: WRONG_CODE, newPassword: NEW_PASSWORD }),
      await thief.call(CALLS.requestCredentialReview, { credential: 'gesture', smsCode: WRONG_CODE }),
    ]
    expect(tried.map(nameOf)).toEqual([
      'GestureWrong',
      'PasswordWrong',
      'PasswordWrong',
      'PasswordWrong',
      'FaceMissing',
      'FaceMissing',
      'SmsCodeExpired',
    ])
    await owner.showFace('resetGesture')
    const smsCode = await owner.code(thief, 'resetGesture')
    const wrong = smsCode === WRONG_CODE ? '000001' : WRONG_CODE
    for (let guess = 0; guess < 5; guess++) {
      expect(nameOf(await thief.call(CALLS.resetGesture, { smsCode: wrong, pattern: NEW_GESTURE }))).toBe(
        'SmsCodeWrong',
      )
    }
    expect(nameOf(await thief.call(CALLS.resetGesture, { smsCode, pattern: NEW_GESTURE }))).toBe('SmsCodeExpired')
    const after = await on()
      .select()
      .from(schema.credentials)
      .where(eq(schema.credentials.customerId, owner.customerId))
    expect(after.map(({ kind, hash }) => [kind, hash]).sort()).toEqual(
      before.map(({ kind, hash }) => [kind, hash]).sort(),
    )
  })

  describe('without a face', () => {
    const ask = async (owner: Owner, phone: TestCustomer, credential: 'gesture' | 'payment') => {
      const smsCode = await owner.code(phone, 'credentialReview')
      return expectDone(await phone.call(CALLS.requestCredentialReview, { credential, smsCode })).recordNo
    }
    const standing = async (phone: TestCustomer) =>
      expectDone(await phone.call(CALLS.queryCredentialReset, { credential: 'gesture' })).standing

    test('a person decides, once in the queue; a yes lets one reset the very password, with its code, for three days', async () => {
      const owner = ownerCalled(bank, '徐敏')
      const phone = await owner.phone('')
      const recordNo = await ask(owner, phone, 'gesture')
      expect((await owner.notices())[0]).toContain('人工审核：重置手势密码')
      expect(await ask(owner, phone, 'gesture')).toBe(recordNo)
      expect(await standing(phone)).toBe('REVIEW')
      expect(await decide(recordNo, true)).toBe(true)
      expect(await decide(recordNo, true)).toBe(false)
      expect((await owner.notices())[0]).toContain('审核已通过')
      expect(await standing(phone)).toBe('PASSED')
      const [pass] = await on()
        .select()
        .from(facePasses)
        .where(and(eq(facePasses.customerId, owner.customerId), eq(facePasses.scene, 'resetGesture')))
        .orderBy(desc(facePasses.id))
      expect((pass?.goodUntil ?? 0) - (pass?.passedAt ?? 0)).toBe(3 * 86_400_000)
      const password = { smsCode: await owner.code(phone, 'resetPassword'), newPassword: NEW_PASSWORD }
      expect(nameOf(await phone.call(CALLS.resetPayPassword, password))).toBe('FaceMissing')
      const smsCode = await owner.code(phone, 'resetGesture')
      const reset = await phone.call(CALLS.resetGesture, { smsCode, pattern: NEW_GESTURE })
      expect(nameOf(reset)).toBe('done')
      phone.token = expectDone(reset).sessionToken
      expect(await standing(phone)).toBe('NONE')
    })

    test.each(['by a face', 'by the payment password'] as const)(
      'a yes that comes after the gesture was set %s opens nothing any more',
      async (how) => {
        const owner = ownerCalled(bank, how === 'by a face' ? '钱朵' : '唐林')
        const phone = await owner.phone('')
        const recordNo = await ask(owner, phone, 'gesture')
        // Shown twice: one is used, and the other isn't left over.
        await owner.showFace('resetGesture')
        await owner.showFace('resetGesture')
        if (how === 'by a face') {
          const smsCode = await owner.code(phone, 'resetGesture')
          phone.token = expectDone(await phone.call(CALLS.resetGesture, { smsCode, pattern: NEW_GESTURE })).sessionToken
        } else {
          const set = { pattern: NEW_GESTURE, password: DEMO_PASSWORD }
          phone.token = expectDone(await phone.call(CALLS.setGesturePassword, set)).sessionToken
        }
        // Nobody refused anything, and the record says so.
        expect(await standing(phone)).toBe('NONE')
        const { records } = expectDone(await phone.call(CALLS.queryIdentifyList, {}))
        expect(records.find((record) => record.recordNo === recordNo)).toMatchObject({ state: 'ENDED' })
        expect(await decide(recordNo, true)).toBe(false)
        const smsCode = await owner.code(phone, 'resetGesture')
        expect(nameOf(await phone.call(CALLS.resetGesture, { smsCode, pattern: '0367' }))).toBe('FaceMissing')
      },
    )

    test('a no leaves everything as it was, and another may be asked for', async () => {
      const owner = ownerCalled(bank, '罗敏')
      const phone = await owner.phone('')
      const recordNo = await ask(owner, phone, 'gesture')
      await decide(recordNo, false)
      expect(await standing(phone)).toBe('REJECTED')
      const smsCode = await owner.code(phone, 'resetGesture')
      expect(nameOf(await phone.call(CALLS.resetGesture, { smsCode, pattern: NEW_GESTURE }))).toBe('FaceMissing')
      const again = await ask(owner, phone, 'gesture')
      expect(again).not.toBe(recordNo)
      const kept = await on().select().from(identityRecords).where(eq(identityRecords.recordNo, recordNo))
      expect(kept[0]).toMatchObject({ state: 'REJECTED', note: expect.stringContaining('网点') as string })
      // What was refused counts no longer once the gesture was changed another way.
      await decide(again, false)
      expect(await standing(phone)).toBe('REJECTED')
      await advance(bank.db, 1)
      const set = { pattern: NEW_GESTURE, password: DEMO_PASSWORD }
      phone.token = expectDone(await phone.call(CALLS.setGesturePassword, set)).sessionToken
      expect(await standing(phone)).toBe('NONE')
    })
  })
})
