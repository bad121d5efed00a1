import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { moveEffect } from '@/domain/subaccount/effect'
import type { OwnMovement } from '@/domain/subaccount/effect'
import { authEffect } from '@/domain/authorisations/effect'
import { orgEffect } from '@/domain/approval/effect'
import { addDays, civilOf, day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import { addToMonth, lastDay } from '@/domain/dates/monthSpan'
import type { GrantLimits } from '@/domain/family/grant'
import { grantEffect } from '@/domain/family/spending'
import { taxOf } from '@/domain/campaign/tax'
import { withdrawalEffect } from '@/domain/campaign/withdrawal'
import { fen, yuan } from '@/domain/money/fen'
import { payoutEffect } from '@/domain/special/effect'
import { PAYOUT_WAYS } from '@/domain/special/machine'
import { transferEffect } from '@/domain/transfer/effect'
import type { TransferDirection } from '@/domain/transfer/machine'
import { placeFreeze } from './business/account'
import { draftOf } from './business/campaign/campaigns'
import { publishNow, rewardFor } from './business/campaign/testing/rewards'
import { askToPay } from './business/bridge/authorisations'
import { bindCard } from './business/card'
import { replaceCards } from '@sandbox/business/card/testing/replaceCards'
import { setSubSecret } from '@sandbox/testing/setSecret'
import { beProven } from './business/closure/testing/leaver'
import { riskTests } from './business/compliance/tables'
import { answer } from './business/family/grants'
import { spend } from './business/family/spending'
import { demandSettlements } from './business/interest/tables'
import { sellEveryFamily } from './business/product/products'
import { openSub } from './business/subaccount/subAccounts'
import { ownerCalled } from './business/security/testing/owner'
import { fundBatch } from './business/special'
import { verifyPayouts } from './business/special/items'
import { keptRow } from './business/special/payees'
import { CARD_CLEARING, transferIn, transfers } from './business/transfer'
import { advance } from './dayEnds'
import { DEMO_PASSWORD, findDemo } from './host/seeding/customers'
import { demoCustomerId } from './host/seeding/people'
import { bankNow } from './kernel/clock'
import { schema } from './kernel/db'
import { wallet as accountOf } from './kernel/ledger'
import { checkInvariants } from './ledgerAudit'
import { isFull } from '@test/strength'
import { told } from './testing/acts'
import { SAMPLE_ORDER } from './testing/askAll'
import { newClientId, testClient } from './testing/client'
import type { TestCustomer } from './testing/client'
import { lead, livesFrom } from './testing/depositLives'
import type { Life } from './testing/depositLives'
import { named, testOfAll } from './testing/oneCall'
import { showsEffect } from './testing/showsEffect'
import { consentToManager } from './testing/managerConsent'
import { withEmbeddedBank } from './testing/withBank'

const KEY = 'lina'
const customerId = demoCustomerId(KEY)
const CARD = 'card-of-effects'
const WEALTH = '91318017'
const RUNS = { numRuns: 6 }

withEmbeddedBank((bank) => {
  let app: TestCustomer
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const order = () => ({ clientId: newClientId(), password: DEMO_PASSWORD })
  const wallet = async () => told(await app.call(CALLS.queryWallet, {}))
  const available = async () => (await wallet()).available
  /** What the electronic account has earned, which comes in on a quarter's 21st, whatever else is awaited then. */
  const interest = async () => {
    const own = eq(demandSettlements.accountId, accountOf(customerId).id)
    const paid = await on().select().from(demandSettlements).where(own)
    return paid.reduce((sum, one) => sum + one.interest, 0)
  }
  const anAmount = (most: number) => fc.integer({ min: 1, max: most }).map(fen)

  beforeAll(async () => {
    const facts = { bankCode: '622848', bankName: '农业银行', mobileNo: '17000000002', boundAt: 0 }
    await replaceCards(on(), { id: CARD, customerId, cardNo: '6228480000000002006', isDefault: true, ...facts })
    await sellEveryFamily(on(), true)
    await consentToManager(on(), customerId)
    const { customers } = schema
    await on()
      .update(customers)
      .set({ idCardUntil: day('20991231') })
      .where(eq(customers.id, customerId))
    await bank.db.transaction(async (tx) =>
      transferIn(tx, { customerId, amount: yuan(60_000_000), now: await bankNow(tx) }),
    )
    app = await testClient(bank.server).as(KEY)
  })
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  /** What a transfer is shown to do, as its page reckons, and what it did. */
  async function transfer(direction: TransferDirection, amount: ReturnType<typeof fen>) {
    const { out, caught } = told(await app.call(CALLS.queryTransferLimits, {}))
    const effect = transferEffect(direction, amount, { available: out.available, caught })
    const before = await wallet()
    const asked = { ...order(), cardId: CARD, amount }
    const { orderNo } = told(
      direction === 'IN'
        ? await app.call(CALLS.transferIn, asked)
        : await app.call(CALLS.transferOut, { ...asked, speed: 'REALTIME' }),
    )
    const { state, amount: arrives } = told(await app.call(CALLS.queryTransfer, { orderNo }))
    const after = await wallet()
    const change = after.available + after.frozen - before.available - before.frozen
    const fee = direction === 'OUT' ? -change - arrives : arrives - change
    expect(state).toBe('SUCCEEDED')
    expect({ arrives, fee, caught: after.frozen - before.frozen, availableAfter: after.available }).toEqual(effect)
  }

  /** An account of type III that can be used, with nothing in it. */
  async function openPurse(): Promise<string> {
    const opening = { customerId, class: 'III', alias: '', agreementVersion: '1', now: await now() } as const
    return bank.db.transaction(async (tx) => {
      const opened = await openSub(tx, opening)
      if (!opened.ok) throw new Error(opened.error.name)
      await setSubSecret(tx, opened.value, '975318', opening.now)
      return opened.value.acctId
    })
  }

  const purseOf = async (acctId: string) => {
    const { accounts, available: rest, caught } = told(await app.call(CALLS.querySubAccounts, { class: 'III' }))
    const { balance = fen(0) } = accounts.find((one) => one.acctId === acctId) ?? {}
    return { class: 'III', balance, available: rest, caught } as const
  }

  const expectMoved = async (acctId: string, movement: OwnMovement, amount: number, act: () => Promise<unknown>) => {
    const { roomAfter, ...effect } = moveEffect(movement, fen(amount), await purseOf(acctId))
    await act()
    const { balance, available: rest } = await purseOf(acctId)
    expect({ balanceAfter: balance, availableAfter: rest }).toEqual(effect)
    return roomAfter ?? 0
  }

  const move = async (acctId: string, direction: 'IN' | 'OUT', amount: number) =>
    told(await app.call(CALLS.moveSub, { ...order(), acctId, direction, amount }))

  async function moveToAndFro(): Promise<void> {
    const acctId = await openPurse()
    await fc.assert(
      fc.asyncProperty(anAmount(150_000), fc.integer({ min: 1, max: 100 }), async (amount, part) => {
        const room = await expectMoved(acctId, 'fund', amount, () => move(acctId, 'IN', amount))
        const more = await app.call(CALLS.moveSub, { ...order(), acctId, direction: 'IN', amount: room + 1 })
        expect(more).toMatchObject({ error: 'BalanceCap' })
        const back = Math.ceil((amount * part) / 100)
        await expectMoved(acctId, 'takeBack', back, () => move(acctId, 'OUT', back))
        if (back < amount) await move(acctId, 'OUT', amount - back)
      }),
      RUNS,
    )
    await close(acctId, 12_345)
  }

  async function close(acctId: string, amount: number): Promise<void> {
    await move(acctId, 'IN', amount)
    await expectMoved(acctId, 'sweep', amount, async () => {
      const asked = { acctId, action: 'CLOSE', password: DEMO_PASSWORD } as const
      expect(told(await app.call(CALLS.setSubState, asked)).swept).toBe(amount)
    })
  }

  async function cancel(): Promise<void> {
    const before = await available()
    const waiting = { ...order(), cardId: CARD, amount: 27_182, speed: 'NEXT_DAY' } as const
    const { orderNo } = told(await app.call(CALLS.transferOut, waiting))
    const { amount } = told(await app.call(CALLS.queryTransfer, { orderNo }))
    expect(await available()).toBe(before - amount)
    told(await app.call(CALLS.cancelTransfer, { ...order(), orderNo }))
    expect(await available()).toBe(before)
  }

  /** Buys shares, and gives them once they are confirmed. */
  async function shares(amount: number): Promise<{ readonly seqNo: string; readonly held: number }> {
    const asked = { productType: WEALTH, amount, expectedRate: 0 }
    const shown = told(await app.call(CALLS.previewBuy, asked))
    const before = await available()
    const agreed = { agreementVersion: (await detail()).agreementVersion, ...order() }
    const { seqNo, startDate } = told(await app.call(CALLS.buyProduct, { ...asked, ...agreed }))
    const after = await available()
    expect([before - after, after, startDate]).toEqual([shown.payable, shown.availableAfter, shown.startDate])
    const held = async () => told(await app.call(CALLS.previewRedeem, { seqNo })).principal
    const had = await held()
    // Shares held before earn meanwhile, for some days when an order came after 15:00; the first ones come alone.
    while (dayOfInstant(await now()) < startDate) {
      if (had === 0) expect(await held()).toBe(0)
      else expect(await held()).toBeLessThan(had + shown.total)
      await advance(bank.db, 86_400_000)
    }
    if (had === 0) expect(await held()).toBe(shown.total)
    return { seqNo, held: await held() }
  }
  const detail = async () => told(await app.call(CALLS.queryProductDetail, { productType: WEALTH }))

  async function redeemShares(): Promise<void> {
    const { seqNo } = await shares(3_141_593)
    const part = anAmount(200_000)
    await fc.assert(
      fc.asyncProperty(part, fc.constantFrom('fast' as const, 'ordinary' as const), async (amount, mode) => {
        const shown = told(await app.call(CALLS.previewRedeem, { seqNo, amount }))
        const before = await available()
        const earnedBefore = await interest()
        const withoutInterest = async () => (await available()) - (await interest()) + earnedBefore
        told(await app.call(CALLS.redeemProduct, { ...order(), seqNo, mode, amount, expectedInterest: 0 }))
        expect(told(await app.call(CALLS.previewRedeem, { seqNo })).principal).toBe(shown.left)
        while (mode === 'ordinary' && dayOfInstant(await now()) < (shown.ordinaryDate ?? '')) {
          expect(await withoutInterest()).toBe(before)
          await advance(bank.db, 86_400_000)
        }
        expect(await withoutInterest()).toBe(shown.availableAfter)
        expect((await withoutInterest()) - before).toBe(shown.payout)
      }),
      RUNS,
    )
  }

  /** Pays as much as a family card lets, and no fen more. @param raised limits that it is given later */
  async function family(raised?: GrantLimits): Promise<void> {
    const at = await now()
    const limits = raised ?? { monthLimit: yuan(500), single: yuan(200) }
    const member = findDemo('wuqiang')
    if (!member) throw new Error('nobody to give a card to')
    const { mobileNo, name } = member
    const first = { monthLimit: yuan(500), single: yuan(200), password: DEMO_PASSWORD }
    const { grantId } = told(await app.call(CALLS.giveFamilyCard, { mobileNo, name, relation: '107', ...first }))
    const accepted = { grantId, accept: true, now: at }
    await bank.db.transaction((tx) => answer(tx, demoCustomerId(member.key), accepted))
    const change = { grantId, password: DEMO_PASSWORD }
    if (raised) told(await app.call(CALLS.changeFamilyCard, { ...change, action: 'limits', ...raised }))
    const { aMonth, atOnce } = grantEffect(limits, fen(0))
    const before = await available()
    const pay = async (amount: number) =>
      bank.db.transaction((tx) => spend(tx, { grantId, amount: fen(amount), merchant: '样例超市', now: at }))
    expect((await pay(atOnce + 1)).ok).toBe(false)
    let paid = 0
    for (; aMonth - paid > atOnce; paid += atOnce) expect((await pay(atOnce)).ok).toBe(true)
    expect((await pay(grantEffect(limits, fen(paid)).leftNow + 1)).ok).toBe(false)
    expect((await pay(grantEffect(limits, fen(paid)).leftNow)).ok).toBe(true)
    expect((await pay(1)).ok).toBe(false)
    expect(before - (await available())).toBe(aMonth)
    told(await app.call(CALLS.changeFamilyCard, { ...change, action: 'end' }))
  }

  /** A partner's order: what its page shows, and that it is paid once, whole, and to nobody else. */
  async function authorisePartner(): Promise<void> {
    await fc.assert(
      fc.asyncProperty(anAmount(50_000), async (amount) => {
        const asked = { partner: 'demoShop', partnerNo: newClientId(), returnTo: 'https://shop.example.com/' }
        const made = await bank.db.transaction(async (tx) =>
          askToPay(tx, { ...asked, customerId, purpose: '样例', amount, now: await bankNow(tx) }),
        )
        if (!made.ok) throw new Error(made.error.name)
        const { authId } = made.value
        const shown = told(await app.call(CALLS.queryAuthorisation, { authId }))
        const effect = authEffect(shown.amount, shown.available)
        const before = await available()
        const more = await app.call(CALLS.authorise, { ...order(), authId, amount: amount + 1 })
        expect(more).toMatchObject({ error: 'AmountInvalid' })
        told(await app.call(CALLS.authorise, { ...order(), authId, amount }))
        expect(await app.call(CALLS.authorise, { ...order(), authId, amount })).toMatchObject({ error: 'AuthClosed' })
        expect([before - (await available()), await available()]).toEqual([
          effect.pays + effect.fee,
          effect.availableAfter,
        ])
      }),
      RUNS,
    )
  }

  /** An enterprise's payment: what its deciders are shown is what its account pays, and nothing of theirs moves. */
  async function payForOrg(): Promise<void> {
    const orgId = 'org-yangguang'
    const maker = await testClient(bank.server).as('yanjin')
    const checker = await testClient(bank.server).as('heqi')
    for (const each of [maker, checker]) told(await each.call(CALLS.actFor, { orgId }))
    await fc.assert(
      fc.asyncProperty(anAmount(2_000_000), async (amount) => {
        const payload = { values: { orgCardId: 'orgcard-1', amount, purpose: '样例' }, rows: [] }
        const draft = { clientId: newClientId(), kind: 'ORG_OUT', payload } as const
        const { approvalId, payloadHash } = told(await maker.call(CALLS.saveApproval, draft))
        told(await maker.call(CALLS.submitApproval, { approvalId, payloadHash }))
        const shown = told(await checker.call(CALLS.queryApproval, { approvalId }))
        const effect = orgEffect(shown.amount ?? fen(0), shown.balance ?? fen(0))
        const own = told(await checker.call(CALLS.queryWallet, {})).available
        const decision = { approvalId, payloadHash: shown.payloadHash, decision: 'APPROVE' } as const
        expect(told(await checker.call(CALLS.decideApproval, { ...order(), ...decision })).state).toBe('EXECUTED')
        const { acting } = told(await checker.call(CALLS.queryOrgs, {}))
        expect({ after: acting?.balance, pays: (shown.balance ?? 0) - (acting?.balance ?? 0) }).toEqual({
          after: effect.balanceAfter,
          pays: effect.pays + effect.fee,
        })
        expect(told(await checker.call(CALLS.queryWallet, {})).available).toBe(own)
      }),
      RUNS,
    )
  }

  /** Calls that move money, now or later, with the comparison of what is shown before it with what it posts. */
  const EFFECTS: Readonly<Partial<Record<CallName, () => Promise<void>>>> = {
    transferIn: () =>
      fc.assert(
        fc.asyncProperty(anAmount(4_000_000), (amount) => transfer('IN', amount)),
        RUNS,
      ),
    transferOut: () =>
      fc.assert(
        fc.asyncProperty(anAmount(4_000_000), (amount) => transfer('OUT', amount)),
        RUNS,
      ),
    cancelTransfer: cancel,
    moveSub: moveToAndFro,
    setSubState: async () => close(await openPurse(), 77_777),
    giveFamilyCard: () => family(),
    changeFamilyCard: () => family({ monthLimit: yuan(800), single: yuan(300) }),
    submitClosure: leave,
    buyProduct: async () => void (await shares(2_718_281)),
    redeemProduct: redeemShares,
    authorise: authorisePartner,
    decideApproval: payForOrg,
    setMaturityInstruction: deposits,
    claimSpecial: claim,
    claimOffer: takeOffer,
    claimReward: () => takeReward('one'),
    claimAll: () => takeReward('all'),
    withdrawActivity,
  }

  /** Closing: what is shown to go to the card is what arrives there, and nothing is left. */
  async function leave(): Promise<void> {
    const leaver = ownerCalled(bank, '宋佳')
    const phone = await leaver.phone()
    const { payout, card } = told(await phone.call(CALLS.queryClosure, {}))
    await beProven(bank, leaver, phone)
    const smsCode = await leaver.code(phone, 'closeAccount')
    const { state, amount } = told(
      await phone.call(CALLS.submitClosure, { ...order(), payout, cardId: card?.cardId, smsCode }),
    )
    const [sent] = await on()
      .select()
      .from(transfers)
      .where(eq(transfers.customerId, leaver.customerId))
      .orderBy(desc(transfers.orderNo))
      .limit(1)
    expect({ state, amount, arrived: sent?.amount, how: sent?.state }).toEqual({
      state: 'CLOSED',
      amount: payout,
      arrived: payout,
      how: 'SUCCEEDED',
    })
  }

  /** A red packet: what is shown to come after tax is what is added, and the rest is owed to the tax office. */
  async function takeReward(how: 'one' | 'all'): Promise<void> {
    const rewardId = await rewardFor(bank.db, customerId)
    const asked = { list: 'OPEN', rewardId } as const
    const { rewards, balance } = told(await app.call(CALLS.queryRewards, asked))
    const [{ net, tax, amount, kind } = { net: 0, tax: 0, amount: 0, kind: 'POINTS' as const }] = rewards
    expect({ tax, net }).toEqual(taxOf(kind, amount))
    const clientId = newClientId()
    // No person claims as fast as one of these follows the other.
    await advance(bank.db, 3_000)
    if (how === 'one') told(await app.call(CALLS.claimReward, { clientId, rewardId, amount: net }))
    else told(await app.call(CALLS.claimAll, { clientId, rewards: [{ rewardId, amount: net }] }))
    expect(told(await app.call(CALLS.queryRewards, { list: 'ALL' })).balance).toBe(balance + net)
  }

  /** A voucher is given as it was shown, and one fewer is left; the account keeps what it has. */
  async function takeOffer(): Promise<void> {
    // The seeded one may be over by now.
    const at = await now()
    const asked = { actId: 'cityAgain' }
    const definition = draftOf('cityCard', dayOfInstant(at))
    if (!definition) throw new Error('there is no such campaign')
    await bank.db.transaction((tx) => publishNow(tx, { ...definition, ...asked }, at))
    const before = await available()
    const { offers, rulesVersion } = told(await app.call(CALLS.queryCityOffers, asked))
    const shown = offers.find(({ offerKey }) => offerKey === 'ride')
    if (!shown) throw new Error('there is no such offer')
    const { name, merchant, face, least, left, offerKey } = shown
    told(await app.call(CALLS.claimOffer, { ...asked, clientId: newClientId(), offerKey, rulesVersion }))
    const { vouchers } = told(await app.call(CALLS.queryVouchers, { state: 'ISSUED' }))
    expect(vouchers).toContainEqual(expect.objectContaining({ name, merchant, face, least }))
    const after = told(await app.call(CALLS.queryCityOffers, asked))
    expect(after.offers.find((one) => one.offerKey === offerKey)?.left).toBe(left - 1)
    expect(await available()).toBe(before)
  }

  async function withdrawActivity(): Promise<void> {
    await takeReward('one')
    const { balance } = told(await app.call(CALLS.queryWithdrawals, {}))
    const effect = withdrawalEffect(fen(1_234), balance)
    const before = await available()
    const done = told(await app.call(CALLS.withdrawActivity, { ...order(), amount: 1_234 }))
    expect({ arrives: (await available()) - before, left: done.balance }).toEqual(effect)
  }

  /** A payout to the account and one to a card: what is shown to arrive, and to be left to spend. */
  async function claim(): Promise<void> {
    const { realName: name, idCardNo } =
      (await on().select().from(schema.customers).where(eq(schema.customers.id, customerId)))[0] ?? {}
    const special = { cardNo: '6210980000000002006', bankName: '邮储银行', mobileNo: '17000000002' }
    const bound = await bank.db.transaction(async (tx) =>
      bindCard(tx, customerId, special, await bankNow(tx), 'SPECIAL'),
    )
    if (!bound.ok || typeof name !== 'string' || typeof idCardNo !== 'string') throw new Error('nobody to pay')
    await fc.assert(
      fc.asyncProperty(anAmount(100_000), fc.constantFrom(...PAYOUT_WAYS), async (amount, way) => {
        const at = await now()
        const rows = [keptRow({ name, idCardNo, amount })]
        const payload = {
          title: '样例',
          purpose: '样例',
          claimUntil: addDays(dayOfInstant(at), 9),
          rows,
          total: amount,
        }
        const funding = {
          batchId: newClientId(),
          payer: '样例',
          payerPhone: '1',
          source: CARD_CLEARING,
          payload,
          now: at,
        }
        await bank.db.transaction(async (tx) => {
          await fundBatch(tx, funding)
          await verifyPayouts(tx, customerId, { payee: { name, idCardNo }, today: dayOfInstant(at) })
        })
        const { payouts } = told(await app.call(CALLS.querySpecial, { list: 'OPEN' }))
        const { itemId, amount: shown } = payouts.find(({ state }) => state === 'VERIFIED') ?? {
          itemId: '',
          amount: fen(0),
        }
        const { out, caught } = told(await app.call(CALLS.queryTransferLimits, {}))
        const effect = payoutEffect(way, shown, { available: out.available, caught })
        const before = await wallet()
        const card = way === 'CARD' ? { cardId: bound.value.id } : {}
        const claimed = { ...order(), itemId, way, amount: shown, ...card }
        expect(
          await app.call(CALLS.claimSpecial, { ...claimed, clientId: newClientId(), amount: shown + 1 }),
        ).toMatchObject({
          error: 'AmountInvalid',
        })
        told(await app.call(CALLS.claimSpecial, claimed))
        const paid = told(await app.call(CALLS.querySpecialItem, { itemId }))
        const after = await wallet()
        expect(paid.state).toBe('PAID')
        expect({
          ...{ arrives: paid.amount, fee: 0, caught: after.frozen - before.frozen },
          availableAfter: after.available,
        }).toEqual(effect)
      }),
      RUNS,
    )
  }

  async function deposits(): Promise<void> {
    const today = dayOfInstant(await now())
    const last = addDays(today, LED_DAYS)
    const atMonthEnds = livesAtMonthEnds(today, addDays(last, -ROOM_DAYS))
    // Whose risk test has run out by maturity is paid out instead (renewal.test.ts); no preview can promise that it won't.
    await bank.db.drizzle.update(riskTests).set({ takenOn: addDays(last, -91) })
    const days = Array.from({ length: BEGUN_DAYS }, (_, count) => addDays(today, count))
    await fc.assert(
      fc.asyncProperty(fc.array(livesFrom(days), { minLength: 20, maxLength: 20 }), async (lives) => {
        const all = await lead({ db: bank.db, app, customerId }, [...lives, ...atMonthEnds], last)
        for (const { of, shown, posted } of all) expect({ of, ...posted }).toEqual({ of, ...shown })
        expect(all.length).toBeGreaterThan(atMonthEnds.length)
      }),
      { numRuns: 1, endOnFailure: true },
    )
  }

  for (const [name, act] of Object.entries(EFFECTS)) showsEffect(name as CallName, act)

  test('no call moves money, now or later, that shows nothing before', () => {
    const missing = named(SAMPLE_ORDER).filter((name) => CALLS[name].payment !== undefined && !(name in EFFECTS))
    const elsewhere = testsOfCapabilities()
    expect(
      missing
        .map((name) => `showsEffect('${name}', `)
        .filter((asked) => !elsewhere.includes(asked))
        .map((asked) => `${asked}…) in sandbox/business/‹capability›/effects.test.ts`),
    ).toEqual([])
  })

  testOfAll('money that comes in is shown without what a freeze will hold of it', async () => {
    const all = await available()
    const freeze = { customerId, kind: 'RISK', asked: fen(all + 300_000), until: day('20991231') } as const
    await bank.db.transaction(async (tx) => placeFreeze(tx, { ...freeze, now: await bankNow(tx) }))
    expect(await available()).toBe(0)
    await transfer('IN', fen(200_000))
    await transfer('IN', fen(250_000))
    expect(await available()).toBe(150_000)
  })
})

/** The text of every test of a capability. */
function testsOfCapabilities(): string {
  const business = join(__dirname, 'business')
  const paths = readdirSync(business, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'))
  return paths.map((path) => readFileSync(join(business, path), 'utf8')).join('\n')
}

/**
 * How long the lives are led: in the full run, on the tests' usual day, until after a 29 February, for a change until
 * terms of three months have ended; on how many days of them lives begin; and how long before the end the last of those
 * below begin.
 */
const LED_DAYS = isFull ? 493 : 132
const BEGUN_DAYS = isFull ? 300 : 30
const ROOM_DAYS = 31
/** Whose last days are followed by a shorter month or a longer one, or end a quarter. */
const MONTHS = [1, 2, 3, 11]

function livesAtMonthEnds(from: Day, through: Day): readonly Life[] {
  const ends: Day[] = []
  for (let month = monthOf(from); lastDay(month) <= through; month = addToMonth(month, 1))
    if (MONTHS.includes(civilOf(lastDay(month)).month)) ends.push(lastDay(month))
  return ends.flatMap((begun, which): readonly Life[] => [
    { productType: '20123', day: begun, minute: 600, steps: 1234 + which, coupon: 'none', end: 'RENEW_ALL', stays: 0 },
    { productType: '20178', day: begun, minute: 1411, steps: 77 + which, coupon: 'rate', end: 'PAY_OUT', stays: 0 },
    {
      productType: '20520',
      day: begun,
      minute: 1409,
      steps: 999 + which,
      coupon: 'cash',
      end: 'leave',
      stays: 28 + which,
    },
  ])
}
