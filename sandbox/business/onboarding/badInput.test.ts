import { CALLS } from '@/contract/calls'
import { OPENING_AGREEMENTS } from '@/domain/onboarding/agreements'
import { idCardCheckDigit } from '@/domain/validation/idCard'
import { CHECKS_A_DAY, FACES_A_DAY, UPLOADS_A_DAY } from '@sandbox/kernel/session/limits'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import {
  DEBIT_CARD,
  expectDone,
  JPEG,
  nameOf,
  newApplicant,
  passResendTime,
  PERSONAL,
  withLuhn,
} from './testing/applicant'
import type { Applicant } from './testing/applicant'

const numberOf = (birth: string): string => `990000${birth}001${idCardCheckDigit(`990000${birth}001`)}`

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let next = 0
  /** A new person who has taken all steps before this one. */
  const somebody = async (step: Parameters<Applicant['upTo']>[0]): Promise<Applicant> => {
    next += 1
    const letters = [...String(next)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')
    const applicant = await newApplicant(bank, `bad${letters}`, `1700003${String(next).padStart(4, '0')}`)
    await applicant.upTo(step)
    return applicant
  }

  describe('a picture', () => {
    test('of 50 MB is refused by name before it is read', async () => {
      const { app } = await somebody('phone')
      const answer = await bank.server.inject({
        method: 'POST',
        url: CALLS.idCardImage.path,
        headers: { 'x-session': app.token, 'content-type': 'application/json' },
        payload: JSON.stringify({ side: 'portrait', image: 'A'.repeat(50 * 1024 * 1024) }),
      })
      expect(answer.statusCode).toBe(413)
      expect(answer.json()).toMatchObject({ code: 2113 })
    })

    test('that is none is refused and counts for nothing; pictures are counted', async () => {
      const { app } = await somebody('phone')
      const upload = async (image: string) => nameOf(await app.call(CALLS.idCardImage, { side: 'portrait', image }))
      for (let turn = 0; turn <= UPLOADS_A_DAY; turn += 1) expect(await upload('')).toBe('ImageNotAFile')
      for (let turn = 0; turn < UPLOADS_A_DAY; turn += 1) expect(await upload(JPEG)).toBe('done')
      expect(await upload(JPEG)).toBe('TooManyUploads')
    })

    test('of somebody else, of the other side, or made up is unknown', async () => {
      const [one, other] = [await somebody('phone'), await somebody('phone')]
      const mine = await one.upload()
      const theirs = await other.upload()
      const read = async (images: typeof mine) => nameOf(await one.app.call(CALLS.recogniseIdCard, images))
      expect(await read(mine)).toBe('done')
      expect(await read(theirs)).toBe('ImageUnknown')
      expect(await read({ ...mine, emblemImageId: theirs.emblemImageId })).toBe('ImageUnknown')
      expect(await read({ portraitImageId: mine.emblemImageId, emblemImageId: mine.portraitImageId })).toBe(
        'ImageUnknown',
      )
      expect(await read({ portraitImageId: 'x', emblemImageId: 'y' })).toBe('ImageUnknown')
    })

    test.each([
      ['blurred', 'OcrBlurred'],
      ['wrongSide', 'OcrWrongSide'],
      ['unavailable', 'OcrUnavailable'],
    ] as const)('that is %s to the reader is refused', async (outcome, error) => {
      const applicant = await somebody('phone')
      await applicant.choose('ocr', outcome)
      expect(nameOf(await applicant.app.call(CALLS.recogniseIdCard, await applicant.upload()))).toBe(error)
    })
  })

  describe('an ID card', () => {
    test.each([
      ['expired', 'IdCardExpired'],
      ['under16', 'UnderSixteen'],
      ['wrongCheckDigit', 'IdCardCheckDigitWrong'],
      ['taken', 'IdCardTaken'],
      ['longTerm', 'done'],
      ['minority', 'done'],
      ['rare', 'done'],
    ] as const)('that the reader sees %s: %s', async (outcome, error) => {
      const applicant = await somebody('phone')
      await applicant.choose('ocr', outcome)
      const confirmed = await applicant.app.call(CALLS.confirmIdCard, (await applicant.papers()) as never)
      expect(nameOf(confirmed)).toBe(error)
    })

    test('is refused for each wrong thing in it, and taken with one letter corrected', async () => {
      const applicant = await somebody('phone')
      await applicant.choose('ocr', 'unavailable')
      const typed = {
        ...(await applicant.upload()),
        name: '李思远',
        idCardNo: numberOf('19900228'),
        nation: '汉',
        address: '样例路1号',
        authority: '样例市公安局',
        validFrom: '20200101',
        validUntil: '20400101',
      }
      const confirm = async (change: object) =>
        nameOf(await applicant.app.call(CALLS.confirmIdCard, { ...typed, ...change } as never))
      expect(await confirm({ name: 'Li Siyuan' })).toBe('NameInvalid')
      expect(await confirm({ name: '' })).toBe('NameInvalid')
      expect(await confirm({ idCardNo: '12345' })).toBe('IdCardNumberInvalid')
      // Numbers of the first generation's form are on no valid card any more.
      expect(await confirm({ idCardNo: '990000900228001' })).toBe('IdCardNumberInvalid')
      expect(await confirm({ idCardNo: numberOf('19900230') })).toBe('IdCardBirthInvalid')
      expect(await confirm({ idCardNo: numberOf('20990101') })).toBe('IdCardBirthInvalid')
      expect(
        await confirm({ idCardNo: typed.idCardNo.slice(0, 17) + (typed.idCardNo.endsWith('0') ? '1' : '0') }),
      ).toBe('IdCardCheckDigitWrong')
      expect(await confirm({ validFrom: '20200231' })).toBe('IdCardPeriodInvalid')
      expect(await confirm({ validUntil: '20410101' })).toBe('IdCardPeriodInvalid')
      expect(await confirm({ validUntil: '' })).toBe('IdCardPeriodInvalid')
      expect(await confirm({ validFrom: '20160101', validUntil: '20260101' })).toBe('IdCardExpired')
      expect(await confirm({ nation: '火星' })).toBe('InvalidRequest')
      expect(await confirm({ address: '<b>' })).toBe('InvalidRequest')
      expect(await confirm({})).toBe('done')
    })

    test('with another number than the pictures show is refused, also when that number is right', async () => {
      const applicant = await somebody('phone')
      const papers = await applicant.papers({ idCardNo: numberOf('19851212') })
      expect(nameOf(await applicant.app.call(CALLS.confirmIdCard, papers as never))).toBe('IdCardDiffers')
    })

    test('that the register doesn’t confirm is refused; ten tries a day, and then no more', async () => {
      const applicant = await somebody('phone')
      const papers = await applicant.papers()
      const confirm = async () => nameOf(await applicant.app.call(CALLS.confirmIdCard, papers as never))
      await applicant.choose('identity', 'unavailable')
      expect(await confirm()).toBe('IdentityCheckUnavailable')
      await applicant.choose('identity', 'mismatch')
      for (let turn = 0; turn < CHECKS_A_DAY; turn += 1) expect(await confirm()).toBe('IdCardNotConfirmed')
      await applicant.choose('identity', 'match')
      expect(await confirm()).toBe('TooManyTries')
    })

    test('of a customer under another name is not confirmed, so that nobody learns who has an account', async () => {
      const applicant = await somebody('phone')
      await applicant.choose('ocr', 'taken')
      const papers = await applicant.papers({ name: '李思远' })
      expect(nameOf(await applicant.app.call(CALLS.confirmIdCard, papers as never))).toBe('IdCardNotConfirmed')
    })
  })

  describe('a face', () => {
    const verify = async ({ app }: Applicant, bizToken: string, scene = 'openAccount') =>
      nameOf(await app.call(CALLS.tencentFaceVerify, { bizToken, faceMatchScene: scene, scene, deviceSessionId: '1' }))
    const opened = async ({ app }: Applicant) =>
      expectDone(await app.call(CALLS.openFaceVerification, { faceScene: 'openAccount' })).bizToken

    test('is not asked for without its own consent, and not after its withdrawal', async () => {
      const applicant = await somebody('idCard')
      const open = async () =>
        nameOf(await applicant.app.call(CALLS.openFaceVerification, { faceScene: 'openAccount' }))
      expect(await open()).toBe('FaceConsentMissing')
      const stale = { kind: 'face', version: '0', agreed: true } as const
      expect(nameOf(await applicant.app.call(CALLS.updateConsent, stale))).toBe('ConsentOutdated')
      await applicant.consentToFace()
      const bizToken = await opened(applicant)
      expectDone(await applicant.app.call(CALLS.updateConsent, { kind: 'face', version: '1', agreed: false }))
      expect(await verify(applicant, bizToken)).toBe('FaceConsentMissing')
      expect(await open()).toBe('FaceConsentMissing')
    })

    test('of another person’s token is refused, and the token is worth nothing after', async () => {
      const [one, thief] = [await somebody('idCard'), await somebody('idCard')]
      await one.consentToFace()
      await thief.consentToFace()
      const bizToken = await opened(one)
      expect(await verify(thief, bizToken)).toBe('TokenRefused')
      expect((await thief.state()).face.state).toBe('NONE')
      expect(await verify(one, bizToken)).toBe('TokenRefused')
    })

    test('counts once, for its own purpose, and a made-up token for nothing', async () => {
      const applicant = await somebody('idCard')
      await applicant.consentToFace()
      expect(await verify(applicant, 'made-up')).toBe('TokenRefused')
      expect(await verify(applicant, await opened(applicant), 'resetPassword')).toBe('TokenRefused')
      const bizToken = await opened(applicant)
      expect(await verify(applicant, bizToken)).toBe('done')
      expect(await verify(applicant, bizToken)).toBe('TokenRefused')
      expect((await applicant.state()).face.state).toBe('PASSED')
    })

    test('opened for one ID card does not pass for another', async () => {
      const applicant = await somebody('idCard')
      await applicant.consentToFace()
      const bizToken = await opened(applicant)
      await applicant.choose('ocr', 'longTerm')
      expectDone(await applicant.app.call(CALLS.confirmIdCard, (await applicant.papers()) as never))
      expect(await verify(applicant, bizToken)).toBe('TokenRefused')
      expect((await applicant.state()).face.state).toBe('NONE')
    })

    test.each([
      ['otherFace', '1'],
      ['notAlive', '2'],
      ['noRecord', '3'],
    ] as const)('that the service finds %s does not pass', async (outcome, faceResult) => {
      const applicant = await somebody('idCard')
      await applicant.consentToFace()
      await applicant.choose('face', outcome)
      expect(await applicant.showFace()).toMatchObject({ value: { passed: false, faceResult, attemptsLeft: 4 } })
      expect((await applicant.state()).done).not.toContain('face')
    })

    race('is shown five times a day, twenty at once being five', async () => {
      const applicant = await somebody('idCard')
      await applicant.consentToFace()
      const tries = await Promise.all(
        Array.from({ length: 20 }, () => applicant.app.call(CALLS.openFaceVerification, { faceScene: 'openAccount' })),
      )
      expect(tries.filter(({ ok }) => ok)).toHaveLength(FACES_A_DAY)
      expect(nameOf(tries.find(({ ok }) => !ok) ?? { ok: true })).toBe('FaceAttemptsUsedUp')
      expect((await applicant.state()).face.attemptsLeft).toBe(0)
      // The review by staff is still possible.
      expect((await applicant.app.call(CALLS.requestFaceReview, {})).ok).toBe(true)
    })

    test('service that is down says so', async () => {
      const applicant = await somebody('idCard')
      await applicant.consentToFace()
      await applicant.choose('face', 'unavailable')
      const open = await applicant.app.call(CALLS.openFaceVerification, { faceScene: 'openAccount' })
      expect(nameOf(open)).toBe('FaceUnavailable')
      expect((await applicant.state()).face.attemptsLeft).toBe(FACES_A_DAY)
    })

    test('on the H5 goes over the service’s page, which comes back to our own pages only', async () => {
      const applicant = await somebody('idCard')
      await applicant.consentToFace()
      const open = (returnTo: string) =>
        applicant.app.call(CALLS.openFaceVerification, { faceScene: 'openAccount', returnTo })
      for (const returnTo of [
        'https://evil.example/',
        '//evil.example',
        '/main/../x',
        '/other',
        '/main/\\evil.example',
      ]) {
        expect(nameOf(await open(returnTo))).toBe('StateRefused')
      }
      const { bizToken, url = '' } = expectDone(await open('/main/txFaceResult'))
      const page = await bank.server.inject({ url })
      expect(page.body).toContain('演示环境')
      expect(page.headers['content-security-policy']).toContain("script-src 'self'")
      const answer = (headers: Record<string, string>) =>
        bank.server.inject({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          payload: 'answer=pass',
        })
      // Neither a link nor another site's form can answer for the customer.
      expect((await bank.server.inject({ url: `${url}&answer=pass` })).headers.location).toBeUndefined()
      expect((await answer({ origin: 'https://evil.example' })).headers.location).toBeUndefined()
      const back = await answer({})
      expect(back.statusCode).toBe(303)
      expect(back.headers.location).toBe(`/main/txFaceResult?bizToken=${bizToken}`)
      expect(await verify(applicant, bizToken)).toBe('done')
      expect((await bank.server.inject({ url })).statusCode).toBe(400)
      // A person who never opened the service's page has shown no face.
      const skipped = expectDone(await open('/main/txFaceResult')).bizToken
      const told = await applicant.app.call(CALLS.tencentFaceVerify, {
        bizToken: skipped,
        faceMatchScene: 'openAccount',
        scene: 'openAccount',
        deviceSessionId: '1',
      })
      expect(told).toMatchObject({ value: { passed: false, faceResult: '4' } })
    })
  })

  describe('a form', () => {
    test('finds its places a level at a time', async () => {
      const { app } = await somebody('phone')
      const [, , , , , , jilin] = expectDone(await app.call(CALLS.queryRegions, { parent: '' })).regions
      expect(jilin).toEqual({ code: '220000', name: '吉林省', leaf: false })
      expect(nameOf(await app.call(CALLS.queryRegions, { parent: '22' }))).toBe('InvalidRequest')
      expect(expectDone(await app.call(CALLS.queryCountries, {})).countries[0]).toEqual({ code: '156', name: '中国' })
    })

    test('with a wrong field says which', async () => {
      const { app } = await somebody('idCard')
      const save = (change: object) => app.call(CALLS.savePersonalInfo, { ...PERSONAL, ...change })
      expect(await save({ income: '999' })).toMatchObject({ error: 'PersonalInfoInvalid', message: '请选择年收入' })
      // An address needs a county, not a province; the second code doesn't exist.
      for (const region of ['110000', '990001']) {
        expect(await save({ region })).toMatchObject({ error: 'PersonalInfoInvalid', message: '请选择所在地区' })
      }
      const tax = (change: object) =>
        app.call(CALLS.saveTaxResidency, { residency: 'CHINA', declared: true, ...change } as never)
      expect(nameOf(await tax({ residency: 'BOTH' }))).toBe('TaxInfoInvalid')
      expect(nameOf(await tax({ declared: false }))).toBe('InvalidRequest')
      const abroad = {
        residency: 'NON_RESIDENT',
        surname: 'Li',
        givenName: 'Siyuan',
        birthCountry: '156',
        birthPlace: '长春',
        currentAddress: '样例路1号',
        jurisdictions: [{ country: '999', taxId: '12345' }],
      }
      expect(nameOf(await tax(abroad))).toBe('TaxInfoInvalid')
      expect(nameOf(await tax({ ...abroad, jurisdictions: [{ country: '840', taxId: '123-45-6789' }] }))).toBe('done')
    })

    test.each([
      ['111111', '6个相同'],
      ['123456', '连续'],
      ['987654', '连续'],
      ['010101', '生日'],
      ['170000', '手机号'],
    ])('password %s is too weak: %s', async (password, why) => {
      const applicant = await somebody('phone')
      await applicant.choose('ocr', 'unavailable')
      const typed = { ...(await applicant.upload()), name: '李思远', idCardNo: numberOf('20010101'), nation: '汉' }
      const period = { address: '样例路1号', authority: '样例市公安局', validFrom: '20200101', validUntil: '20300101' }
      expectDone(await applicant.app.call(CALLS.confirmIdCard, { ...typed, ...period }))
      const set = await applicant.app.call(CALLS.setOpeningPassword, { password })
      expect(set).toMatchObject({ ok: false, error: 'PasswordWeak', message: expect.stringContaining(why) })
    })

    test('agreements are accepted all, in today’s versions', async () => {
      const { app } = await somebody('idCard')
      const all = OPENING_AGREEMENTS.map(({ id, version }) => ({ id, version }))
      const agree = async (agreements: typeof all) => nameOf(await app.call(CALLS.agreeOpening, { agreements }))
      expect(await agree([])).toBe('AgreementMissing')
      expect(await agree(all.slice(1))).toBe('AgreementMissing')
      expect(await agree(all.map((agreement) => ({ ...agreement, version: '2019.1' })))).toBe('AgreementMissing')
      expect(await agree(all)).toBe('done')
    })
  })

  describe('a bank card', () => {
    test('is named with its bank, or refused by name', async () => {
      const { app } = await somebody('phone')
      const named = (acctNo: string) => app.call(CALLS.validateBindAccount, { acctNo })
      expect(await named(DEBIT_CARD.replace(/(\d{4})/g, '$1 '))).toMatchObject({
        value: { bank_name: '建设银行', cardType: 'DEBIT' },
      })
      expect(await named(withLuhn('622575123456789'))).toMatchObject({
        value: { bank_name: '招商银行', cardType: 'CREDIT' },
      })
      expect(nameOf(await named('1234'))).toBe('CardNumberInvalid')
      expect(nameOf(await named(withLuhn('999999123456789')))).toBe('CardBankUnknown')
    })

    test('is bound only after its code, and when its bank says it is the customer’s', async () => {
      const applicant = await somebody('face')
      const { app, mobileNo } = applicant
      const bind = async (change: object) =>
        nameOf(await app.call(CALLS.bindOpeningCard, { cardNo: DEBIT_CARD, mobileNo, smsCode: '000000', ...change }))
      expect(await bind({ cardNo: withLuhn('999999123456789') })).toBe('CardBankUnknown')
      expect(await bind({ cardNo: withLuhn('622575123456789') })).toBe('CardIsCredit')
      expect(await bind({ cardNo: '6217001234567890120' })).toBe('CardNumberInvalid')
      expect(await bind({ mobileNo: '12345678901' })).toBe('MobileInvalid')
      expect(await bind({})).toBe('SmsCodeExpired')
      // A code for registering can't be used to bind a card.
      const other = '17099990001'
      const smsCode = await applicant.sms('bindCard', other)
      expect(await bind({ smsCode })).toBe('SmsCodeExpired')
      expect(await bind({ mobileNo: other, smsCode })).toBe('CardPhoneMismatch')
      for (const [outcome, error] of [
        ['owner', 'CardOwnerMismatch'],
        ['unavailable', 'CardUnavailable'],
        ['match', 'done'],
      ] as const) {
        await applicant.choose('card', outcome)
        await passResendTime(bank)
        expect(await bind({ smsCode: await applicant.sms('bindCard', mobileNo) })).toBe(error)
      }
      expect((await applicant.state()).card).toEqual({ bankName: '建设银行', cardNo: `**** ${DEBIT_CARD.slice(-4)}` })
    })
  })
})
