import fc from 'fast-check'
import { and, eq } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { fail } from '@/domain/result'
import { CODE_MS, VOUCHER_STATES } from '@/domain/voucher/machine'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { advance } from '@sandbox/dayEnds'
import { demoCustomerId } from '@sandbox/host/seeding/people'
import { bankNow } from '@sandbox/kernel/clock'
import { sequences } from '@sandbox/kernel/db/testing/withDatabase'
import { undoneWhenRefused } from '@sandbox/kernel/orders/runOnce'
import { newClientId, testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { testsOf, withBank } from '@sandbox/testing/withBank'
import { voucherClosing } from './closing'
import { voucherRewards } from './rewards'
import { vouchers } from './tables'
import { issueVoucher, refundVoucher, revokeVoucher, showCode, takeCode } from './vouchers'

const CAFE = '样例咖啡'
const customerId = demoCustomerId('lina')

const step = fc.constantFrom(
  ...(['show', 'show', 'take', 'take', 'takeElsewhere', 'takeLate', 'refund', 'revoke', 'day'] as const),
)

withBank((bank) => {
  const { test, race } = testsOf(bank)
  let lina: TestCustomer
  const on = () => bank.db.drizzle
  const now = () => bankNow(on())
  const issue = async (prize = 'cafe10'): Promise<string> => {
    const rewardId = newClientId()
    const at = await now()
    await bank.db.transaction((tx) => issueVoucher(tx, { customerId, rewardId, prize, now: at }))
    const [issued] = await on().select().from(vouchers).where(eq(vouchers.rewardId, rewardId))
    return issued?.voucherId ?? ''
  }
  const take = async (code: string, merchant = CAFE, later = 0) => {
    const at = (await now()) + later
    return bank.db.transaction((tx) => takeCode(tx, merchant, code, at))
  }
  beforeAll(async () => {
    lina = await testClient(bank.server).as('李娜')
  })

  test('the seeds show a voucher in every state', async () => {
    const zhangwei = await testClient(bank.server).as('张伟')
    const listed = async (state: (typeof VOUCHER_STATES)[number]) =>
      expectDone(await zhangwei.call(CALLS.queryVouchers, { state })).vouchers
    for (const state of VOUCHER_STATES) expect((await listed(state)).map((one) => one.state)).toContain(state)
    expect(new Set((await listed('ISSUED')).map(({ kind }) => kind))).toEqual(new Set(['MERCHANT', 'AGRI', 'CODE']))
    expect(JSON.stringify(await listed('ISSUED'))).not.toMatch(/secret|partnerCode/)
  })

  test('what can be used is listed by the day it ends, page after page, and what can’t the latest first', async () => {
    const zhangwei = await testClient(bank.server).as('张伟')
    const all = async (state: (typeof VOUCHER_STATES)[number]) => {
      const listed: { readonly validUntil: string; readonly voucherId: string }[] = []
      for (let more = true; more;) {
        const after = listed[listed.length - 1]?.voucherId
        const page = expectDone(await zhangwei.call(CALLS.queryVouchers, { state, ...(after && { after }) }))
        listed.push(...page.vouchers)
        more = page.more
      }
      expect(new Set(listed.map(({ voucherId }) => voucherId)).size).toBe(listed.length)
      return listed.map(({ validUntil }) => validUntil)
    }
    const [usable, expired] = [await all('ISSUED'), await all('EXPIRED')]
    expect(new Set(usable).size).toBeGreaterThan(1)
    expect(usable).toEqual([...usable].sort())
    expect(expired).toEqual([...expired].sort().reverse())
  })

  test('over random steps a voucher is used at most once, by the last code, in its minute, at its merchant', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const voucherId = await issue()
        const lastDay = addDays(dayOfInstant(await now()), 29)
        let state: 'ISSUED' | 'USED' | 'REVOKED' | 'EXPIRED' = 'ISSUED'
        let code: string | undefined
        for (const one of steps) {
          const at = await now()
          if (one === 'show') {
            const shown = await bank.db.transaction((tx) => showCode(tx, customerId, voucherId, at))
            expect(shown.ok).toBe(state === 'ISSUED')
            code = shown.ok ? shown.value.voucherCode : code
          } else if (one === 'take' || one === 'takeElsewhere' || one === 'takeLate') {
            const done = await take(
              code ?? '000000000000',
              one === 'takeElsewhere' ? '样例惠农店' : CAFE,
              one === 'takeLate' ? CODE_MS + 1_000 : 0,
            )
            expect(done).toBe(one === 'take' && state === 'ISSUED' && code !== undefined)
            if (done) [state, code] = ['USED', undefined]
          } else if (one === 'refund') {
            const done = await bank.db.transaction((tx) => refundVoucher(tx, voucherId, at))
            expect(done).toBe(state === 'USED' && dayOfInstant(at) <= lastDay)
            if (done) state = 'ISSUED'
          } else if (one === 'revoke') {
            const done = await bank.db.transaction((tx) => revokeVoucher(tx, voucherId, at))
            expect(done).toBe(state === 'ISSUED')
            if (done) [state, code] = ['REVOKED', undefined]
          } else {
            await advance(bank.db, 15 * DAY_MS)
            code = undefined
            if (state === 'ISSUED' && dayOfInstant(await now()) > lastDay) state = 'EXPIRED'
          }
          const [row] = await on().select().from(vouchers).where(eq(vouchers.voucherId, voucherId))
          expect(row?.state).toBe(state)
        }
      }),
      { numRuns: sequences(9) },
    )
  })

  test('a voucher keeps the terms it was given with, and closing an account takes nobody else’s', async () => {
    const voucherId = await issue()
    const terms = ['发放时的说明']
    await on().update(vouchers).set({ terms }).where(eq(vouchers.voucherId, voucherId))
    const { vouchers: own } = expectDone(await lina.call(CALLS.queryVouchers, { state: 'ISSUED' }))
    expect(own.find((one) => one.voucherId === voucherId)?.terms).toEqual(terms)
    const at = await now()
    const closing = { customerId: demoCustomerId('zhangwei'), now: at, today: dayOfInstant(at) }
    await bank.db.transaction((tx) =>
      undoneWhenRefused(tx, async (work) => {
        await voucherClosing.closed?.(work, closing)
        const [mine] = await work.select().from(vouchers).where(eq(vouchers.voucherId, voucherId))
        const theirs = and(eq(vouchers.customerId, closing.customerId), eq(vouchers.state, 'ISSUED'))
        expect([mine?.state, await work.$count(vouchers, theirs)]).toEqual(['ISSUED', 0])
        return fail(bankError('VoucherUnknown'))
      }),
    )
  })

  race('one code, taken by two tills at once, is taken once; a new code makes the old one worthless', async () => {
    const voucherId = await issue()
    const first = expectDone(await lina.call(CALLS.showVoucher, { voucherId })).voucherCode
    await advance(bank.db, 1_000)
    const second = expectDone(await lina.call(CALLS.showVoucher, { voucherId })).voucherCode
    expect(second).not.toBe(first)
    expect(await take(first)).toBe(false)
    expect((await Promise.all([1, 2, 3].map(() => take(second)))).filter(Boolean)).toHaveLength(1)
    expect(await lina.call(CALLS.showVoucher, { voucherId })).toMatchObject({ error: 'VoucherUsed' })
  })

  test('a code is taken up to the last moment of its minute, and not after it', async () => {
    const voucherId = await issue()
    const { voucherCode: code, until = 0 } = expectDone(await lina.call(CALLS.showVoucher, { voucherId }))
    const takeAt = (at: number) => bank.db.transaction((tx) => takeCode(tx, CAFE, code, at))
    expect(await takeAt(until)).toBe(false)
    expect(await takeAt(until - 1)).toBe(true)
    // What comes back is shown anew: a code that was taken is worth nothing, also within its minute.
    expect(await bank.db.transaction((tx) => refundVoucher(tx, voucherId, until - 1))).toBe(true)
    expect(await takeAt(until - 1)).toBe(false)
  })

  test('another’s voucher is none, a partner’s code stays as it is, and a reward gives once', async () => {
    const voucherId = await issue('videoMonth')
    const zhangwei = await testClient(bank.server).as('张伟')
    expect(await zhangwei.call(CALLS.showVoucher, { voucherId })).toMatchObject({ error: 'VoucherUnknown' })
    const code = expectDone(await lina.call(CALLS.showVoucher, { voucherId }))
    expect(code.until).toBeUndefined()
    expect(expectDone(await lina.call(CALLS.showVoucher, { voucherId })).voucherCode).toBe(code.voucherCode)
    const grant = { customerId, rewardId: 'once', prize: 'farm20', amount: 0, now: await now() }
    for (const prize of ['farm20', 'farm20', 'loanFree15', 'loanFree15'])
      expect(await bank.db.transaction((tx) => voucherRewards.VOUCHER.give(tx, { ...grant, prize }))).toMatchObject({
        ok: true,
      })
    expect(await on().select().from(vouchers).where(eq(vouchers.rewardId, 'once'))).toHaveLength(1)
    const loans = expectDone(await lina.call(CALLS.queryLoanVouchers, {}))
    expect(loans.vouchers.filter(({ name }) => name === '15天免息券')).toHaveLength(1)
    expect(voucherRewards.VOUCHER.knows('none')).toBe(false)
    expect(voucherRewards.VOUCHER.knows('constructor')).toBe(false)
  })
})
