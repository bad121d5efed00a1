import { eq } from 'drizzle-orm'
import { schema } from '@sandbox/kernel/db'
import { machineNow } from '@sandbox/kernel/clock'
import type { Services, TextMessage } from '@sandbox/kernel/services'
import { consumeSmsCode, sendSmsCode } from '@sandbox/kernel/session/smsCodes'
import { deliverNotices, sendSmsNoticeTo } from '@sandbox/kernel/session/smsNotices'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { faceResultOf } from './face'
import type { TencentFailure } from './failure'
import { cardOf } from './idCardOcr'
import { liveTencent } from './live'
import {
  BACK,
  BREAK,
  detected,
  errorOf,
  FACE_PAGE,
  FRONT,
  KEY,
  openTencent,
  PERSON,
  REQUEST_ID,
  SILENCE,
  smsStatus,
} from './testing/tencentServer'
import type { TencentServer } from './testing/tencentServer'

const SMS = {
  key: KEY,
  appId: '1400006666',
  sign: '示例银行',
  region: 'ap-guangzhou',
  templates: { code: '1110', notice: '1111' },
}
const FACE = { key: KEY, ruleId: '1', origin: 'https://bank.example' }
const ALL = { sms: SMS, face: FACE, ocr: { key: KEY } }
/** What no log may have. */
const PERSONAL = /13800138000|韦小宝|11204416541220243X|李明|440524|s3cr3t|refused:|验证码|AQID/

withEmbeddedBank((bank) => {
  let tencent: TencentServer
  let reported: [string, TencentFailure][]
  const on = () => bank.db.drizzle
  const live = (choice = ALL) =>
    liveTencent(choice, (service, failure) => reported.push([service, failure]), tencent.host) as Pick<
      Services,
      'sms' | 'face' | 'ocr'
    >
  beforeAll(async () => {
    tencent = await openTencent()
  })
  afterAll(() => tencent.close())
  beforeEach(() => {
    tencent.says({})
    reported = []
  })
  afterEach(() => expect(JSON.stringify(reported)).not.toMatch(PERSONAL))

  /** What any call may meet besides its own codes: the answer, what is reported of it, and how often it is asked. */
  const FAULTS = [
    ['too often, twice', errorOf('RequestLimitExceeded'), { name: 'busy', code: 'RequestLimitExceeded' }, 2],
    ['the cloud’s own error', errorOf('InternalError'), { name: 'broken', code: 'InternalError' }, 1],
    ['a key it doesn’t know', errorOf('AuthFailure.SecretIdNotFound'), { name: 'refused' }, 1],
    ['silence', SILENCE, { name: 'slow' }, 1],
    ['a broken connection', BREAK, { name: 'cut' }, 1],
    ['a page instead of JSON', '<html>502</html>', { name: 'unreadable' }, 1],
    ['an answer without its fields', {}, { name: 'unreadable' }, 1],
  ] as const

  describe('a text message', () => {
    const message: TextMessage = { mobileNo: '13800138000', kind: 'code', values: ['123456'] }

    test('is asked for as documented: one number, an approved template and signature, its values', async () => {
      expect(await live().sms.send(message)).toBe('sent')
      expect(tencent.asked).toEqual([
        {
          action: 'SendSms',
          version: '2021-01-11',
          region: 'ap-guangzhou',
          body: {
            PhoneNumberSet: ['+8613800138000'],
            SmsSdkAppId: '1400006666',
            SignName: '示例银行',
            TemplateId: '1110',
            TemplateParamSet: ['123456'],
          },
        },
      ])
    })

    test('too often once is asked again: the cloud did nothing', async () => {
      tencent.says({ SendSms: (_asked, nth) => (nth === 1 ? errorOf('RequestLimitExceeded') : smsStatus('Ok')) })
      expect(await live().sms.send(message)).toBe('sent')
    })

    test.each(FAULTS)('%s: never sent twice where it may have been sent', async (_fault, said, failure, times) => {
      tencent.says({ SendSms: said })
      const may = ['broken', 'slow', 'cut', 'unreadable'].includes(failure.name)
      expect(await live().sms.send(message)).toBe(may ? 'unknown' : 'unavailable')
      expect(tencent.asked).toHaveLength(times)
      expect(reported).toMatchObject([['sms', failure]])
    })

    test.each([
      ['LimitExceeded.PhoneNumberThirtySecondLimit', 'tooOften', 0],
      ['LimitExceeded.PhoneNumberOneHourLimit', 'tooOften', 0],
      ['LimitExceeded.DeliveryFrequencyLimit', 'tooOften', 0],
      ['LimitExceeded.PhoneNumberDailyLimit', 'dailyLimit', 0],
      ['FailedOperation.PhoneNumberInBlacklist', 'blocked', 0],
      ['InternalError.Timeout', 'unknown', 1],
      ['FailedOperation.TemplateIncorrectOrUnapproved', 'refused', 1],
      ['InvalidParameterValue.ContentLengthLimit', 'refused', 1],
      ['FailedOperation.InsufficientBalanceInSmsPackage', 'unavailable', 1],
      ['LimitExceeded.AppMainlandChinaDailyLimit', 'unavailable', 1],
    ] as const)('%s of the number, or of the whole: %s', async (code, answer, times) => {
      for (const said of [smsStatus(code), errorOf(code)]) {
        tencent.says({ SendSms: said })
        expect(await live().sms.send(message)).toBe(answer)
        expect(tencent.asked).toHaveLength(1)
      }
      expect(reported).toHaveLength(2 * times)
    })

    test('nobody listening: nothing was sent', async () => {
      const gone = await openTencent()
      await gone.close()
      const alone = liveTencent({ ...ALL, face: 'sandbox', ocr: 'sandbox' }, () => undefined, gone.host)
      expect(Object.keys(alone)).toEqual(['sms'])
      expect(await alone.sms?.send(message)).toBe('unavailable')
    })

    test('a wrong secret is refused by the signature', async () => {
      const key = { ...KEY, secretKey: 'another'.repeat(5) }
      expect(await live({ ...ALL, sms: { ...SMS, key } }).sms.send(message)).toBe('unavailable')
      const failure = { name: 'refused', code: 'AuthFailure.SignatureFailure', requestId: REQUEST_ID }
      expect(reported).toEqual([['sms', failure]])
    })
  })

  describe('a code', () => {
    const { smsMessages } = schema
    const purpose = 'register'
    let number = 13_700_000_000
    let mobileNo: string
    beforeEach(() => {
      mobileNo = String((number += 1))
    })
    const send = () => sendSmsCode({ db: bank.db, sms: live().sms }, machineNow(), mobileNo, purpose)
    const row = async () => (await on().select().from(smsMessages).where(eq(smsMessages.mobileNo, mobileNo)))[0]
    const sentCode = () => (tencent.asked.at(-1)?.body.TemplateParamSet as string[])[0] ?? ''
    const use = () => consumeSmsCode(on(), machineNow(), mobileNo, purpose, sentCode())

    test('goes to the phone alone: the bank keeps its hash, and no text that shows it', async () => {
      expect((await send()).ok).toBe(true)
      expect(sentCode()).toMatch(/^\d{6}$/)
      expect(await row()).toMatchObject({ delivery: 'sent', consumedAt: null })
      expect(JSON.stringify(await row())).not.toContain(sentCode())
      expect((await use()).ok).toBe(true)
    })

    test('may have been sent: the customer is told, it works, and isn’t sent again', async () => {
      tencent.says({ SendSms: SILENCE })
      expect(await send()).toMatchObject({ error: { name: 'SmsUnsure', message: expect.stringContaining('重新获取') } })
      expect((await row())?.delivery).toBe('unknown')
      expect(tencent.asked).toHaveLength(1)
      expect((await use()).ok).toBe(true)
    })

    test.each([
      ['LimitExceeded.PhoneNumberOneHourLimit', 'SmsTooOften'],
      ['LimitExceeded.PhoneNumberDailyLimit', 'SmsDailyLimit'],
      ['FailedOperation.PhoneNumberInBlacklist', 'SmsBlocked'],
      ['UnauthorizedOperation.RequestIpNotInWhitelist', 'SmsUnavailable'],
    ])('%s: %s, and what wasn’t sent opens nothing', async (code, name) => {
      tencent.says({ SendSms: smsStatus(code) })
      expect(await send()).toMatchObject({ error: { name } })
      expect((await row())?.delivery).toBe('refused')
      expect(await use()).toMatchObject({ error: { name: 'SmsCodeExpired' } })
    })
  })

  describe('notices', () => {
    const { smsMessages } = schema
    const waiting = async () =>
      (await on().select().from(smsMessages).where(eq(smsMessages.delivery, 'waiting'))).length
    const deliver = (later = 0) =>
      deliverNotices({
        db: bank.db,
        services: { ...live() } as Services,
        realNow: () => machineNow() + later,
      })
    const kept = async (mobileNo: string) =>
      (await on().select().from(smsMessages).where(eq(smsMessages.mobileNo, mobileNo))).map(({ delivery }) => delivery)

    test('none waits in a new bank, whose numbers may be somebody’s', async () => {
      expect(await waiting()).toBe(0)
    })

    test('wait until they are sent, each once, and tell what is sent without the bank’s name, which is the signature', async () => {
      await sendSmsNoticeTo(on(), '13800138001', '您的登录密码已修改。', machineNow())
      await Promise.all([deliver(), deliver()])
      expect(tencent.asked.map(({ body }) => [body.TemplateId, body.TemplateParamSet])).toEqual([
        ['1111', ['您的登录密码已修改。']],
      ])
      expect(await kept('13800138001')).toEqual(['sent'])
    })

    test('one that wasn’t sent waits for the next minute, a day long; one that may have been isn’t sent again', async () => {
      for (const text of ['一', '一']) await sendSmsNoticeTo(on(), '13800138002', text, machineNow())
      tencent.says({ SendSms: errorOf('AuthFailure.SignatureExpire') })
      await deliver()
      // The settings can be put right within the day.
      expect(await kept('13800138002')).toEqual(['waiting', 'waiting'])
      expect(tencent.asked).toHaveLength(1)
      tencent.says({ SendSms: SILENCE })
      await deliver()
      await deliver()
      expect(await kept('13800138002')).toEqual(['unknown', 'unknown'])
      expect(tencent.asked).toHaveLength(2)
      await sendSmsNoticeTo(on(), '13800138003', '二', machineNow())
      await deliver(25 * 3_600_000)
      expect(await kept('13800138003')).toEqual(['refused'])
    })

    test('a kind without a template isn’t sent', async () => {
      await sendSmsNoticeTo(on(), '13800138004', '三', machineNow(), 'campaign')
      await deliver()
      expect(await kept('13800138004')).toEqual(['refused'])
      expect(tencent.asked).toEqual([])
    })
  })

  describe('a face', () => {
    const now = machineNow()
    const whose = { openId: 'open-face', scene: 'transfer' }
    const request = { ...whose, customerId: 'c1', person: PERSON }
    const open = async (returnTo?: string) => {
      const opened = await live().face.open(on(), now, { ...request, returnTo })
      if (!opened.ok) throw new Error(opened.error)
      return opened.value
    }
    const outcome = (bizToken: string, at = now) => live().face.outcome(on(), at, bizToken, whose)

    test('in the mini-program is opened by the cloud’s token, for this name and number', async () => {
      const { bizToken, url } = await open()
      expect([bizToken, url]).toEqual([expect.stringMatching(/^CE661F1A-/), undefined])
      expect(tencent.asked).toEqual([
        {
          action: 'DetectAuth',
          version: '2018-03-01',
          region: undefined,
          body: { RuleId: '1', IdCard: PERSON.idCardNo, Name: PERSON.name },
        },
      ])
      tencent.says({})
      expect(await outcome(bizToken)).toEqual({ ok: true, value: { passed: true, faceResult: '0' } })
      expect(tencent.asked).toMatchObject([
        { action: 'GetDetectInfoEnhanced', body: { BizToken: bizToken, RuleId: '1', InfoType: '1' } },
      ])
      expect(await outcome(bizToken)).toEqual({ ok: true, value: undefined })
    })

    test('on the H5 leaves for the cloud’s page and comes back with a token of ours', async () => {
      const { bizToken, url } = await open('/main/liveDetection?a=1')
      expect(url).toBe(FACE_PAGE)
      const back = new URL(String(tencent.asked[0]?.body.RedirectUrl))
      expect([back.origin, back.pathname, back.searchParams.get('a'), back.searchParams.get('bizToken')]).toEqual([
        'https://bank.example',
        '/main/liveDetection',
        '1',
        bizToken,
      ])
      expect((await outcome(bizToken)).ok).toBe(true)
      expect(tencent.asked.at(-1)?.body.BizToken).toMatch(/^CE661F1A-/)
    })

    test('the bank keeps no name, no number and no picture of it', async () => {
      const { bizToken } = await open('/main/liveDetection')
      const { oneUseCodes } = schema
      const rows = await on()
        .select()
        .from(oneUseCodes)
        .where(eq(oneUseCodes.codeHash, tokenHash(bizToken)))
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toMatch(PERSONAL)
    })

    test('passes for nobody but the person it was opened for', async () => {
      const another = { name: '李明', idCardNo: FRONT.IdNum }
      tencent.says({ GetDetectInfoEnhanced: detected(0, another) })
      expect(await outcome((await open()).bizToken)).toMatchObject({ value: { passed: false, faceResult: '1' } })
      tencent.says({ GetDetectInfoEnhanced: { Text: null } })
      expect(await outcome((await open('/main/')).bizToken)).toMatchObject({ value: { passed: false } })
    })

    test('is told neither for another scene or open id, nor after half an hour', async () => {
      const { bizToken } = await open('/main/')
      tencent.says({})
      const { face } = live()
      for (const other of [
        { ...whose, scene: 'openSub' },
        { ...whose, openId: 'open-other' },
      ]) {
        expect(await face.outcome(on(), now, bizToken, other)).toEqual({ ok: true, value: undefined })
      }
      expect(await outcome(bizToken, now + 30 * 60_000)).toEqual({ ok: true, value: undefined })
      expect(tencent.asked).toEqual([])
    })

    test('not finished isn’t an outcome: the same token may come back', async () => {
      const { bizToken } = await open('/main/')
      tencent.says({ GetDetectInfoEnhanced: detected(17) })
      expect(await outcome(bizToken)).toMatchObject({ value: { passed: false, faceResult: '4' } })
      tencent.says({})
      expect(await outcome(bizToken)).toMatchObject({ value: { passed: true } })
    })

    test.each(FAULTS.slice(0, -1))(
      '%s: the outcome is asked again by its token, now and later',
      async (_fault, said, failure) => {
        const { bizToken } = await open('/main/')
        tencent.says({ GetDetectInfoEnhanced: said })
        expect(await outcome(bizToken)).toEqual({ ok: false, error: 'unavailable' })
        expect(tencent.asked).toHaveLength(failure.name === 'refused' ? 1 : 2)
        tencent.says({ GetDetectInfoEnhanced: (_asked, nth) => (nth === 1 ? SILENCE : detected(0)) })
        expect(await outcome(bizToken)).toMatchObject({ value: { passed: true } })
      },
    )

    test.each(FAULTS)('%s when it is opened: unavailable', async (_fault, said, failure, times) => {
      tencent.says({ DetectAuth: said })
      expect(await live().face.open(on(), now, { ...request, returnTo: '/main/' })).toMatchObject({
        error: 'unavailable',
      })
      expect(tencent.asked).toHaveLength(times)
      expect(reported).toMatchObject([['faceid', failure]])
    })

    test('of whom the bank doesn’t know isn’t looked at', async () => {
      const asked = { ...request, returnTo: undefined, person: undefined }
      expect(await live().face.open(on(), now, asked)).toEqual({ ok: false, error: 'unavailable' })
      expect(tencent.asked).toEqual([])
    })
  })

  describe('an ID card', () => {
    const pictures = {
      customerId: 'c1',
      today: '20261127' as never,
      portrait: Uint8Array.of(1, 2, 3),
      emblem: Uint8Array.of(4),
    }
    const recognise = () => live().ocr.recognise(on(), pictures)
    const side = (which: string, said: object | string) => ({
      IDCardOCR: ({ body }: { body: Readonly<Record<string, unknown>> }) =>
        body.CardSide === which ? said : which === 'FRONT' ? BACK : FRONT,
    })

    test('is read side by side, as in the documentation’s examples', async () => {
      expect(await recognise()).toEqual({
        ok: true,
        value: {
          name: '李明',
          idCardNo: '440524198701010014',
          sex: '男',
          nation: '汉',
          birth: '19870101',
          address: '北京市石景山区高新技术园腾讯大楼',
          authority: '赵县公安局',
          validFrom: '20100721',
          validUntil: '20200721',
          longTerm: false,
        },
      })
      const asked = { action: 'IDCardOCR', version: '2018-11-19', region: undefined }
      expect(tencent.asked).toHaveLength(2)
      expect(tencent.asked).toEqual(
        expect.arrayContaining([
          { ...asked, body: { CardSide: 'FRONT', ImageBase64: 'AQID' } },
          { ...asked, body: { CardSide: 'BACK', ImageBase64: 'BA==' } },
        ]),
      )
    })

    test.each([
      ['FRONT', 'FailedOperation.ImageBlur', 'blurred', 0],
      ['BACK', 'FailedOperation.ImageDecodeFailed', 'blurred', 0],
      ['FRONT', 'FailedOperation.CardSideError', 'wrongSide', 0],
      ['BACK', 'FailedOperation.ImageNoIdCard', 'wrongSide', 0],
      ['BACK', 'FailedOperation.UnOpenError', 'unavailable', 1],
      ['FRONT', 'ResourcesSoldOut.ChargeStatusException', 'unavailable', 1],
    ] as const)('%s: %s is %s', async (which, code, error, times) => {
      tencent.says(side(which, errorOf(code)))
      expect(await recognise()).toEqual({ ok: false, error })
      expect(reported).toHaveLength(times)
    })

    test.each(FAULTS)(
      '%s: unavailable, so that the customer types; only "too often" is repeated',
      async (_fault, said, failure, times) => {
        tencent.says({ IDCardOCR: said })
        const empty = typeof said === 'object' && Object.keys(said).length === 0
        expect(await recognise()).toEqual({ ok: false, error: empty ? 'wrongSide' : 'unavailable' })
        expect(tencent.asked).toHaveLength(2 * times)
        if (!empty) expect(reported[0]).toMatchObject(['ocr', failure])
      },
    )
  })
})

test.each([
  [0, '0'],
  [null, '4'],
  [17, '4'],
  [301, '1'],
  [1001, '5'],
  [1002, '2'],
  [1102, '2'],
  [2001, '5'],
  [2006, '1'],
  [2007, '3'],
  [2016, '1'],
  [4, '5'],
  [204, '5'],
  [9999, '5'],
])('result code %s is told as %s, and only 0 as a pass', (code, told) => {
  expect(faceResultOf(code)).toBe(told)
})

test.each([
  ['2010.07.21-长期', { validFrom: '20100721', validUntil: '', longTerm: true }],
  ['2010.02.31-2020.07.21', { validFrom: '', validUntil: '20200721', longTerm: false }],
  ['', { validFrom: '', validUntil: '', longTerm: false }],
])('a card that is valid %s', (ValidDate, told) => {
  expect(cardOf(FRONT, { ...BACK, ValidDate })).toMatchObject(told)
})
