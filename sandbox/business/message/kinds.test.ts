import { sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant, instantOf } from '@/domain/dates/instant'
import { PROMISES } from '@/domain/message/promises'
import { basisPoints, yuan } from '@/domain/money/fen'
import { expectDone, PASSWORD } from '@sandbox/business/onboarding/testing/applicant'
import { giveCoupon } from '@sandbox/business/voucher'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { refundPartnerOrder } from '@sandbox/business/bridge/partnerOrders'
import { remindCheckIns } from '@sandbox/business/points/remind'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import { askAs } from '@sandbox/testing/askAll'
import { prepareOwners } from '@sandbox/testing/testCustomers'
import type { Person } from '@sandbox/testing/person'
import { newClientId } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { knownKinds } from './knownKinds'

const LIVED_MS = 180_000
/** Days: long enough for a deposit of three months to mature. */
const LIVED_DAYS = 100
/** Ten o'clock. */
const MORNING_MS = 36_000_000
const KINDS = knownKinds(CAPABILITIES)

/** Further calls that send their customer a message, besides what an owner has done before. */
const TELLING = [
  'bindBankCard',
  'updatePersonalInfo',
  'unbindCard',
  'changeFirstCard',
  'setSubState',
  'revokeDevice',
  'setCardPhone',
  'setSecurity',
] as const

test.each(Object.entries(PROMISES))(
  'what %s promises is kept by a kind that no customer can turn off',
  (_, { kind }) => {
    expect(KINDS[kind]?.sent).toBe('always')
  },
)

withEmbeddedBank((bank) => {
  const couponFor = async (customerId: string): Promise<string> => {
    const now = await bankNow(bank.db.drizzle)
    const today = dayOfInstant(now)
    return giveCoupon(bank.db.drizzle, {
      customerId,
      name: '加息券',
      terms: { kind: 'rate', bonusRate: basisPoints(30), cap: yuan(2_000) },
      minAmount: yuan(1_000),
      minMonths: 0,
      families: [],
      validFrom: today,
      validUntil: addDays(today, 1),
      now,
    })
  }

  /** What an owner orders so that the days' ends have messages to send. */
  const order = async ({ applicant: { app }, customerId }: Person): Promise<void> => {
    const buy = async (purchase: { productType: string; expectedRate: number; couponId?: string }) => {
      const agreed = {
        clientId: newClientId(),
        amount: yuan(10_000),
        agreementVersion: PRODUCT_AGREEMENT_VERSION,
        password: PASSWORD,
      }
      return expectDone(await app.call(CALLS.buyProduct, { ...agreed, ...purchase })).seqNo
    }
    await buy({ productType: '20520', expectedRate: 85, couponId: await couponFor((await customerId()) ?? '') })
    const seqNo = await buy({ productType: '20122', expectedRate: 50 })
    const toWealth = {
      instruction: 'TO_WEALTH',
      agreementVersion: PRODUCT_AGREEMENT_VERSION,
      elderConfirmed: true,
    } as const
    expectDone(await app.call(CALLS.setMaturityInstruction, { seqNo, password: PASSWORD, ...toWealth }))
    const held = expectDone(await app.call(CALLS.queryHoldings, { productTypes: ['91318017'], state: 'open' }))
    expectDone(
      await app.call(CALLS.redeemProduct, {
        clientId: newClientId(),
        seqNo: held.holdings[0]?.seqNo ?? '',
        mode: 'ordinary',
        amount: yuan(100),
        expectedInterest: 0,
        password: PASSWORD,
      }),
    )
  }

  /** A partner's order that is paid, and its id. */
  const askAndTell = async (owner: Person) => {
    const { outcome, request } = await askAs(owner, 'authorise')
    return { outcome, asked: (request as { readonly authId: string }).authId }
  }

  /** A payment, of which the partner gives one yuan back, that is large for who wants to hear of every yuan. */
  const payMuch = async (owner: Person): Promise<void> => {
    const notice = { change: 'notice', over: yuan(1), password: PASSWORD } as const
    expectDone(await owner.applicant.app.call(CALLS.setSecurity, notice))
    const { outcome, asked } = await askAndTell(owner)
    expect(outcome).toMatchObject({ ok: true })
    const now = await bankNow(bank.db.drizzle)
    const back = { authId: asked, amount: yuan(1), now }
    expect(await bank.db.transaction((tx) => refundPartnerOrder(tx, back))).toMatchObject({ ok: true })
  }

  /** What the bank promises to make known, an editor makes known. */
  const announceTerms = async (): Promise<void> => {
    const headers = { 'x-sandbox-console': '1', 'content-type': 'application/json' }
    const news = { clientId: newClientId(), title: '服务协议调整', body: '内容', about: 'serviceAgreement' }
    const sent = await bank.server.inject({
      method: 'POST',
      url: '/sandbox/api/announce',
      headers,
      payload: JSON.stringify(news),
    })
    expect(sent.statusCode).toBe(200)
  }

  test(
    'every kind of messages is sent by something that happens',
    async () => {
      // What the seeds announce keeps no promise; what they let happen was told by its event.
      const [before] = await rowsOf<{ last: number }>(bank.db.drizzle, sql`SELECT max(id) AS last FROM messages`)
      const [owner] = await prepareOwners(bank)
      if (!owner) throw new Error('nobody lives here')
      for (const name of TELLING) expect((await askAs(owner, name)).outcome).toMatchObject({ ok: true })
      await order(owner)
      await payMuch(owner)
      await announceTerms()
      const reminder = { kinds: ['checkInReminder'] }
      expectDone(await owner.applicant.app.call(CALLS.allowSubscriptionMessages, reminder))
      await advance(bank.db, LIVED_DAYS * DAY_MS)
      const evening = await bankNow(bank.db.drizzle)
      const morning = instantOf(addDays(dayOfInstant(evening), 1)) + MORNING_MS
      await remindCheckIns({ db: bank.db, businessNow: () => Promise.resolve(morning) })
      const sent = await rowsOf<{ kind: string }>(
        bank.db.drizzle,
        sql`SELECT DISTINCT kind FROM messages WHERE id > ${before?.last ?? 0} OR kind <> 'announcement'`,
      )
      expect(sent.map(({ kind }) => kind).sort()).toEqual(Object.keys(KINDS).sort())
    },
    LIVED_MS,
  )
})
