import { setTimeout as sleep } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { SUB_ACCOUNT_AGREEMENT_VERSION } from '@/domain/subaccount/classes'
import type { AccountClass } from '@/domain/subaccount/classes'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen, yuan } from '@/domain/money/fen'
import { FACE_CONSENT_VERSION, PRIVACY_POLICY_VERSION } from '@/domain/policy'
import { placeFreeze } from '@sandbox/business/account'
import { facePasses } from '@sandbox/business/identity/tables'
import { DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { balanceOf, stillToCatch, wallet } from '@sandbox/kernel/ledger'
import { lockCustomer } from '@sandbox/kernel/session/customers'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { openLoss, thingsOf } from '@sandbox/business/loss/cases'
import { schema } from '@sandbox/testing/schema'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { DEMO_SUB_PASSWORD } from './seed'
import { accountUses, subAccounts } from './tables'

const KEY = 'lina'
const MOBILE = '17000000002'
const customerId = demoCustomerId(KEY)
const PASSWORD = '258046'
const IN_ORDER = { acctStatus: 'N', receiveNoPay: 'N', missingImageState: '' }

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let app: TestCustomer
  const on = () => bank.db.drizzle
  const own = { 'x-sandbox-console': '1', 'content-type': 'application/json' }

  beforeAll(async () => {
    app = await testClient(bank.server).as(KEY)
    const agreed = { confirmStatus: '1', version: PRIVACY_POLICY_VERSION } as const
    expect((await app.call(CALLS.updatePrivacyPolicyStatus, agreed)).ok).toBe(true)
    const consent = { kind: 'face', version: FACE_CONSENT_VERSION, agreed: true } as const
    expect((await app.call(CALLS.updateConsent, consent)).ok).toBe(true)
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  const nameOf = (answer: { ok: true } | { ok: false; error: string }) => (answer.ok ? 'done' : answer.error)
  const onConsole = async (action: string, input: object) =>
    (
      await bank.server.inject({
        method: 'POST',
        url: `/sandbox/api/${action}`,
        headers: own,
        payload: JSON.stringify(input),
      })
    ).json() as Promise<{ done: boolean; message?: string; orderNo?: string }>
  const showFace = async (scene: 'openSub' | 'resetSub' | 'transfer') => {
    // Five a day are enough for a person and too few for a test.
    await on().delete(schema.dailyCounts)
    const opened = await app.call(CALLS.openFaceVerification, { faceScene: scene })
    if (!opened.ok) throw new Error(opened.error)
    const { bizToken } = opened.value
    const seen = { bizToken, faceMatchScene: scene, scene, deviceSessionId: 'd' } as const
    expect(await app.call(CALLS.tencentFaceVerify, seen)).toMatchObject({ ok: true, value: { passed: true } })
  }
  const codeOf = async () => {
    await on().update(schema.smsMessages).set({ sentAt: 0 })
    const sent = await app.call(CALLS.sendSmsCode, { purpose: 'resetSub' })
    if (!sent.ok) throw new Error(sent.error)
    const [message] = await on().select().from(schema.smsMessages).orderBy(desc(schema.smsMessages.id)).limit(1)
    return /验证码(\d{6})，用于重置账户密码/.exec(message?.text ?? '')?.[1] ?? 'none'
  }
  const stand = (standing: Partial<typeof schema.accounts.$inferInsert>) =>
    on().update(schema.accounts).set(standing).where(eq(schema.accounts.customerId, customerId))
  const askOpen = (accountClass: AccountClass) =>
    app.call(CALLS.openSubAccount, { class: accountClass, alias: '', agreementVersion: SUB_ACCOUNT_AGREEMENT_VERSION })
  const open = async (accountClass: AccountClass): Promise<string> => {
    await showFace('openSub')
    const opened = await askOpen(accountClass)
    if (!opened.ok) throw new Error(opened.error)
    return opened.value.acctId
  }
  const setPassword = (acctId: string, newPassword = PASSWORD, password = DEMO_PASSWORD) =>
    app.call(CALLS.setSubPassword, { acctId, password, newPassword })
  const openActive = async (accountClass: AccountClass): Promise<string> => {
    const acctId = await open(accountClass)
    expect(nameOf(await setPassword(acctId))).toBe('done')
    return acctId
  }
  const move = (acctId: string, direction: 'IN' | 'OUT', amount: number) =>
    app.call(CALLS.moveSub, {
      ...{ clientId: newClientId(), acctId, direction, amount: yuan(amount), password: DEMO_PASSWORD },
    })
  const setState = (acctId: string, action: 'STOP' | 'RESUME' | 'CLOSE', password = DEMO_PASSWORD) =>
    app.call(CALLS.setSubState, { acctId, action, password })
  const list = async (accountClass: AccountClass) => {
    const told = await app.call(CALLS.querySubAccounts, { class: accountClass })
    if (!told.ok) throw new Error(told.error)
    return told.value
  }
  const one = async (accountClass: AccountClass, acctId: string) => {
    const found = (await list(accountClass)).accounts.find((each) => each.acctId === acctId)
    if (!found) throw new Error('it is gone')
    return found
  }
  const pay = (acctId: string, amount: number, password = PASSWORD) =>
    onConsole('merchantPay', {
      clientId: newClientId(),
      mobileNo: MOBILE,
      acctId,
      amount: yuan(amount),
      merchant: '样例商户',
      password,
    })
  const acctNoOf = async (acctId: string) => {
    const shown = await app.call(CALLS.revealAcctNo, { acctId, password: DEMO_PASSWORD })
    if (!shown.ok) throw new Error(shown.error)
    return shown.value.acctNo
  }
  const credit = async (acctId: string, amount: number) =>
    onConsole('unboundCredit', { acctNo: await acctNoOf(acctId), amount: yuan(amount), payer: '样例付款人' })
  const closeAll = async () => {
    for (const accountClass of ['II', 'III'] as const) {
      for (const { acctId, state } of (await list(accountClass)).accounts) {
        if (state !== 'CLOSED') expect(nameOf(await setState(acctId, 'CLOSE'))).toBe('done')
      }
    }
  }
  beforeEach(closeAll)

  describe('opening', () => {
    test('asks for the agreement that is read today, and for a face of its own, used once', async () => {
      const outdated = { class: 'II', alias: '', agreementVersion: '2019.1' } as const
      expect(nameOf(await app.call(CALLS.openSubAccount, outdated))).toBe('AgreementMissing')
      expect(nameOf(await askOpen('II'))).toBe('FaceMissing')
      await showFace('transfer')
      expect(nameOf(await askOpen('II'))).toBe('FaceMissing')
      await showFace('openSub')
      expect(await askOpen('II')).toMatchObject({ ok: true, value: { state: 'PASSWORD_UNSET' } })
      expect(nameOf(await askOpen('II'))).toBe('FaceMissing')
    })

    test.each([
      ['dormant', { acctStatus: 'D' }, 'AccountDormant'],
      ['that only receives', { receiveNoPay: 'Y' }, 'AccountReceiveOnly'],
      ['without a picture', { missingImageState: 'M' }, 'AccountImageMissing'],
    ])('is refused to an account %s', async (_, standing, refusal) => {
      await showFace('openSub')
      await stand(standing)
      expect(nameOf(await askOpen('II'))).toBe(refusal)
      await stand(IN_ORDER)
      expect(nameOf(await askOpen('II'))).toBe('done')
    })

    race('uses the face up with the account alone: who loses the race for the last one keeps theirs', async () => {
      for (let each = 0; each < 3; each += 1) await open('II')
      await on().update(facePasses).set({ usedAt: 0 })
      for (let each = 0; each < 2; each += 1) await showFace('openSub')
      let [isLocked, goOn] = [() => undefined as void, () => undefined as void]
      const locked = new Promise<void>((done) => (isLocked = done))
      const goingOn = new Promise<void>((done) => (goOn = done))
      const holding = bank.db.transaction(async (tx) => {
        await lockCustomer(tx, customerId)
        isLocked()
        await goingOn
      })
      await locked
      const asked = [askOpen('II'), askOpen('II')]
      // Long enough for both to find room for one more and to wait for the customer's row.
      await sleep(1_000)
      goOn()
      await holding
      const answers = await Promise.all(asked)
      expect(answers.map(nameOf).sort()).toEqual(['AccountCountLimit', 'done'])
      await closeAll()
      expect(nameOf(await askOpen('II'))).toBe('done')
      expect(nameOf(await askOpen('II'))).toBe('FaceMissing')
    })

    test.each([
      ['II', 4],
      ['III', 5],
    ] as const)('of type %s stops at %i, and goes on when one is closed', async (accountClass, most) => {
      for (let each = 0; each < most; each += 1) await open(accountClass)
      expect((await list(accountClass)).canOpen).toBe(0)
      expect(await askOpen(accountClass)).toMatchObject({
        error: 'AccountCountLimit',
        message: '您在本行开立的同类账户已达上限，请先注销不再使用的账户',
      })
      await closeAll()
      expect((await list(accountClass)).canOpen).toBe(most)
    })
  })

  describe('its own password', () => {
    test('is none that others guess, and neither the payment password nor the one it has', async () => {
      const acctId = await open('II')
      for (const weak of ['123456', '777777', '930823', '000002']) {
        expect(nameOf(await setPassword(acctId, weak, '000000'))).toBe('PasswordWeak')
      }
      expect(await setPassword(acctId, DEMO_PASSWORD)).toMatchObject({
        error: 'PasswordSame',
        message: '账户密码不能与支付密码相同，请重新设置',
      })
      expect(nameOf(await setPassword(acctId, PASSWORD, '000000'))).toBe('PasswordWrong')
      expect(nameOf(await setPassword(acctId, PASSWORD))).toBe('done')
      expect(nameOf(await setPassword(acctId, PASSWORD))).toBe('PasswordSame')
      expect(nameOf(await setPassword(acctId, '369147'))).toBe('done')
    })

    test('pays: the old one no longer, a wrong one never, and the fifth wrong one locks it', async () => {
      const acctId = await openActive('II')
      await move(acctId, 'IN', 100)
      expect(await pay(acctId, 1)).toMatchObject({ done: true })
      expect(nameOf(await setPassword(acctId, '369147'))).toBe('done')
      for (let wrong = 1; wrong <= 4; wrong += 1) {
        expect(await pay(acctId, 1)).toMatchObject({ message: '账户密码错误，请重新输入' })
      }
      expect(await pay(acctId, 1)).toMatchObject({ message: '账户密码已锁定，请次日再试或重置账户密码' })
      expect(await pay(acctId, 1, '369147')).toMatchObject({ done: false })
      expect(await pay('ELECTRONIC', 1, DEMO_PASSWORD)).toMatchObject({ done: true })
    })

    test('that was forgotten is set anew by face and code', async () => {
      const reset = (acctId: string, smsCode: string, newPassword = '369147') =>
        app.call(CALLS.resetSubPassword, { acctId, smsCode, newPassword })
      const unset = await open('III')
      expect(nameOf(await reset(unset, '000000'))).toBe('PasswordUnset')
      const acctId = await openActive('III')
      expect(nameOf(await reset(acctId, '000000', '123456'))).toBe('PasswordWeak')
      expect(nameOf(await reset(acctId, '000000'))).toBe('FaceMissing')
      await showFace('resetSub')
      expect(nameOf(await reset(acctId, '000000'))).toBe('SmsCodeExpired')
      expect(nameOf(await reset(acctId, await codeOf(), DEMO_PASSWORD))).toBe('PasswordSame')
      expect(nameOf(await reset(acctId, await codeOf(), PASSWORD))).toBe('PasswordSame')
      expect(nameOf(await reset(acctId, await codeOf()))).toBe('done')
      expect(nameOf(await reset(acctId, '000000', '258147'))).toBe('FaceMissing')
      const stranger = await testClient(bank.server).as('heping')
      const theirs = { acctId, smsCode: '000000', newPassword: '258147' }
      expect(nameOf(await stranger.call(CALLS.resetSubPassword, theirs))).toBe('SubAccountUnknown')
      await move(acctId, 'IN', 10)
      expect(await pay(acctId, 1, '369147')).toMatchObject({ done: true })
      // Of a lost one it is refused before a face and a code are used up for it.
      await bank.db.transaction(async (tx) => {
        const thing = (await thingsOf(tx, customerId)).find((one) => one.acctId === acctId)
        if (!thing) throw new Error(`nobody can lose ${acctId}`)
        await openLoss(tx, customerId, thing, { by: 'customer', now: await bankNow(tx), realNow: machineNow() })
      })
      const shown = await app.call(CALLS.querySubAccounts, { class: 'III' })
      expect(shown.ok && shown.value.accounts.filter(({ lost }) => lost).map((one) => one.acctId)).toEqual([acctId])
      expect(nameOf(await reset(acctId, '000000', '258147'))).toBe('AccountLost')
      // Nor does another password cost anything there: it is said before the payment password is typed or compared.
      expect(nameOf(await setPassword(acctId, '258147', '000000'))).toBe('AccountLost')
      expect(await app.call(CALLS.queryObstacles, { call: 'setSubPassword', acctId })).toMatchObject({
        value: { obstacles: [{ name: 'AccountLost' }] },
      })
      await on().delete(schema.lossSteps).where(eq(schema.lossSteps.customerId, customerId))
      await on().delete(schema.losses).where(eq(schema.losses.customerId, customerId))
    })
  })

  describe('money', () => {
    test('goes to and fro without caps, but for what type III holds, which is refused whole', async () => {
      const second = await openActive('II')
      expect(nameOf(await move(second, 'IN', 30_000))).toBe('done')
      expect(nameOf(await move(second, 'OUT', 30_000))).toBe('done')
      const third = await openActive('III')
      expect(nameOf(await move(third, 'IN', 1_500))).toBe('done')
      expect(await move(third, 'IN', 500.01)).toMatchObject({
        error: 'BalanceCap',
        message: '零用账户余额最多2,000元，目前还可转入500元，请减少金额',
      })
      expect((await one('III', third)).balance).toBe(yuan(1_500))
      expect(nameOf(await move(third, 'IN', 500))).toBe('done')
      expect(nameOf(await move(third, 'OUT', 2_000.01))).toBe('InsufficientFunds')
      expect(nameOf(await move(third, 'IN', 0))).toBe('AmountInvalid')
      expect(nameOf(await move('none', 'IN', 1))).toBe('SubAccountUnknown')
    })

    test('moves nowhere before there is a password; of a stopped account it is taken back and paid back alone', async () => {
      const acctId = await open('II')
      expect(await move(acctId, 'IN', 1)).toMatchObject({
        error: 'PasswordUnset',
        message: '该账户还没有设置账户密码，请先设置',
      })
      expect(nameOf(await setPassword(acctId))).toBe('done')
      await move(acctId, 'IN', 100)
      const { orderNo = '' } = await pay(acctId, 30)
      expect(nameOf(await setState(acctId, 'STOP', '000000'))).toBe('PasswordWrong')
      expect(nameOf(await setState(acctId, 'STOP'))).toBe('done')
      expect(nameOf(await setState(acctId, 'STOP'))).toBe('SubAccountUnavailable')
      expect(await pay(acctId, 1)).toMatchObject({ message: '该账户已停用或已注销，暂不能办理' })
      expect(nameOf(await move(acctId, 'IN', 1))).toBe('SubAccountUnavailable')
      expect(await credit(acctId, 1)).toMatchObject({ done: false })
      expect(nameOf(await move(acctId, 'OUT', 20))).toBe('done')
      expect(await onConsole('merchantRefund', { clientId: newClientId(), orderNo, amount: yuan(30) })).toMatchObject({
        done: true,
      })
      expect(nameOf(await setState(acctId, 'RESUME'))).toBe('done')
      expect(await pay(acctId, 1)).toMatchObject({ done: true })
    })

    test('of a closed account comes to the electronic one, a late refund too', async () => {
      const before = await balanceOf(on(), wallet(customerId))
      const acctId = await openActive('II')
      await move(acctId, 'IN', 100)
      const { orderNo = '' } = await pay(acctId, 30)
      expect(await setState(acctId, 'CLOSE')).toMatchObject({ ok: true, value: { state: 'CLOSED', swept: yuan(70) } })
      expect(
        await onConsole('merchantRefund', { clientId: newClientId(), orderNo, amount: yuan(30.01) }),
      ).toMatchObject({ done: false })
      expect(await onConsole('merchantRefund', { clientId: newClientId(), orderNo, amount: yuan(30) })).toMatchObject({
        done: true,
      })
      expect(await onConsole('merchantRefund', { clientId: newClientId(), orderNo, amount: 1 })).toMatchObject({
        done: false,
      })
      expect(await balanceOf(on(), wallet(customerId))).toBe(before)
      expect(nameOf(await setPassword(acctId))).toBe('SubAccountUnavailable')
      const records = await app.call(CALLS.querySubRecords, { acctId })
      expect(records.ok && records.value.records.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['sweep', -yuan(70)],
        ['spend', -yuan(30)],
        ['fund', yuan(100)],
      ])
    })
  })

  test.each([
    ['is dormant', { acctStatus: 'D' }, 'AccountDormant'],
    ['only receives', { receiveNoPay: 'Y' }, 'AccountReceiveOnly'],
  ])('own money comes back to an account that %s, and none goes out of it', async (_, standing, refusal) => {
    const acctId = await openActive('II')
    expect(nameOf(await move(acctId, 'IN', 20))).toBe('done')
    const before = await balanceOf(on(), wallet(customerId))
    await stand(standing)
    expect(nameOf(await move(acctId, 'IN', 1))).toBe(refusal)
    expect(nameOf(await move(acctId, 'OUT', 5))).toBe('done')
    expect(nameOf(await setState(acctId, 'CLOSE'))).toBe('done')
    expect(await balanceOf(on(), wallet(customerId))).toBe(before + 2_000)
    await stand(IN_ORDER)
  })

  describe('caps', () => {
    test('of spending say what is left; a refund gives it back to its day', async () => {
      const acctId = await openActive('III')
      await move(acctId, 'IN', 2_000)
      const { orderNo = '' } = await pay(acctId, 1_990)
      await move(acctId, 'IN', 1_000)
      expect(await pay(acctId, 10.01)).toMatchObject({
        message: '消费及向非绑定账户转出每日最多2,000元，今日还可使用10元，请明日再试',
      })
      expect((await one('III', acctId)).useOut).toEqual({ today: yuan(1_990), year: yuan(1_990) })
      expect(await onConsole('merchantRefund', { clientId: newClientId(), orderNo, amount: yuan(990) })).toMatchObject({
        done: true,
      })
      expect((await one('III', acctId)).useOut).toEqual({ today: yuan(1_000), year: yuan(1_000) })
      expect(
        await onConsole('merchantRefund', { clientId: newClientId(), orderNo, amount: yuan(1_000) }),
      ).toMatchObject({ done: false })
    })

    test('of money from cards that aren’t bound begin with a face at a counter, or the first own money', async () => {
      const second = await openActive('II')
      expect(await credit(second, 1)).toMatchObject({
        message: '该账户暂不能接收非绑定账户的转入，款项已全额退回',
      })
      await on().update(subAccounts).set({ faceToFace: true }).where(eq(subAccounts.acctId, second))
      expect(await credit(second, 10_000)).toMatchObject({ done: true })
      expect(await credit(second, 0.01)).toMatchObject({
        message: '非绑定账户转入每日最多10,000元，今日还可使用0元，请明日再试',
      })
      const third = await openActive('III')
      expect(await credit(third, 1)).toMatchObject({ done: false })
      await move(third, 'IN', 1_000)
      expect(await credit(third, 1_000.01)).toMatchObject({ message: expect.stringContaining('余额最多2,000元') })
      expect((await one('III', third)).balance).toBe(yuan(1_000))
      expect(await credit(third, 1_000)).toMatchObject({ done: true })
      const box = await app.call(CALLS.queryMessages, {})
      const told = box.ok ? box.value.messages.map(({ title }) => title) : []
      expect(told).toContain('转入已全额退回')
    })

    test('of the year are the sum of its days', async () => {
      const acctId = await openActive('II')
      await move(acctId, 'IN', 10_000)
      const now = await bankNow(on())
      const [year, today] = [dayOfInstant(now).slice(0, 4), dayOfInstant(now)]
      const other = today.endsWith('0101') ? addDays(today, 1) : `${year}0101`
      const sub = { accountId: `sub:${acctId}`, customerId, kind: 'OUT' as const }
      await on()
        .insert(accountUses)
        .values({ ...sub, day: other as typeof today, amount: fen(0) })
      const days = Array.from({ length: 20 }, (_, index) => addDays(other as typeof today, index + 1))
      for (const day of days.filter((each) => each !== today)) {
        const used = { ...sub, day, amount: yuan(9_999.5) }
        await on().insert(accountUses).values(used)
      }
      const left = yuan(200_000) - (await one('II', acctId)).useOut.year
      expect(left).toBeGreaterThan(0)
      expect(await pay(acctId, (left + 1) / 100)).toMatchObject({
        message: expect.stringContaining(left < yuan(10_000) ? '每年最多200,000元' : '每日最多10,000元'),
      })
    })

    test('the electronic account takes nothing from cards that aren’t bound', async () => {
      expect(await credit('ELECTRONIC', 1)).toMatchObject({ done: false })
    })
  })

  test('a freeze that is short lets nothing be spent, and catches what comes back', async () => {
    const acctId = await openActive('II')
    await move(acctId, 'IN', 100)
    const now = await bankNow(on())
    const until = addDays(dayOfInstant(now), 1)
    const asked = fen((await balanceOf(on(), wallet(customerId))) + 5_000)
    await bank.db.transaction((tx) => placeFreeze(tx, { customerId, kind: 'RISK', asked, until, now }))
    expect(await pay(acctId, 1)).toMatchObject({ message: expect.stringContaining('已被冻结') })
    expect(nameOf(await move(acctId, 'IN', 1))).toBe('AccountFrozen')
    expect(nameOf(await move(acctId, 'OUT', 30))).toBe('done')
    // What stays where it is isn't captured, and has no other way out.
    expect(await one('II', acctId)).toMatchObject({ balance: 7_000 })
    expect(await pay(acctId, 1)).toMatchObject({ message: expect.stringContaining('已被冻结') })
    expect([await balanceOf(on(), wallet(customerId)), await stillToCatch(on(), customerId)]).toEqual([0, 2_000])
    expect(nameOf(await setState(acctId, 'CLOSE'))).toBe('done')
    expect([await balanceOf(on(), wallet(customerId)), await stillToCatch(on(), customerId)]).toEqual([5_000, 0])
  })

  test('an account with every state is in the seed, and one asks for its own number only with the password', async () => {
    const other = await testClient(bank.server).as('jiangyun')
    for (const accountClass of ['II', 'III'] as const) {
      const told = await other.call(CALLS.querySubAccounts, { class: accountClass })
      const states = new Set(told.ok ? told.value.accounts.map(({ state }) => state) : [])
      expect([...states].sort()).toEqual(['ACTIVE', 'CLOSED', 'PASSWORD_UNSET', 'STOPPED'])
    }
    const all = await other.call(CALLS.queryAccounts, {})
    const [electronic, sub] = all.ok ? all.value.accounts : []
    expect(electronic).toMatchObject({ acctId: 'ELECTRONIC', acctNo: expect.stringMatching(/^\*{4} \d{4}$/) })
    const acctId = sub?.acctId ?? 'none'
    expect(await app.call(CALLS.revealAcctNo, { acctId, password: DEMO_PASSWORD })).toMatchObject({
      error: 'SubAccountUnknown',
    })
    expect(await other.call(CALLS.revealAcctNo, { acctId, password: '000000' })).toMatchObject({
      error: 'PasswordWrong',
    })
    const shown = await other.call(CALLS.revealAcctNo, { acctId, password: DEMO_PASSWORD })
    expect(shown.ok && shown.value.acctNo).toMatch(/^99095396\d{11}$/)
    expect(DEMO_SUB_PASSWORD).toMatch(/^\d{6}$/)
  })
})
