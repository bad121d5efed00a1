import { and, desc, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { unagreedOf } from '@/domain/closure/checks'
import { addDays, day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { fen } from '@/domain/money/fen'
import { endFreeze, placeFreeze } from '@sandbox/business/account'
import { expectDone, nameOf, withApp } from '@sandbox/business/onboarding/testing/applicant'
import { pendingReviews, settleReview } from '@sandbox/business/identity/reviews'
import { identityRecords } from '@sandbox/business/identity/tables'
import { ownerCalled } from '@sandbox/business/security/testing/owner'
import type { Owner } from '@sandbox/business/security/testing/owner'
import { boundCards, cardsOf } from '@sandbox/business/card'
import { makeFirst, unbind } from '@sandbox/business/card/changes'
import { transfers } from '@sandbox/business/transfer'
import { clarify, settleDue } from '@sandbox/business/transfer/network'
import { giveCoupon } from '@sandbox/business/voucher/give'
import { coupons } from '@sandbox/business/voucher/tables'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { sandboxCardNetwork } from '@sandbox/host/simulators/cardNetwork'
import { chooseOutcome } from '@sandbox/host/simulators/choices'
import type { SimulatorOutcome } from '@sandbox/host/simulators/choices'
import { DEMO_PASSWORD, findDemo } from '@sandbox/host/seeding/customers'
import { demoOpenId } from '@sandbox/host/seeding/people'
import { ownerRefusal } from '@sandbox/kernel/capability'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import type { Services } from '@sandbox/kernel/services'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { openCredits, payCredit } from './payables'
import { closures, formerCustomers } from './tables'
import { beProven } from './testing/leaver'
import { settleClosures } from './minuteJobs'

const MINUTE = 60_000
const WRONG_CODE = '000000'

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const upkeepBank = () => ({
    db: bank.db,
    services: { card: sandboxCardNetwork } as Services,
    capabilities: CAPABILITIES,
    businessNow: () => bankNow(on()),
    realNow: machineNow,
  })
  const upkeep = async () => {
    await settleDue(upkeepBank())
    await settleClosures(upkeepBank())
  }
  const standing = async (phone: TestCustomer) => expectDone(await phone.call(CALLS.queryClosure, {}))
  const answerNext = (name: string, outcome: SimulatorOutcome<'nextTransfer'>) =>
    chooseOutcome(on(), demoOpenId(findDemo(name)?.key ?? ''), 'nextTransfer', outcome)

  async function orderOf(owner: Owner, phone: TestCustomer) {
    const { payout, card } = await standing(phone)
    const smsCode = await owner.code(phone, 'closeAccount')
    return { clientId: newClientId(), payout, cardId: card?.cardId, smsCode, password: DEMO_PASSWORD }
  }

  /** Withdrawn at the end of each test, so that one customer serves several. */
  async function begin(name: string) {
    const owner = ownerCalled(bank, name)
    const phone = await owner.phone()
    return { owner, phone }
  }

  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  test('what is open blocks it, each by its name, and nothing is begun', async () => {
    const expected = [
      ['张伟', ['holdings']],
      ['何平', ['transfers', 'freezes']],
      ['江云', ['subAccounts']],
      ['周行', ['staff']],
    ] as const
    for (const [name, checks] of expected) {
      const { phone } = await begin(name)
      const { state, findings } = await standing(phone)
      expect([name, state]).toEqual([name, 'CHECKING'])
      expect(findings.map(({ check }) => check)).toEqual(expect.arrayContaining([...checks]))
      expect(nameOf(await phone.call(CALLS.startClosure, { agreed: ['coupons', 'statements'] }))).toBe('ClosureBlocked')
      expect((await standing(phone)).state).toBe('CHECKING')
    }
  })

  test('a loan that is repaid from the account blocks it, and so does a lender who doesn’t answer', async () => {
    const { phone } = await begin('宋佳')
    const lender = (outcome: SimulatorOutcome<'loans'>) =>
      chooseOutcome(on(), demoOpenId(findDemo('宋佳')?.key ?? ''), 'loans', outcome)
    const expected = [
      ['open', 'loans'],
      ['unavailable', 'loansUnknown'],
    ] as const
    for (const [outcome, check] of expected) {
      await lender(outcome)
      expect(await standing(phone)).toMatchObject({
        state: 'CHECKING',
        findings: [{ check, effect: 'blocks', count: 1 }],
      })
      expect(nameOf(await phone.call(CALLS.startClosure, { agreed: [] }))).toBe('ClosureBlocked')
    }
    await lender('none')
    expect((await standing(phone)).state).toBe('READY')
  })

  test('every step out of order, with a wrong code, amount or password, is refused, and another’s face counts for nobody', async () => {
    const { owner, phone } = await begin('宋佳')
    const order = { clientId: newClientId(), payout: 1, smsCode: WRONG_CODE, password: DEMO_PASSWORD }
    expect(nameOf(await phone.call(CALLS.submitClosure, order))).toBe('ClosureUnknown')
    expect(nameOf(await phone.call(CALLS.withdrawClosure, {}))).toBe('ClosureUnknown')
    expect(nameOf(await phone.call(CALLS.requestClosureReview, {}))).toBe('ClosureUnknown')
    expectDone(await phone.call(CALLS.startClosure, { agreed: [] }))
    expect(nameOf(await phone.call(CALLS.submitClosure, { ...order, clientId: newClientId() }))).toBe('FaceMissing')
    await beProven(bank, owner, phone)
    const right = await orderOf(owner, phone)
    const tries = [
      [{ payout: right.payout + 1 }, 'ClosurePayoutChanged'],
      [{ password: '000001' }, 'PasswordWrong'],
      [{ smsCode: WRONG_CODE }, 'SmsCodeWrong'],
    ] as const
    for (const [change, error] of tries) {
      const asked = { ...right, ...change, clientId: newClientId() }
      expect(nameOf(await phone.call(CALLS.submitClosure, asked))).toBe(error)
    }
    // While the owner was seen, nothing else moves money.
    const [card] = await cardsOf(on(), owner.customerId)
    const out = {
      clientId: newClientId(),
      cardId: card?.id ?? '',
      amount: 100,
      speed: 'REALTIME',
      password: DEMO_PASSWORD,
    }
    expect(nameOf(await phone.call(CALLS.transferOut, out as never))).toBe('ClosureUnderWay')
    // Nor does a rule begin that would.
    expect(nameOf(await phone.call(CALLS.openPot, SAMPLES.openPot))).toBe('ClosureUnderWay')
    expect(nameOf(await phone.call(CALLS.changePot, SAMPLES.changePot as never))).toBe('ClosureUnderWay')
    expectDone(await phone.call(CALLS.withdrawClosure, {}))
    expectDone(await phone.call(CALLS.transferOut, { ...out, clientId: newClientId() } as never))
    expect((await standing(phone)).state).toBe('READY')
  })

  test('half an hour without its owner ends it; a person’s yes stands for the face, a no refuses it', async () => {
    const { owner, phone } = await begin('宋佳')
    await beProven(bank, owner, phone)
    const order = await orderOf(owner, phone)
    await on()
      .update(closures)
      .set({ expiresAt: machineNow() - 1 })
      .where(eq(closures.customerId, owner.customerId))
    expect(nameOf(await phone.call(CALLS.submitClosure, order))).toBe('ClosureExpired')
    await settleClosures(upkeepBank())
    for (const approve of [false, true]) {
      expectDone(await phone.call(CALLS.startClosure, { agreed: [] }))
      const { recordNo } = expectDone(await phone.call(CALLS.requestClosureReview, {}))
      expect(expectDone(await phone.call(CALLS.requestClosureReview, {})).recordNo).toBe(recordNo)
      const clocks = { now: await bankNow(on()), realNow: machineNow() }
      await bank.db.transaction((tx) => settleReview(tx, CAPABILITIES, { recordNo, approve, ...clocks }))
      const { state, last } = await standing(phone)
      expect([state, last?.state]).toEqual(approve ? ['CODE', undefined] : ['READY', 'REFUSED'])
    }
    const [record] = await on().select().from(identityRecords).orderBy(desc(identityRecords.id)).limit(1)
    expect(record).toMatchObject({ kind: 'CLOSE', state: 'DONE' })
    expectDone(await phone.call(CALLS.withdrawClosure, {}))
  })

  test('what comes while a closing is begun is found on every page, and refuses the order until it is settled or ticked', async () => {
    const { owner, phone } = await begin('宋佳')
    const { customerId } = owner
    await beProven(bank, owner, phone)
    const frozen = { customerId, kind: 'RISK', asked: fen(100), until: addDays(dayOfInstant(await now()), 3) } as const
    const freeze = await bank.db.transaction(async (tx) => placeFreeze(tx, { ...frozen, now: await bankNow(tx) }))
    const blocked = await standing(phone)
    expect([blocked.state, blocked.findings.map(({ check }) => check)]).toEqual(['CODE', ['freezes']])
    expect(nameOf(await phone.call(CALLS.submitClosure, await orderOf(owner, phone)))).toBe('ClosureBlocked')
    await bank.db.transaction(async (tx) => endFreeze(tx, freeze.id, 'LIFTED', await bankNow(tx)))

    const terms = { kind: 'cash', face: fen(500) } as const
    const days = { validFrom: day('20260101'), validUntil: addDays(dayOfInstant(await now()), 9) }
    const gift = { customerId, name: '样例券', terms, minAmount: fen(10_000), minMonths: 0, families: [], ...days }
    await giveCoupon(on(), { ...gift, now: await now() })
    const order = await orderOf(owner, phone)
    expect(nameOf(await phone.call(CALLS.submitClosure, order))).toBe('ClosureLapses')
    const asked = await standing(phone)
    expect([asked.state, unagreedOf(asked.findings, asked.agreed).map(({ check }) => check)]).toEqual([
      'CODE',
      ['coupons'],
    ])
    expect(expectDone(await phone.call(CALLS.startClosure, { agreed: ['coupons'] })).state).toBe('CODE')
    expect((await standing(phone)).agreed).toEqual(['coupons'])
    expect(nameOf(await phone.call(CALLS.submitClosure, { ...order, smsCode: WRONG_CODE }))).toBe('SmsCodeWrong')
    expectDone(await phone.call(CALLS.withdrawClosure, {}))
    expect((await standing(phone)).agreed).toEqual([])
    await on().delete(coupons).where(eq(coupons.customerId, customerId))
  })

  test('stopped payments block closing, and what lapses or goes on is said by its name', async () => {
    const expected = [
      ['宁安', 'blocks', 'stopped'],
      ['许珂', 'lapses', 'phoneChange'],
      ['夏言', 'goesOn', 'cases'],
    ] as const
    for (const [name, effect, check] of expected) {
      const { phone } = await begin(name)
      expect((await standing(phone)).findings).toContainEqual({ check, effect, count: expect.any(Number) })
    }
  })

  test('nobody decides about a closing that is over or has its face; one that nobody decides about ends, and its owner is told', async () => {
    const { owner, phone } = await begin('宋佳')
    const { customerId } = owner
    const asked = async () => {
      expectDone(await phone.call(CALLS.startClosure, { agreed: [] }))
      return expectDone(await phone.call(CALLS.requestClosureReview, {})).recordNo
    }
    const queued = async () => (await pendingReviews(on())).map(({ recordNo }) => recordNo)
    const noteOf = async (recordNo: string) =>
      (await on().select().from(identityRecords).where(eq(identityRecords.recordNo, recordNo)))[0]?.note
    const decide = async (recordNo: string) => {
      const clocks = { now: await now(), realNow: machineNow() }
      return bank.db.transaction((tx) => settleReview(tx, CAPABILITIES, { recordNo, approve: true, ...clocks }))
    }
    const mayChangePhone = async () =>
      bank.db.transaction(async (tx) => ownerRefusal(CAPABILITIES, tx, { customerId, now: await bankNow(tx) }, 'phone'))

    const called = await asked()
    expect(await queued()).toContain(called)
    // Whoever began it hasn't been seen: the owner's phone is nothing it stops.
    expect(await mayChangePhone()).toBeUndefined()
    expectDone(await phone.call(CALLS.withdrawClosure, {}))
    expect([(await queued()).includes(called), await noteOf(called)]).toEqual([false, '您已撤回本次申请'])
    expect(await decide(called)).toBe(false)

    const shown = await asked()
    await beProven(bank, owner, phone)
    expect([(await queued()).includes(shown), await noteOf(shown)]).toEqual([false, '您已通过人脸识别，无需审核'])
    expect((await mayChangePhone())?.name).toBe('ClosureUnderWay')
    expectDone(await phone.call(CALLS.withdrawClosure, {}))

    const late = await asked()
    const { expiresAt = 0 } = await standing(phone)
    expect(Math.round((expiresAt - machineNow()) / (24 * 60 * MINUTE))).toBe(7)
    const own = eq(closures.customerId, customerId)
    await on()
      .update(closures)
      .set({ expiresAt: machineNow() - 1 })
      .where(and(own, eq(closures.state, 'REVIEW')))
    await settleClosures(upkeepBank())
    expect((await standing(phone)).state).toBe('READY')
    expect((await queued()).includes(late)).toBe(false)
    expect((await owner.notices())[0]).toContain('未能在期限内审核')
  })

  test('the money goes to the card that was shown, whichever is the first by then, and that card stays until it is there', async () => {
    const { owner, phone } = await begin('冯涛')
    const { customerId } = owner
    const reach = (outcome: SimulatorOutcome<'card'>) =>
      chooseOutcome(on(), demoOpenId(findDemo('冯涛')?.key ?? ''), 'card', outcome)
    const [shown] = await cardsOf(on(), customerId)
    if (!shown) throw new Error('the leaver has no card')
    const other = {
      ...shown,
      id: 'closing-other',
      cardNo: '6222020000000000999',
      role: 'ORDINARY',
      isDefault: false,
    } as const
    await on().insert(boundCards).values(other)
    const first = (card: typeof shown) =>
      bank.db.transaction(async (tx) => makeFirst(tx, CAPABILITIES, card, await bankNow(tx)))

    await beProven(bank, owner, phone)
    const order = await orderOf(owner, phone)
    expect(order.cardId).toBe(shown.id)
    await first(other)
    expect(nameOf(await phone.call(CALLS.submitClosure, order))).toBe('ClosureCardChanged')
    await first(shown)
    await reach('unavailable')
    await answerNext('冯涛', 'refuseClosed')
    const waiting = expectDone(await phone.call(CALLS.submitClosure, { ...order, clientId: newClientId() }))
    expect(waiting.state).toBe('SUBMITTED')
    await first(other)
    const gone = await bank.db.transaction(async (tx) =>
      unbind(tx, CAPABILITIES, { ...shown, role: 'ORDINARY' }, await bankNow(tx)),
    )
    expect(gone).toMatchObject({ ok: false, error: { name: 'CardInUse' } })

    await reach('match')
    await settleClosures(upkeepBank())
    await upkeep()
    const [sent] = await on()
      .select()
      .from(transfers)
      .where(eq(transfers.customerId, customerId))
      .orderBy(desc(transfers.createdAt))
      .limit(1)
    expect(sent).toMatchObject({ direction: 'OUT', cardId: shown.id, amount: order.payout })
    expect((await standing(phone)).state).toBe('READY')
    await first(shown)
    await on().delete(boundCards).where(eq(boundCards.id, other.id))
  })

  test('a payout refused gives the account back; one that nobody answers is waited for and can’t be called off', async () => {
    const { owner, phone } = await begin('冯涛')
    await beProven(bank, owner, phone)
    await answerNext('冯涛', 'refuseClosed')
    const { amount, state, failure } = expectDone(await phone.call(CALLS.submitClosure, await orderOf(owner, phone)))
    expect([state, amount, failure]).toEqual(['READY', 0, expect.stringContaining('银行卡')])
    expect((await standing(phone)).last?.failure).toBe(failure)
    await beProven(bank, owner, phone)
    await answerNext('冯涛', 'silent')
    const order = await orderOf(owner, phone)
    const taken = expectDone(await phone.call(CALLS.submitClosure, order))
    expect([taken.state, taken.amount]).toEqual(['PAYING_OUT', order.payout])
    for (let day = 0; day < 3; day += 1) {
      await advance(bank.db, 24 * 60 * MINUTE)
      await upkeep()
    }
    expect(nameOf(await phone.call(CALLS.withdrawClosure, {}))).toBe('ClosurePaying')
    const [closure] = await on().select().from(closures).where(eq(closures.clientId, order.clientId))
    await bank.db.transaction(async (tx) => clarify(tx, closure?.orderNo ?? '', true, await bankNow(tx)))
    await settleClosures(upkeepBank())
    const receipt = expectDone(await phone.call(CALLS.queryClosureReceipt, { clientId: order.clientId }))
    expect([receipt.state, receipt.amount]).toEqual(['CLOSED', order.payout])
    expect(nameOf(await phone.call(CALLS.queryWallet, {}))).toBe('SessionMissing')
  })

  race(
    'of two orders from two phones and a payment at once one closes the account or none, and the money is paid once',
    async () => {
      const { owner, phone } = await begin('曹宇')
      const other = await owner.phone()
      await beProven(bank, owner, phone)
      const order = await orderOf(owner, phone)
      const [card] = await cardsOf(on(), owner.customerId)
      const out = {
        clientId: newClientId(),
        cardId: card?.id ?? '',
        amount: 100,
        speed: 'REALTIME',
        password: DEMO_PASSWORD,
      }
      const answers = await Promise.all([
        phone.call(CALLS.submitClosure, order),
        other.call(CALLS.submitClosure, { ...order, clientId: newClientId() }),
        other.call(CALLS.transferOut, out as never),
      ])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const sent = await on().select().from(transfers).where(eq(transfers.customerId, owner.customerId))
      const arrived = sent.filter(({ direction, state }) => direction === 'OUT' && state === 'SUCCEEDED')
      expect(arrived.map(({ amount }) => amount)).toEqual([order.payout])
    },
  )

  test('closed: no session, open id or password opens anything; the receipt is had by its id alone; the same person opens a new account', async () => {
    const { owner, phone } = await begin('宋佳')
    const other = await owner.phone()
    await beProven(bank, owner, phone)
    await answerNext('宋佳', 'return')
    const order = await orderOf(owner, phone)
    const receipt = expectDone(await phone.call(CALLS.submitClosure, order))
    expect(receipt).toMatchObject({ state: 'CLOSED', amount: order.payout, cardNo: expect.stringContaining('*') })
    for (const old of [phone, other]) expect(nameOf(await old.call(CALLS.queryWallet, {}))).toBe('SessionMissing')
    const stranger = await testClient(bank.server).anonymous()
    expect(expectDone(await stranger.call(CALLS.queryClosureReceipt, { clientId: order.clientId }))).toEqual(receipt)
    expect(nameOf(await stranger.call(CALLS.queryClosureReceipt, { clientId: newClientId() }))).toBe('ClosureUnknown')
    expect((await owner.notices())[0]).toContain(receipt.closureNo)
    const [kept] = await on().select().from(formerCustomers).where(eq(formerCustomers.customerId, owner.customerId))
    expect(kept?.realName).toBe('宋佳')

    // Sent back later: owed by the bank, for a person to pay.
    await advance(bank.db, 2 * MINUTE)
    await upkeep()
    const [returned] = await openCredits(on())
    expect(returned).toMatchObject({ amount: order.payout, kind: 'transferReturned', closureNo: receipt.closureNo })
    expect(await checkInvariants(bank.db)).toEqual([])
    const moment = { now: await bankNow(on()), realNow: machineNow() }
    expect(await bank.db.transaction((tx) => payCredit(tx, returned?.id ?? 0, moment))).toBe(order.payout)

    // Reopened: another customer, who sees nothing of the one before.
    const again = await testClient(bank.server).anonymous()
    await again.signIn('songjia', '')
    expect(nameOf(await again.call(CALLS.queryWallet, {}))).toBe('NotRegistered')
    await on().delete(schema.dailyCounts)
    await on().delete(schema.smsMessages)
    const { version } = expectDone(await again.call(CALLS.getPrivacyPolicyStatus, {}))
    expectDone(await again.call(CALLS.updatePrivacyPolicyStatus, { confirmStatus: '1', version }))
    const applicant = withApp(bank, again, 'songjia', findDemo('宋佳')?.mobileNo ?? '')
    await applicant.upTo('agreements')
    const opened = await applicant.open()
    expect(opened.opening?.state).toBe('OPENED')
    expect(opened.opening?.acctNo).not.toBe(kept?.acctNo)
    const customers = await on()
      .select()
      .from(schema.customers)
      .where(eq(schema.customers.idCardNo, kept?.idCardNo ?? ''))
    expect(customers.map(({ id }) => id)).not.toContain(owner.customerId)
    expect(customers).toHaveLength(1)
  })
})
