import { sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { PROMISES } from '@/domain/messages/promises'
import { basisPoints, yuan } from '@/domain/money/fen'
import { expectDone, PASSWORD } from '@sandbox/business/onboarding/testing/applicant'
import { giveCoupon } from '@sandbox/business/voucher'
import { CAPABILITIES } from '@sandbox/capabilities'
import { advance } from '@sandbox/dayEnds'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import { askAs } from '@sandbox/testing/askAll'
import { prepareOwners } from '@sandbox/testing/cast'
import type { Person } from '@sandbox/testing/cast'
import { newClientId } from '@sandbox/testing/client'
import { withEmbeddedBank } from '@sandbox/testing/withBank'
import { knownKinds } from './knownKinds'

const LIVED_MS = 180_000
/** Days: long enough for a deposit of three months to mature. */
const LIVED_DAYS = 100
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

  /** A payment that is large for who wants to hear of every yuan. */
  const payMuch = async (owner: Person): Promise<void> => {
    const notice = { change: 'notice', over: yuan(1), password: PASSWORD } as const
    expectDone(await owner.applicant.app.call(CALLS.setSecurity, notice))
    expect((await askAs(owner, 'authorise')).outcome).toMatchObject({ ok: true })
  }

  test(
    'every kind of messages is sent by something that happens',
    async () => {
      const [owner] = await prepareOwners(bank)
      if (!owner) throw new Error('nobody lives here')
      for (const name of TELLING) expect((await askAs(owner, name)).outcome).toMatchObject({ ok: true })
      await order(owner)
      await payMuch(owner)
      await advance(bank.db, LIVED_DAYS * DAY_MS)
      const sent = await rowsOf<{ kind: string }>(bank.db.drizzle, sql`SELECT DISTINCT kind FROM messages`)
      expect(sent.map(({ kind }) => kind).sort()).toEqual(Object.keys(KINDS).sort())
    },
    LIVED_MS,
  )
})
