import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { FACE_CONSENT_VERSION } from '@/domain/policy'
import { passesLuhn } from '@/domain/validation/bankCard'
import { bankNow, machineNow, moveClock } from '@sandbox/kernel/clock'
import { demoAccess } from '@sandbox/host/demoAccess'
import { demoOpenId } from '@sandbox/host/seeding/people'
import { chooseServices } from '@sandbox/host/simulators/services'
import { MINUTE_SHARE_MS } from '@sandbox/kernel/services'
import { newClientId, testClient } from '@sandbox/testing/client'
import { testConfig } from '@sandbox/testing/server'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { CAPABILITIES } from '@sandbox/capabilities'
import { processApplication, resumeApplications } from './opening'
import {
  applicantOf,
  expectDone,
  nameOf,
  newApplicant,
  passResendTime,
  PASSWORD,
  PERSONAL,
  settled,
} from './testing/applicant'
import { schema } from '@sandbox/testing/schema'
import { checkInvariants } from '@sandbox/ledgerAudit'

const DAY_MS = 86_400_000

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const customerOf = async (mobileNo: string) => {
    const { customers, accounts } = schema
    const [row] = await bank.db.drizzle
      .select({ customer: customers, account: accounts })
      .from(customers)
      .leftJoin(accounts, eq(accounts.customerId, customers.id))
      .where(eq(customers.mobileNo, mobileNo))
    return row
  }

  race('whoever asks while the account is being opened hears of it as of one moment', async () => {
    const applicant = await newApplicant(bank, 'momentary', '17000000037')
    await applicant.upTo('agreements')
    const { app } = applicant
    expectDone(await app.call(CALLS.openAccount, { clientId: newClientId() }))
    const heard = new Set<string>()
    for (let turn = 0; turn < 100 && !heard.has('OPENED done'); turn += 1) {
      const states = await Promise.all(Array.from({ length: 8 }, () => applicant.state()))
      for (const { step, opening } of states) heard.add(`${opening?.state} ${step}`)
    }
    expect([...heard].filter((each) => !/^(SUBMITTED|PROCESSING) open$/.test(each))).toEqual(['OPENED done'])
  })

  test('新客户 goes all the way: registered, opened, signed in, with an empty account and a welcome', async () => {
    const mobileNo = '17000000003'
    const xinke = await applicantOf(bank, 'xinke', mobileNo)
    expect(await xinke.state()).toMatchObject({ step: 'phone', done: [], allowed: ['phone'] })
    const ready = await xinke.upTo('agreements')
    expect(ready).toMatchObject({
      step: 'open',
      mobileNo: '170****0003',
      idCard: { name: '新**' },
      face: { state: 'PASSED', consented: true, attemptsLeft: 4 },
      taxResidency: 'CHINA',
      card: { bankName: '建设银行' },
    })
    const opened = await xinke.open()
    expect(opened).toMatchObject({ step: 'done', allowed: [], opening: { state: 'OPENED' } })
    const acctNo = opened.opening?.acctNo ?? ''
    expect(acctNo).toMatch(/^\d{19}$/)
    expect(passesLuhn(acctNo)).toBe(true)

    const row = await customerOf(mobileNo)
    expect(row?.customer).toMatchObject({ realName: '新客户' })
    expect(row?.account).toMatchObject({ acctNo, acctStatus: 'N', receiveNoPay: 'N', missingImageState: '' })
    const customerId = row?.customer.id ?? ''
    const on = bank.db.drizzle
    const ledger = await on.select().from(schema.ledgerAccounts).where(eq(schema.ledgerAccounts.customerId, customerId))
    expect(ledger).toMatchObject([{ kind: 'wallet', balance: 0, floor: 0 }])
    const told = await on.select().from(schema.messages).where(eq(schema.messages.customerId, customerId))
    expect(told.map(({ title }) => title)).toEqual(['开户成功'])
    expect(await on.select().from(schema.onboardingDrafts)).toEqual([])
    expect(await checkInvariants(bank.db)).toEqual([])

    const signed = await xinke.app.call(CALLS.setGesturePassword, { pattern: '03678', password: PASSWORD })
    xinke.app.token = expectDone(signed).sessionToken
    expect(await xinke.app.call(CALLS.queryWallet, {})).toMatchObject({ value: { balance: 0 } })
    expect(await xinke.app.call(CALLS.verifyIdCardValidPeriod, {})).toMatchObject({ ok: true })
    expect(await xinke.app.call(CALLS.queryBoundCards, {})).toMatchObject({
      value: { cards: [{ bankName: '建设银行', isDefault: true }], limit: 5 },
    })
    expect(await xinke.app.call(CALLS.queryIdentifyList, {})).toMatchObject({
      value: { records: [{ kind: 'OPEN', state: 'DONE' }] },
    })
    expect(nameOf(await xinke.app.call(CALLS.openAccount, { clientId: newClientId() }))).toBe('AccountExists')
  })

  test('no step is taken before what it needs, and the refusal says what is missing', async () => {
    const early = await newApplicant(bank, 'early', '17000010001')
    const { app } = early
    const submit = () => app.call(CALLS.openAccount, { clientId: newClientId() })
    expect(await submit()).toMatchObject({ error: 'OnboardingOutOfOrder', message: '请先验证手机号' })
    await early.upTo('phone')
    expect(await submit()).toMatchObject({ error: 'OnboardingOutOfOrder', message: '请先完成身份证验证' })
    expect(nameOf(await app.call(CALLS.savePersonalInfo, PERSONAL))).toBe('OnboardingOutOfOrder')
    expect(nameOf(await app.call(CALLS.setOpeningPassword, { password: PASSWORD }))).toBe('OnboardingOutOfOrder')
    expect(nameOf(await app.call(CALLS.openFaceVerification, { faceScene: 'openAccount' }))).toBe(
      'OnboardingOutOfOrder',
    )
    await early.upTo('idCard')
    // Steps in another order, as the rules allow; but not the card, because its bank would reveal data before the person is
    // verified.
    expect((await app.call(CALLS.savePersonalInfo, PERSONAL)).ok).toBe(true)
    expect((await app.call(CALLS.setOpeningPassword, { password: PASSWORD })).ok).toBe(true)
    const card = { cardNo: '6217001234567890128', mobileNo: '17000010001', smsCode: '000000' }
    expect(await app.call(CALLS.bindOpeningCard, card)).toMatchObject({ message: '请先完成人脸识别' })
    expect(await early.state()).toMatchObject({ step: 'face', done: ['phone', 'idCard', 'personal', 'password'] })
  })

  test('what was given is found again on another phone, and masked', async () => {
    const first = await newApplicant(bank, 'twophones', '17000010002')
    await first.upTo('personal')
    const second = await applicantOf(bank, 'twophones', '17000010002')
    const state = await second.state()
    expect(state).toMatchObject({ step: 'tax', personal: { occupation: '20000' } })
    const { idCardNo } = (await first.papers()) as { idCardNo: string }
    expect(JSON.stringify(state)).not.toContain(idCardNo)
    expect(JSON.stringify(state)).not.toContain(PERSONAL.address)
  })

  race('two phones at once open one account, and each hears of it', async () => {
    const first = await newApplicant(bank, 'atonce', '17000010003')
    await first.upTo('agreements')
    const second = await applicantOf(bank, 'atonce', '17000010003')
    const ids = Array.from({ length: 10 }, () => newClientId())
    const outcomes = await Promise.all(
      ids.map((clientId, index) => (index % 2 ? first : second).app.call(CALLS.openAccount, { clientId })),
    )
    for (const outcome of outcomes) expect(['done', 'AccountExists']).toContain(nameOf(outcome))
    const [one, other] = [await settled(first), await settled(second)]
    expect(one.opening).toEqual(other.opening)
    const customerId = (await customerOf('17000010003'))?.customer.id ?? ''
    const handedIn = await bank.db.drizzle
      .select()
      .from(schema.accountApplications)
      .where(eq(schema.accountApplications.customerId, customerId))
    expect(handedIn).toHaveLength(1)
    expect(
      await bank.db.drizzle.select().from(schema.boundCards).where(eq(schema.boundCards.customerId, customerId)),
    ).toHaveLength(1)
  })

  test('the same client id again is the same application, and another’s is refused', async () => {
    const one = await newApplicant(bank, 'again', '17000010004')
    await one.upTo('agreements')
    const clientId = newClientId()
    await one.open(clientId)
    expect(await one.app.call(CALLS.openAccount, { clientId })).toMatchObject({
      value: { opening: { state: 'OPENED' } },
    })
    const other = await newApplicant(bank, 'againother', '17000010005')
    await other.upTo('agreements')
    expect(nameOf(await other.app.call(CALLS.openAccount, { clientId }))).toBe('ClientIdReused')
  })

  test.each([
    ['identity', 'IDENTITY', 'idCard'],
    ['card', 'CARD', 'card'],
    ['accountLimit', 'ACCOUNT_LIMIT', 'counter'],
    ['riskControl', 'RISK_CONTROL', 'counter'],
  ] as const)(
    'the registry’s %s fails the application, says the way on, and a new one may follow',
    async (outcome, reason, wayOn) => {
      const key = `failed${outcome.toLowerCase()}`
      const applicant = await newApplicant(bank, key, `1700002${String(outcome.length).padStart(4, '0')}`)
      await applicant.upTo('agreements')
      await applicant.choose('registry', outcome)
      const failed = await applicant.open()
      expect(failed).toMatchObject({ step: 'open', opening: { state: 'FAILED', failure: { reason, wayOn } } })
      expect(failed.opening?.failure?.message).not.toBe('')
      expect((await customerOf(applicant.mobileNo))?.account).toBeNull()
      await applicant.choose('registry', 'open')
      expect((await applicant.open()).opening?.state).toBe('OPENED')
    },
  )

  test('while the registry doesn’t answer nothing may change, and a bank that was killed meanwhile goes on', async () => {
    const waiting = await newApplicant(bank, 'waiting', '17000010006')
    await waiting.upTo('agreements')
    await waiting.choose('registry', 'unavailable')
    const clientId = newClientId()
    expectDone(await waiting.app.call(CALLS.openAccount, { clientId }))
    expect(nameOf(await waiting.app.call(CALLS.savePersonalInfo, PERSONAL))).toBe('OpeningUnderWay')
    expect(nameOf(await waiting.app.call(CALLS.restartOnboarding, {}))).toBe('OpeningUnderWay')
    const state = await waiting.state()
    expect(['SUBMITTED', 'PROCESSING']).toContain(state.opening?.state)
    expect(state.allowed).toEqual([])
    await waiting.choose('registry', 'open')
    // As another process's work of every minute does it, once the process that began must be dead.
    await resumeApplications({
      db: bank.db,
      capabilities: CAPABILITIES,
      services: chooseServices(testConfig().services, demoAccess('open')),
      businessNow: () => bankNow(bank.db.drizzle),
      realNow: () => machineNow() + 60_000,
    })
    expect((await waiting.state()).opening?.state).toBe('OPENED')
  })

  test('an application at which the bank fails keeps no other waiting', async () => {
    const applicants = [
      await newApplicant(bank, 'failing', '17000010016'),
      await newApplicant(bank, 'behind', '17000010017'),
    ]
    for (const one of applicants) {
      await one.upTo('agreements')
      await one.choose('registry', 'unavailable')
      expectDone(await one.app.call(CALLS.openAccount, { clientId: newClientId() }))
      await one.choose('registry', 'open')
    }
    const services = chooseServices(testConfig().services, demoAccess('open'))
    const admit = jest.fn(services.registry.admit.bind(services.registry)).mockRejectedValueOnce(new Error('broken'))
    const worker = (turn: number) => ({
      db: bank.db,
      capabilities: CAPABILITIES,
      services: { ...services, registry: { ...services.registry, admit } },
      businessNow: () => bankNow(bank.db.drizzle),
      realNow: () => machineNow() + turn * 60_000,
    })
    const opened = async () => {
      const states = await Promise.all(applicants.map(async (one) => (await one.state()).opening?.state))
      return states.filter((state) => state === 'OPENED').length
    }
    await expect(resumeApplications(worker(1))).rejects.toThrow('broken')
    expect(await opened()).toBe(1)
    await resumeApplications(worker(2))
    expect(await opened()).toBe(2)
  })

  test('a silent registry is asked for a part of the minute, the next one for those behind', async () => {
    const names = ['silentone', 'silenttwo', 'silentthree']
    for (const [at, name] of names.entries()) {
      const applicant = await newApplicant(bank, name, `1700001003${at}`)
      await applicant.upTo('agreements')
      await applicant.choose('registry', 'unavailable')
      expectDone(await applicant.app.call(CALLS.openAccount, { clientId: newClientId() }))
    }
    const services = chooseServices(testConfig().services, demoAccess('open'))
    let passed = 60_000
    const asked: string[] = []
    const admit = (_on: unknown, { customerId }: { readonly customerId: string }) => {
      asked.push(customerId)
      passed += MINUTE_SHARE_MS / 2
      return Promise.resolve('unavailable' as const)
    }
    const worker = {
      db: bank.db,
      capabilities: CAPABILITIES,
      services: { ...services, registry: { ...services.registry, admit } },
      businessNow: () => bankNow(bank.db.drizzle),
      realNow: () => machineNow() + passed,
    }
    await resumeApplications(worker)
    expect(asked).toHaveLength(2)
    passed += 60_000
    await resumeApplications(worker)
    expect(asked).toHaveLength(4)
    expect(new Set(asked.slice(0, 3)).size).toBe(3)
  })

  race('worked on by ten at once, an application makes one account', async () => {
    const applicant = await newApplicant(bank, 'tenworkers', '17000010007')
    await applicant.upTo('agreements')
    await applicant.choose('registry', 'unavailable')
    const clientId = newClientId()
    expectDone(await applicant.app.call(CALLS.openAccount, { clientId }))
    await applicant.choose('registry', 'open')
    const worker = (turn: number) => ({
      db: bank.db,
      capabilities: CAPABILITIES,
      services: chooseServices(testConfig().services, demoAccess('open')),
      businessNow: () => bankNow(bank.db.drizzle),
      realNow: () => machineNow() + turn * 60_000,
    })
    await Promise.all(Array.from({ length: 10 }, (_, turn) => processApplication(worker(turn + 1), clientId)))
    expect((await settled(applicant)).opening?.state).toBe('OPENED')
    const customerId = (await customerOf('17000010007'))?.customer.id ?? ''
    const told = await bank.db.drizzle
      .select()
      .from(schema.auditEvents)
      .where(and(eq(schema.auditEvents.customerId, customerId), eq(schema.auditEvents.kind, 'accountOpened')))
    expect(told).toHaveLength(1)
  })

  race('two people with one ID card: one has the account, the other hears why not', async () => {
    const first = await newApplicant(bank, 'sameone', '17000010008')
    const second = await newApplicant(bank, 'sametwo', '17000010009')
    await first.upTo('agreements')
    const papers = (await first.papers()) as { name: string; idCardNo: string; validFrom: string; validUntil: string }
    await second.upTo('phone')
    const images = await second.upload()
    const { name, idCardNo, validFrom, validUntil } = papers
    const taken = { ...(await first.papers()), ...images, name, idCardNo, validFrom, validUntil }
    // Typed by hand, because the reader would have recognised another number.
    expect((await second.app.call(CALLS.confirmIdCard, taken as never)).ok).toBe(true)
    await second.upTo('agreements')
    const openings = await Promise.all(
      [first, second].map(async (applicant) => {
        const handedIn = await applicant.app.call(CALLS.openAccount, { clientId: newClientId() })
        if (!handedIn.ok) return handedIn.error
        const { opening } = await settled(applicant)
        return opening?.failure?.reason ?? opening?.state
      }),
    )
    // The slower one is refused when it asks, or by the database.
    const [refusal] = openings.filter((state) => state !== 'OPENED')
    expect(openings).toHaveLength(2)
    expect(openings).toContain('OPENED')
    expect(['IdCardTaken', 'ID_CARD_TAKEN']).toContain(refusal)
    const holders = await bank.db.drizzle.select().from(schema.customers).where(eq(schema.customers.idCardNo, idCardNo))
    expect(holders).toHaveLength(1)
  })

  test('another ID card takes face, card and password back; the same one again does not', async () => {
    const applicant = await newApplicant(bank, 'othercard', '17000010010')
    await applicant.upTo('password')
    expectDone(await applicant.app.call(CALLS.confirmIdCard, (await applicant.papers()) as never))
    expect((await applicant.state()).done).toEqual(expect.arrayContaining(['face', 'card', 'password']))
    await applicant.choose('ocr', 'longTerm')
    expectDone(await applicant.app.call(CALLS.confirmIdCard, (await applicant.papers()) as never))
    const state = await applicant.state()
    expect(state).toMatchObject({
      step: 'face',
      done: ['phone', 'idCard', 'personal', 'tax'],
      idCard: { validUntil: '' },
    })
    expect(state.card).toBeUndefined()
  })

  test('beginning again forgets everything but the phone, pictures included', async () => {
    const applicant = await newApplicant(bank, 'restart', '17000010011')
    await applicant.upTo('personal')
    expect(expectDone(await applicant.app.call(CALLS.restartOnboarding, {}))).toMatchObject({
      step: 'idCard',
      done: ['phone'],
      face: { state: 'NONE' },
    })
    const customerId = (await customerOf('17000010011'))?.customer.id ?? ''
    const pictures = await bank.db.drizzle
      .select()
      .from(schema.identityImages)
      .where(eq(schema.identityImages.customerId, customerId))
    expect(pictures).toEqual([])
  })

  test('the other way than a face: a person decides, and no consent to face data is asked', async () => {
    const own = { 'x-sandbox-console': '1', 'content-type': 'application/json' }
    const decide = async (approve: boolean) => {
      const waiting = (await bank.server.inject({ url: '/sandbox/api/reviews', headers: own })).json()
      const mine = waiting.find(({ mobileNo }: { mobileNo: string }) => mobileNo === '17000010012')
      const payload = JSON.stringify({ recordNo: mine.recordNo, approve })
      return (await bank.server.inject({ method: 'POST', url: '/sandbox/api/review', headers: own, payload })).json()
    }
    const applicant = await newApplicant(bank, 'review', '17000010012')
    await applicant.upTo('idCard')
    expect(expectDone(await applicant.app.call(CALLS.requestFaceReview, {}))).toMatchObject({
      step: 'face',
      face: { state: 'REVIEW', consented: false },
    })
    // Meanwhile the applicant can do the steps that need no face.
    expect((await applicant.app.call(CALLS.savePersonalInfo, PERSONAL)).ok).toBe(true)
    expect(await decide(false)).toEqual({ settled: true })
    expect((await applicant.state()).face.state).toBe('REJECTED')
    expectDone(await applicant.app.call(CALLS.requestFaceReview, {}))
    expect(await decide(true)).toEqual({ settled: true })
    const state = await applicant.state()
    expect(state).toMatchObject({ step: 'tax', face: { state: 'PASSED' } })
    expect(state.done).toContain('personal')
  })

  test('a number that is registered elsewhere leads to the sync, and a cancelled sync applies nothing', async () => {
    const stranger = await newApplicant(bank, 'newphone', '17000000002')
    const smsCode = await stranger.sms('register', '17000000002')
    expect(await stranger.app.call(CALLS.registerCustomer, { mobileNo: '17000000002', smsCode })).toMatchObject({
      value: { registerStatus: 'ELSEWHERE', registerMobileNo: '170****0002' },
    })
    expect(await stranger.app.call(CALLS.checkRegisterUser, { scene: 'home' })).toMatchObject({
      value: { accountStatus: 'ELSEWHERE', foundByPhone: true },
    })
    const sync = (cancelled: boolean, code: string) =>
      stranger.app.call(CALLS.changeWxSyncUserInfo, { mobileNo: '', smsCode: code, cancelled })
    expect((await sync(true, '000000')).ok).toBe(true)
    expect(await stranger.app.call(CALLS.checkRegisterStatus, {})).toMatchObject({
      value: { registerStatus: 'ELSEWHERE' },
    })
    const sent = expectDone(await stranger.app.call(CALLS.sendSmsCode, { purpose: 'syncAccount' }))
    expect(sent.sentTo).toBe('170****0002')
    expect(nameOf(await sync(false, smsCode))).toMatch(/SmsCodeWrong|SmsCodeExpired/)
    expect((await sync(false, await stranger.code('17000000002'))).ok).toBe(true)
    expect(await stranger.app.call(CALLS.checkRegisterStatus, {})).toMatchObject({
      value: { registerStatus: 'REGISTERED', hasAccount: true, signedIn: false },
    })
    // A person who has only the phone still doesn't get the account.
    expect(nameOf(await stranger.app.call(CALLS.queryWallet, {}))).toBe('GestureMissing')
  })

  test('whom the platform knows as a customer becomes no second one, whatever number they try and how often', async () => {
    const before = await bank.db.drizzle.select({ id: schema.customers.id }).from(schema.customers)
    const { wechatIdentities } = schema
    const same = await newApplicant(bank, 'sameperson', '17000010019')
    const unionId = 'union-same-person'
    await bank.db.drizzle
      .update(wechatIdentities)
      .set({ unionId })
      .where(eq(wechatIdentities.openId, demoOpenId('zhangwei')))
    await bank.db.drizzle
      .update(wechatIdentities)
      .set({ unionId })
      .where(eq(wechatIdentities.openId, demoOpenId('sameperson')))
    for (const mobileNo of ['17000010019', '17000010020', '17000000002']) {
      await passResendTime(bank)
      const smsCode = await same.sms('register', mobileNo)
      expect(await same.app.call(CALLS.registerCustomer, { mobileNo, smsCode })).toMatchObject({
        value: { registerStatus: 'ELSEWHERE' },
      })
      expect(await same.app.call(CALLS.checkRegisterUser, { scene: 'home' })).toMatchObject({
        value: { accountStatus: 'ELSEWHERE', foundByPhone: false },
      })
    }
    expect(await bank.db.drizzle.select({ id: schema.customers.id }).from(schema.customers)).toHaveLength(before.length)
  })

  race('ten registrations at once with one code make one customer', async () => {
    const applicant = await newApplicant(bank, 'tenregister', '17000010013')
    const smsCode = await applicant.sms('register', '17000010013')
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        applicant.app.call(CALLS.registerCustomer, { mobileNo: '17000010013', smsCode }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('without the privacy policy nothing is collected', async () => {
    await bank.db.drizzle.insert(schema.wechatIdentities).values({ openId: 'demo-noconsent', createdAt: machineNow() })
    const app = await testClient(bank.server).anonymous()
    await app.signIn('noconsent', '')
    const sent = await app.call(CALLS.sendSmsCode, { purpose: 'register', mobileNo: '17000010014' })
    expect(nameOf(sent)).toBe('ConsentMissing')
    expect(nameOf(await app.call(CALLS.idCardImage, { side: 'portrait', image: '' }))).toBe('ConsentMissing')
    // Agreeing to face data doesn't agree to anything else.
    expectDone(await app.call(CALLS.updateConsent, { kind: 'face', version: FACE_CONSENT_VERSION, agreed: true }))
    expect(nameOf(await app.call(CALLS.openFaceVerification, { faceScene: 'openAccount' }))).toBe('ConsentMissing')
  })

  // The last test, because it moves the bank's clock.
  test('a draft nobody came back to for 30 days is forgotten', async () => {
    const applicant = await newApplicant(bank, 'forgotten', '17000010015')
    await applicant.upTo('personal')
    await bank.db.transaction((tx) => moveClock(tx, 29 * DAY_MS))
    expect((await applicant.state()).step).toBe('tax')
    await bank.db.transaction((tx) => moveClock(tx, 2 * DAY_MS))
    expect(await applicant.state()).toMatchObject({ step: 'idCard', done: ['phone'] })
  })
})
