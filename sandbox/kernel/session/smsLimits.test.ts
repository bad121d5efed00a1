import { machineNow } from '../clock'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { schema } from '../db'
import type { SmsAnswer } from '../services'
import { nameOf, newApplicant, passResendTime } from '@sandbox/business/onboarding/testing/applicant'
import { sandboxSms } from '@sandbox/host/simulators/sms'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import {
  SMS_A_DAY,
  SMS_A_PERSON_AND_DAY,
  SMS_AN_ADDRESS_AND_DAY,
  SMS_CODE_MS,
  SMS_GUESSES,
  SMS_RESEND_MS,
} from './limits'
import { sendSmsCode, consumeSmsCode } from './smsCodes'

withBank((bank) => {
  const { test, race } = testsOf(bank)
  /** Tomorrow, so that no midnight falls into the test. */
  const morning = instantOf(addDays(dayOfInstant(machineNow()), 1), 8)
  let clock = morning
  /** A clock that moves one step on each time it is read. */
  const now = () => (clock += SMS_RESEND_MS + 1)
  const send = async (mobileNo: string, sender?: { openId: string; address: string }, at = now()) =>
    nameOfResult(await sendSmsCode({ db: bank.db, sms: sandboxSms }, at, mobileNo, 'register', sender))
  const nameOfResult = (result: { ok: true } | { ok: false; error: { name: string } }) =>
    result.ok ? 'done' : result.error.name

  test('a number that is none gets no code', async () => {
    const applicant = await newApplicant(bank, 'smsnumber', '17000040001')
    for (const mobileNo of ['', '1700004', '12000040001', '+8617000040001', '１７００００']) {
      const sent = await applicant.app.call(CALLS.sendSmsCode, { purpose: 'register', mobileNo })
      expect(nameOf(sent)).toBe('MobileInvalid')
    }
    expect(await applicant.app.call(CALLS.sendSmsCode, { purpose: 'register', mobileNo: '17000040001' })).toEqual({
      ok: true,
      value: { sentTo: '170****0001', resendAfter: 60, validFor: 300 },
    })
    const again = await applicant.app.call(CALLS.sendSmsCode, { purpose: 'register', mobileNo: '17000040001' })
    expect(nameOf(again)).toBe('SmsTooOften')
    for (const purpose of ['activateAccount', 'resetPassword', 'syncAccount', 'bindCard'] as const) {
      expect(nameOf(await applicant.app.call(CALLS.sendSmsCode, { purpose }))).toBe('NotRegistered')
    }
  })

  test('a code that is too old, guessed too often or used is worth nothing', async () => {
    const applicant = await newApplicant(bank, 'smsold', '17000040002')
    const use = async (code: string, at = machineNow()) =>
      nameOfResult(await consumeSmsCode(bank.db.drizzle, at, '17000040002', 'register', code))
    const first = await applicant.sms('register', '17000040002')
    expect(await use(first, machineNow() + SMS_CODE_MS)).toBe('SmsCodeExpired')
    const wrong = first === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < SMS_GUESSES; guess += 1) expect(await use(wrong)).toBe('SmsCodeWrong')
    expect(await use(first)).toBe('SmsCodeExpired')
    await passResendTime(bank)
    const second = await applicant.sms('register', '17000040002')
    expect(await use(second)).toBe('done')
    expect(await use(second)).toBe('SmsCodeExpired')
  })

  test('a number gets ten a day, whatever they are for, and again the next day', async () => {
    for (let turn = 0; turn < SMS_A_DAY; turn += 1) expect(await send('17000040003')).toBe('done')
    expect(await send('17000040003')).toBe('SmsDailyLimit')
    expect(nameOfResult(await sendSmsCode({ db: bank.db, sms: sandboxSms }, now(), '17000040003', 'bindCard'))).toBe(
      'SmsDailyLimit',
    )
    expect(await send('17000040004')).toBe('done')
    expect(await send('17000040003', undefined, now() + DAY_MS)).toBe('done')
  })

  test('who asks gets twenty a day, however many numbers they try', async () => {
    const sender = { openId: 'demo-bomber', address: '192.0.2.1' }
    for (let turn = 0; turn < SMS_A_PERSON_AND_DAY; turn += 1) {
      expect(await send(`1700005${String(turn).padStart(4, '0')}`, sender)).toBe('done')
    }
    expect(await send('17000059999', sender)).toBe('SmsDailyLimit')
  })

  test('who has had twenty uses up nothing of a number that is somebody else’s', async () => {
    const sender = { openId: 'demo-eager', address: '192.0.2.4' }
    for (let turn = 0; turn < SMS_A_PERSON_AND_DAY; turn += 1) {
      expect(await send(`1700007${String(turn).padStart(4, '0')}`, sender)).toBe('done')
    }
    for (let turn = 0; turn < SMS_A_DAY; turn += 1) expect(await send('17000079999', sender)).toBe('SmsDailyLimit')
    expect(await send('17000079999')).toBe('done')
  })

  test('what was surely not sent doesn’t count', async () => {
    const sender = { openId: 'demo-patient', address: '192.0.2.5' }
    const sendBy = async (said: SmsAnswer) => {
      const sms = { ...sandboxSms, send: () => Promise.resolve(said) }
      return nameOfResult(await sendSmsCode({ db: bank.db, sms }, now(), '17000080000', 'register', sender))
    }
    for (let turn = 0; turn < SMS_A_DAY; turn += 1) {
      expect([await sendBy('unavailable'), await sendBy('refused')]).toEqual(['SmsUnavailable', 'SmsUnavailable'])
    }
    for (let turn = 0; turn < SMS_A_DAY; turn += 1) expect(await sendBy('unknown')).toBe('SmsUnsure')
    expect(await sendBy('sent')).toBe('SmsDailyLimit')
  })

  race('an address gets two hundred a day, however many people it claims to be', async () => {
    const at = morning + 3 * DAY_MS
    const sends = Array.from({ length: SMS_AN_ADDRESS_AND_DAY + 20 }, (_, turn) =>
      send(
        `1700006${String(turn).padStart(4, '0')}`,
        { openId: `one-of-many-${turn}`, address: `2001:db8:2::${turn}` },
        at,
      ),
    )
    const outcomes = await Promise.all(sends)
    expect(outcomes.filter((name) => name === 'done')).toHaveLength(SMS_AN_ADDRESS_AND_DAY)
    expect(outcomes.filter((name) => name === 'SmsAddressLimit')).toHaveLength(20)
    expect(await send('17000069999', { openId: 'elsewhere', address: '2001:db8:3::1' }, at)).toBe('done')
    const kept = JSON.stringify(await bank.db.drizzle.select().from(schema.dailyCounts))
    expect(kept).not.toMatch(/192\.0\.2|2001:db8/)
  })
})
