import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import type { CallName } from '@/contract/calls'
import { SAMPLES } from '@/contract/samples'
import { fen } from '@/domain/money/fen'
import { expectDone, nameOf } from '@sandbox/business/onboarding/testing/applicant'
import { ownerCalled } from '@sandbox/business/security/testing/owner'
import type { Owner } from '@sandbox/business/security/testing/owner'
import { answer as answerGrant } from '@sandbox/business/family/grants'
import { spend as spendFamily } from '@sandbox/business/family/spending'
import { familyGrants } from '@sandbox/business/family/tables'
import { confirmIdCard } from '@sandbox/business/identity'
import { identityImages } from '@sandbox/business/identity/tables'
import { phoneChanges } from '@sandbox/business/phone/tables'
import { ELECTRONIC, receive, spend as spendSub } from '@sandbox/business/subaccount/merchants'
import { openSub } from '@sandbox/business/subaccount/subAccounts'
import { readOutLimits } from '@sandbox/business/transfer'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { DEMO_GESTURE, DEMO_PASSWORD } from '@sandbox/host/seeding/customers'
import { ownerRefusal } from '@sandbox/kernel/capability'
import type { OwnerChange } from '@sandbox/kernel/capability'
import { bankNow, machineNow } from '@sandbox/kernel/clock'
import { schema } from '@sandbox/kernel/db'
import { balanceOf, wallet } from '@sandbox/kernel/ledger'
import { payingRefusal } from '@sandbox/kernel/session/access'
import { dayOfInstant } from '@/domain/dates/instant'
import { ERRORS } from '@/domain/errors/catalogue'
import type { PaymentKind } from '@/domain/limits/payments'
import { checkInvariants } from '@sandbox/ledgerAudit'
import { newClientId } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { setSubSecret } from '@sandbox/testing/setSecret'
import { settleAllRenewed } from './lapse'

const DAY_MS = 86_400_000

const MONEY_CALLS = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].payment !== undefined)

/**
 * What isn't paid while the electronic account is lost. A withdrawal before its time costs interest, so it is no mere
 * return of own money.
 */
const STOPPED: readonly PaymentKind[] = ['out', 'spend', 'buy', 'own', 'promise']

/** What a deposit does when it matures stays its owner's to say: the money stays here. */
const NEVER_STOPPED: readonly CallName[] = ['setMaturityInstruction']

const isStopped = (name: CallName): boolean =>
  STOPPED.some((kind) => kind === CALLS[name].payment) && !NEVER_STOPPED.includes(name)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  const on = () => bank.db.drizzle
  const clocks = async () => ({ now: await bankNow(on()), realNow: machineNow() })
  const casesOf = async (phone: TestCustomer) => expectDone(await phone.call(CALLS.queryLosses, {})).losses
  const report = async (phone: TestCustomer, object: 'ACCOUNT' | 'PHONE' | 'ID_CARD') =>
    nameOf(await phone.call(CALLS.reportLoss, { object }))
  const openCase = async (phone: TestCustomer) => {
    const open = (await casesOf(phone)).find(({ state }) => state === 'TEMP' || state === 'FORMAL')
    return open?.caseNo ?? 'none'
  }
  const lift = async (owner: Owner, phone: TestCustomer) => {
    await owner.showFace('liftLoss')
    return nameOf(await phone.call(CALLS.liftLoss, { caseNo: await openCase(phone) }))
  }
  const mayChange = (owner: Owner) => async (change: OwnerChange) => {
    const who = { customerId: owner.customerId, now: await bankNow(on()) }
    return (await bank.db.transaction((tx) => ownerRefusal(CAPABILITIES, tx, who, change)))?.name ?? 'free'
  }
  const cooling = async ({ customerId }: Owner) =>
    (await readOutLimits(on(), customerId, await bankNow(on()))).coolingUntil !== undefined
  afterEach(async () => expect(await checkInvariants(bank.db)).toEqual([]))

  describe('a lost account', () => {
    test('pays, spends and buys nothing by any call, while money comes in and back', async () => {
      const owner = ownerCalled(bank, '李娜')
      const phone = await owner.phone()
      const { potId } = expectDone(await phone.call(CALLS.openPot, SAMPLES.openPot))
      expect(await report(phone, 'ACCOUNT')).toBe('done')
      const before = await balanceOf(on(), wallet(owner.customerId))
      for (const name of MONEY_CALLS) {
        const sample: Readonly<Record<string, unknown>> = SAMPLES[name]
        const given = {
          ...sample,
          ...('password' in sample && { password: DEMO_PASSWORD }),
          ...('clientId' in sample && { clientId: newClientId() }),
        }
        const known = { ...given, ...('action' in sample && name === 'changeFamilyCard' && { action: 'resume' }) }
        if (name === 'changeFamilyCard') Object.assign(known, { grantId: await grantOf(owner) })
        if ('potId' in sample) Object.assign(known, { potId })
        const answered = nameOf(await phone.call(CALLS[name], known as never))
        expect([name, answered === 'AccountLost']).toEqual([name, isStopped(name)])
      }
      expect(await balanceOf(on(), wallet(owner.customerId))).toBe(before)
      expect(await lift(owner, phone)).toBe('done')
    })

    /** A family card that its owner gave and paused. */
    async function grantOf({ customerId }: Owner): Promise<string> {
      const facts = { id: `lost-${customerId}`, ownerId: customerId, memberId: ownerCalled(bank, '张伟').customerId }
      const limits = { relation: '106', monthLimit: fen(100_00), single: fen(50_00), answerBy: '20991231' as never }
      await on()
        .insert(familyGrants)
        .values({ ...facts, ...limits, state: 'PAUSED', invitedAt: 0, changedAt: 0 })
        .onConflictDoNothing()
      return facts.id
    }

    test('pays nobody who doesn’t ask its owner: merchants, family cards, orders that wait', async () => {
      const owner = ownerCalled(bank, '李娜')
      const { customerId } = owner
      const phone = await owner.phone()
      await on().update(familyGrants).set({ state: 'ACTIVE' }).where(eq(familyGrants.ownerId, customerId))
      const { now } = await clocks()
      const byMerchant = () =>
        bank.db.transaction((tx) =>
          spendSub(tx, { customerId, acctId: ELECTRONIC, amount: fen(100), merchant: '样例商户', now }),
        )
      const byFamily = () =>
        bank.db.transaction((tx) =>
          spendFamily(tx, { grantId: `lost-${customerId}`, amount: fen(100), merchant: '样例商户', now }),
        )
      expect([(await byMerchant()).ok, (await byFamily()).ok]).toEqual([true, true])
      expect(await report(phone, 'ACCOUNT')).toBe('done')
      expect(await byMerchant()).toMatchObject({ ok: false, error: { name: 'AccountLost' } })
      expect((await byFamily()).ok).toBe(false)
      // What the sending of an order that waits asks.
      expect(await payingRefusal(on(), customerId, dayOfInstant(now))).toMatchObject({ name: 'AccountLost' })
      // Nor does its owner take on to pay somebody else's spending.
      const [grant] = await on().select().from(familyGrants).where(eq(familyGrants.memberId, customerId))
      if (grant)
        expect(
          (await bank.db.transaction((tx) => answerGrant(tx, customerId, { grantId: grant.id, accept: true, now }))).ok,
        ).toBe(false)
      expect(await lift(owner, phone)).toBe('done')
      expect((await byMerchant()).ok).toBe(true)
    })

    race('lets nobody change phone, passwords or limits or close it, and is reported once', async () => {
      const owner = ownerCalled(bank, '张伟')
      const phone = await owner.phone()
      const free = mayChange(owner)
      expect(await free('credential')).toBe('free')
      const both = await Promise.all([report(phone, 'ACCOUNT'), report(await owner.phone(), 'ACCOUNT')])
      expect(both.sort()).toEqual(['LossAlreadyReported', 'done'])
      for (const change of ['phone', 'credential', 'limits', 'card', 'firstCard', 'closing'] as const) {
        expect([change, await free(change)]).toEqual([change, 'AccountLost'])
      }
      // A device that may be somebody else's by now can be removed all the same.
      expect(await free('device')).toBe('free')
      const cardId = expectDone(await phone.call(CALLS.queryBoundCards, {})).cards[0]?.cardId ?? ''
      for (const call of [CALLS.unbindCard, CALLS.changeFirstCard] as const) {
        const outcome = await phone.call(call, { cardId, password: DEMO_PASSWORD })
        expect([call.name, nameOf(outcome)]).toEqual([
          call.name,
          expect.stringMatching(/AccountLost|CardIs|CardAlready|CardUnknown/),
        ])
        expect(expectDone(await phone.call(CALLS.queryObstacles, { call: call.name })).obstacles).toEqual([
          { code: ERRORS.AccountLost.code, name: 'AccountLost', message: ERRORS.AccountLost.message },
        ])
      }
      const changed = await phone.call(CALLS.changePayPassword, { oldPassword: DEMO_PASSWORD, newPassword: '804631' })
      expect(nameOf(changed)).toBe('AccountLost')
      const subject = { customerId: owner.customerId, ...(await clocks()), today: dayOfInstant(await bankNow(on())) }
      const found = await Promise.all(
        CAPABILITIES.flatMap(({ closureChecks }) => (closureChecks ? [closureChecks.find(on(), subject)] : [])),
      )
      expect(found.flat()).toContainEqual({ check: 'lost', effect: 'blocks', count: 1 })
      expect(await lift(owner, phone)).toBe('done')
      expect(await free('credential')).toBe('free')
    })

    test('lifted by a face alone, cools limits and is told by message and SMS', async () => {
      const owner = ownerCalled(bank, '何齐')
      const phone = await owner.phone()
      await report(phone, 'ACCOUNT')
      expect((await owner.notices())[0]).toMatch(/电子账户（尾号\d{4}）已临时挂失.*如非本人操作/)
      const caseNo = await openCase(phone)
      expect(nameOf(await phone.call(CALLS.liftLoss, { caseNo }))).toBe('FaceMissing')
      // A face for another step lifts nothing, nor does another's.
      await owner.showFace('confirmLoss')
      await ownerCalled(bank, '孙丽').showFace('liftLoss')
      expect(nameOf(await phone.call(CALLS.liftLoss, { caseNo }))).toBe('FaceMissing')
      expect(await cooling(owner)).toBe(false)
      expect(await lift(owner, phone)).toBe('done')
      expect(await cooling(owner)).toBe(true)
      expect((await owner.notices())[0]).toMatch(/已解挂.*限额/)
      const [newest] = expectDone(await phone.call(CALLS.queryMessages, {})).messages
      expect(newest?.title).toBe('电子账户解挂')
      // Used up, and the case is over.
      expect(nameOf(await phone.call(CALLS.liftLoss, { caseNo }))).toBe('LossChanged')
    })

    test('replaced, has another number; the old one takes nothing, and money and frozen money stay', async () => {
      const owner = ownerCalled(bank, '何平')
      const phone = await owner.phone()
      const { customerId } = owner
      const facts = async () => {
        const [account] = await on().select().from(schema.accounts).where(eq(schema.accounts.customerId, customerId))
        const { frozen, ...held } = expectDone(await phone.call(CALLS.queryAssets, {})) as Record<string, unknown>
        return { acctNo: account?.acctNo ?? '', frozen, held, wallet: await balanceOf(on(), wallet(customerId)) }
      }
      const before = await facts()
      await report(phone, 'ACCOUNT')
      const caseNo = await openCase(phone)
      const confirm = async (password = DEMO_PASSWORD) =>
        nameOf(await phone.call(CALLS.confirmLoss, { caseNo, password }))
      const replace = async () => nameOf(await phone.call(CALLS.replaceLoss, { caseNo, password: DEMO_PASSWORD }))
      expect([await confirm(), await replace()]).toEqual(['FaceMissing', 'LossChanged'])
      await owner.showFace('confirmLoss')
      // A mistyped password costs a guess and not the face.
      expect([await confirm('111112'), await confirm(), await confirm()]).toEqual([
        'PasswordWrong',
        'done',
        'LossChanged',
      ])
      await owner.showFace('replaceLoss')
      expect(await replace()).toBe('LossNotYetReplaced')
      await advance(bank.db, 6 * DAY_MS)
      expect(await replace()).toBe('LossNotYetReplaced')
      await advance(bank.db, DAY_MS)
      await owner.showFace('replaceLoss')
      const { wallet: due } = await facts()
      expect([await replace(), await replace()]).toEqual(['done', 'LossChanged'])
      const after = await facts()
      expect(after.acctNo).not.toBe(before.acctNo)
      expect([after.wallet, after.frozen]).toEqual([due, before.frozen])
      const { now } = await clocks()
      const old = { acctNo: before.acctNo, amount: fen(100), payer: '样例付款人', now }
      expect(await bank.db.transaction((tx) => receive(tx, old))).toMatchObject({
        error: { name: 'SubAccountUnknown' },
      })
      const [found] = await casesOf(phone)
      expect(found?.steps.map(({ state, by }) => `${state} ${by}`)).toEqual([
        'TEMP customer',
        'FORMAL customer',
        'REPLACED customer',
      ])
      expect(await payingRefusal(on(), customerId, dayOfInstant(now))).toBeUndefined()
    })

    test('not confirmed, is lost for five days and no longer', async () => {
      const owner = ownerCalled(bank, '马超')
      const phone = await owner.phone()
      await report(phone, 'ACCOUNT')
      const stops = async () => (await payingRefusal(on(), owner.customerId, dayOfInstant(await bankNow(on()))))?.name
      await advance(bank.db, 5 * DAY_MS)
      expect([await stops(), (await casesOf(phone))[0]?.daysLeft]).toEqual(['AccountLost', 0])
      await advance(bank.db, DAY_MS)
      expect([await stops(), (await casesOf(phone))[0]?.state]).toEqual([undefined, 'LAPSED'])
      expect(await cooling(owner)).toBe(true)
    })
  })

  describe('who reports', () => {
    test('a stranger who knows the ID number can do nothing', async () => {
      const { idCardNo } = await rowOf(ownerCalled(bank, '郭玉兰'))
      const stranger = await ownerCalled(bank, '周行').phone('')
      const ask = { object: 'ACCOUNT', idCardNo: idCardNo ?? '', smsCode: '000000' } as const
      // Their own session is their own: another's number is a wrong one.
      expect(nameOf(await stranger.call(CALLS.reportLoss, ask))).toBe('LossIdCardWrong')
      const unknown = await ownerCalled(bank, '新客户').phone('')
      expect(nameOf(await unknown.call(CALLS.reportLoss, ask))).toBe('NotRegistered')
      // With a session of the customer's own, the number alone isn't enough.
      const own = await ownerCalled(bank, '郭玉兰').phone('')
      expect(nameOf(await own.call(CALLS.reportLoss, { object: 'ACCOUNT', idCardNo: idCardNo ?? '' }))).toBe(
        'GestureMissing',
      )
      expect(nameOf(await own.call(CALLS.reportLoss, ask))).toBe('SmsCodeExpired')
      expect(await casesOf(own)).toEqual([])
    })

    test('who has an open phone reports anything, ends nothing, and touches nothing that waits', async () => {
      // Decided: who knows the gesture may report, because a report that waits protects nobody (docs/decisions/loss.md).
      const owner = ownerCalled(bank, '许珂')
      const thief = await owner.phone()
      const before = await on().select().from(phoneChanges).where(eq(phoneChanges.customerId, owner.customerId))
      for (const object of ['ACCOUNT', 'PHONE', 'ID_CARD'] as const) expect(await report(thief, object)).toBe('done')
      for (const { caseNo } of await casesOf(thief)) {
        const tried = [
          await thief.call(CALLS.liftLoss, { caseNo }),
          await thief.call(CALLS.confirmLoss, { caseNo, password: DEMO_PASSWORD }),
          await thief.call(CALLS.replaceLoss, { caseNo, password: DEMO_PASSWORD }),
        ]
        expect(tried.map(nameOf)).toEqual(['FaceMissing', 'FaceMissing', 'LossChanged'])
      }
      const after = await on().select().from(phoneChanges).where(eq(phoneChanges.customerId, owner.customerId))
      expect(after).toEqual(before)
      expect(before.map(({ state }) => state)).toEqual(['OWNER_CHECKED'])
      // The owner ends each by a face alone, from another phone and without the gesture.
      const own = await owner.phone('')
      for (const { caseNo } of await casesOf(own)) {
        await owner.showFace('liftLoss')
        expect(nameOf(await own.call(CALLS.liftLoss, { caseNo }))).toBe('done')
      }
    })

    const rowOf = async ({ customerId }: Owner) => {
      const [row] = await on().select().from(schema.customers).where(eq(schema.customers.id, customerId))
      if (!row) throw new Error('nobody')
      return row
    }

    race(
      'who forgot the gesture reports by ID number and code; five wrong numbers count over phones until midnight',
      async () => {
        const owner = ownerCalled(bank, '郭玉兰')
        const { idCardNo } = await rowOf(owner)
        const phones = [await owner.phone(''), await owner.phone('')] as const
        const smsCode = await owner.code(phones[0], 'reportLoss')
        const guess = async (index: number) =>
          nameOf(
            await phones[index % 2]!.call(CALLS.reportLoss, {
              object: 'ACCOUNT',
              idCardNo: '110101199001011234',
              smsCode,
            }),
          )
        const guesses = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(guess))
        expect(guesses.filter((name) => name === 'LossIdCardWrong')).toHaveLength(4)
        expect(guesses.filter((name) => name === 'LossGuessesUsedUp')).toHaveLength(3)
        const right = { object: 'ACCOUNT', idCardNo: idCardNo ?? '' } as const
        expect(nameOf(await phones[1].call(CALLS.reportLoss, { ...right, smsCode }))).toBe('LossGuessesUsedUp')
        await advance(bank.db, DAY_MS)
        // A code for another purpose opens nothing.
        const other = await owner.code(phones[0], 'resetGesture')
        expect(nameOf(await phones[0].call(CALLS.reportLoss, { ...right, smsCode: other }))).toBe(
          smsCode === other ? 'done' : 'SmsCodeWrong',
        )
        const fresh = await owner.code(phones[0], 'reportLoss')
        expect(nameOf(await phones[0].call(CALLS.reportLoss, { ...right, smsCode: fresh }))).toBe('done')
        // And ends it, still without the gesture.
        expect(await lift(owner, phones[0])).toBe('done')
      },
    )

    test('another’s case is unknown, and another’s account isn’t there to be lost', async () => {
      const owner = ownerCalled(bank, '孙丽')
      const mine = await owner.phone()
      await report(mine, 'ID_CARD')
      const caseNo = await openCase(mine)
      const other = ownerCalled(bank, '周行')
      const theirs = await other.phone()
      for (const scene of ['liftLoss', 'confirmLoss', 'replaceLoss'] as const) await other.showFace(scene)
      const tried = [
        await theirs.call(CALLS.liftLoss, { caseNo }),
        await theirs.call(CALLS.confirmLoss, { caseNo, password: DEMO_PASSWORD }),
        await theirs.call(CALLS.replaceLoss, { caseNo, password: DEMO_PASSWORD }),
        await theirs.call(CALLS.reportLoss, { object: 'SUB', acctId: 'of-another' }),
      ]
      expect(tried.map(nameOf)).toEqual(['LossUnknown', 'LossUnknown', 'LossUnknown', 'LossUnknown'])
      expect(await lift(owner, mine)).toBe('done')
    })
  })

  describe('a lost phone', () => {
    test('gets no codes and proves nothing by those it has, ends other sessions, and is over with another number', async () => {
      const owner = ownerCalled(bank, '周行')
      const [finder, mine] = [await owner.phone(), await owner.phone()]
      const sent = await owner.code(finder, 'resetPassword')
      expect(await report(mine, 'PHONE')).toBe('done')
      expect(nameOf(await finder.call(CALLS.queryWallet, {}))).toBe('SessionMissing')
      expect(nameOf(await mine.call(CALLS.queryWallet, {}))).toBe('done')
      const again = await owner.phone('')
      expect(nameOf(await again.call(CALLS.sendSmsCode, { purpose: 'resetGesture' }))).toBe('PhoneLost')
      await owner.showFace('resetPassword')
      const reset = { smsCode: sent, newPassword: '804631' }
      expect(nameOf(await again.call(CALLS.resetPayPassword, reset))).toBe('PhoneLost')
      // Nor does the gesture, which may have been seen, change what decides.
      const gesture = { oldPattern: DEMO_GESTURE, pattern: '01258' }
      expect(nameOf(await mine.call(CALLS.changeGesture, gesture))).toBe('PhoneLost')
      const free = mayChange(owner)
      expect([await free('phone'), await free('limits')]).toEqual(['free', 'PhoneLost'])
      expect([await free('card'), await free('firstCard'), await free('device')]).toEqual([
        'PhoneLost',
        'PhoneLost',
        'free',
      ])
      // Another number by whichever way the bank has for it.
      const { customers } = schema
      const [was] = await on().select().from(customers).where(eq(customers.id, owner.customerId))
      const number = (mobileNo: string | null) =>
        on().update(customers).set({ mobileNo }).where(eq(customers.id, owner.customerId))
      await number('17000097531')
      expect([await free('credential'), await free('closing')]).toEqual(['free', 'free'])
      expect(nameOf(await mine.call(CALLS.sendSmsCode, { purpose: 'transfer' }))).toBe('done')
      const jobBank = { db: bank.db, capabilities: CAPABILITIES, businessNow: () => bankNow(on()), realNow: machineNow }
      // One at which the bank fails keeps no other waiting.
      const transaction = jest.fn(bank.db.transaction.bind(bank.db)).mockRejectedValueOnce(new Error('broken'))
      const failing = { ...jobBank, db: { ...bank.db, transaction } as typeof bank.db, services: {} as never }
      await expect(settleAllRenewed(failing)).rejects.toThrow('broken')
      expect(transaction.mock.calls.length).toBeGreaterThan(1)
      await settleAllRenewed(failing)
      expect((await casesOf(mine)).map(({ state }) => state)).toEqual(['REPLACED'])
      await number(was?.mobileNo ?? null)
    })
  })

  describe('a lost ID card', () => {
    test('is taken for no step until another card of a later term is', async () => {
      const owner = ownerCalled(bank, '吴强')
      const phone = await owner.phone()
      const { customers } = schema
      const [row] = await on().select().from(customers).where(eq(customers.id, owner.customerId))
      if (!row) throw new Error('nobody')
      await report(phone, 'ID_CARD')
      expect(nameOf(await phone.call(CALLS.queryWallet, {}))).toBe('done')
      const check = async (validFrom: string, recognisedFrom = validFrom) => {
        const images = await pictures(owner.customerId, row.idCardNo ?? '', recognisedFrom)
        const card = { name: row.realName ?? '', idCardNo: row.idCardNo ?? '', nation: '', address: '样例路1号' }
        const given = {
          ...card,
          ...images,
          authority: '样例公安局',
          validFrom,
          validUntil: `${Number(validFrom) + 100_000}`,
        }
        const services = { identity: { check: async () => 'match' as const } }
        const today = dayOfInstant(await bankNow(on()))
        const said = await confirmIdCard({ db: bank.db, services: services as never }, owner.customerId, given, today)
        return said.ok ? 'done' : said.error.name
      }
      expect(await check(row.idCardFrom ?? '')).toBe('IdCardLost')
      expect(await check(`${Number(row.idCardFrom) + 1}`)).not.toBe('IdCardLost')
      // What is typed doesn't make the pictures another card's.
      expect(await check(`${Number(row.idCardFrom) + 1}`, row.idCardFrom ?? '')).toBe('IdCardLost')
      expect(await lift(owner, phone)).toBe('done')
      expect(await cooling(owner)).toBe(false)
      expect(await check(row.idCardFrom ?? '')).not.toBe('IdCardLost')
    })

    async function pictures(customerId: string, recognisedNo: string, recognisedFrom: string) {
      const ids = { portraitImageId: randomUUID(), emblemImageId: randomUUID() }
      const read = { recognisedNo, recognisedFrom }
      const facts = { customerId, mime: 'image/jpeg', uploadedAt: machineNow(), complete: true, ...read }
      await on()
        .insert(identityImages)
        .values([
          { ...facts, id: ids.portraitImageId, side: 'portrait' },
          { ...facts, id: ids.emblemImageId, side: 'emblem' },
        ])
      return ids
    }
  })

  test('a lost account of type II or III spends nothing and doesn’t change, takes money, and gives its own back', async () => {
    const owner = ownerCalled(bank, '李娜')
    const { customerId } = owner
    const phone = await owner.phone()
    const { now } = await clocks()
    const acctId = await bank.db.transaction(async (tx) => {
      const opened = await openSub(tx, { customerId, class: 'II', agreementVersion: '1', now })
      if (!opened.ok) throw new Error(opened.error.name)
      await setSubSecret(tx, opened.value, '975318', now)
      return opened.value.acctId
    })
    const move = async (direction: 'IN' | 'OUT') =>
      nameOf(
        await phone.call(CALLS.moveSub, {
          clientId: newClientId(),
          acctId,
          direction,
          amount: direction === 'IN' ? 500 : 300,
          password: DEMO_PASSWORD,
        }),
      )
    const pay = async () => {
      const paid = await bank.db.transaction((tx) =>
        spendSub(tx, { customerId, acctId, amount: fen(100), merchant: '样例商户', now }),
      )
      return paid.ok ? 'done' : paid.error.name
    }
    const stop = async () =>
      nameOf(await phone.call(CALLS.setSubState, { acctId, action: 'STOP', password: DEMO_PASSWORD }))
    expect([await move('IN'), await pay()]).toEqual(['done', 'done'])
    expect(nameOf(await phone.call(CALLS.reportLoss, { object: 'SUB', acctId }))).toBe('done')
    expect([await pay(), await stop(), await move('OUT'), await move('IN')]).toEqual([
      'AccountLost',
      'AccountLost',
      'done',
      'done',
    ])
    // The electronic account isn't lost.
    expect(await payingRefusal(on(), customerId, dayOfInstant(now))).toBeUndefined()
    const { losses } = schema
    const [open] = await on()
      .select()
      .from(losses)
      .where(and(eq(losses.customerId, customerId), eq(losses.object, 'SUB')))
    await owner.showFace('liftLoss')
    expect(nameOf(await phone.call(CALLS.liftLoss, { caseNo: open?.caseNo ?? '' }))).toBe('done')
    expect(await pay()).toBe('done')
  })
})
