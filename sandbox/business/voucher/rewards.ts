import { createHash } from 'node:crypto'
import { addDays } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import type { Tx } from '@sandbox/kernel/db'
import type { Grant, RewardGivers } from '@sandbox/kernel/rewards'
import { giveLoanVoucher } from '../loan'
import { sendMessages } from '../message'
import { giveCoupon } from './give'
import { COUPON_PRIZES, LOAN_PRIZES, VOUCHER_PRIZES } from './published'
import { issueVoucher } from './vouchers'

const isLoanPrize = (prize: string): prize is keyof typeof LOAN_PRIZES => Object.hasOwn(LOAN_PRIZES, prize)

/** A loan app's voucher is the loan app's: its number is made of the reward's id, so that it is given once. */
async function giveForLoan(
  tx: Tx,
  { customerId, rewardId, now }: Grant,
  prize: keyof typeof LOAN_PRIZES,
): Promise<void> {
  const { name, terms, least, days } = LOAN_PRIZES[prize]
  const today = dayOfInstant(now)
  const voucherNo = `LV${createHash('sha256').update(rewardId).digest('hex').slice(0, 24).toUpperCase()}`
  const validUntil = addDays(today, days - 1)
  const valid = { validFrom: today, validUntil }
  await giveLoanVoucher(tx, { voucherNo, customerId, name, terms, minAmount: least, ...valid, now })
  await sendMessages(tx, [
    {
      ...{ customerId, kind: 'voucherGiven', at: now },
      title: '您有一张新的贷款券',
      body: `“${name}”已放入您的贷款券，有效期至${formatDay(validUntil)}。`,
      source: `voucherGiven:${voucherNo}`,
      about: { subject: 'loanVouchers' },
    },
  ])
}

/** Vouchers of merchants, partners and loans, and coupons of deposits, as rewards. Who gives a coupon asks the switch. */
export const voucherRewards = {
  VOUCHER: {
    knows: (prize) => Object.hasOwn(VOUCHER_PRIZES, prize) || isLoanPrize(prize),
    // A code is a gift and no discount: whoever wins one would owe tax, which nobody reckons for vouchers.
    costs: (prize) => (VOUCHER_PRIZES[prize]?.kind === 'CODE' ? undefined : (VOUCHER_PRIZES[prize]?.face ?? 0)),
    async give(tx, grant) {
      if (isLoanPrize(grant.prize)) {
        await giveForLoan(tx, grant, grant.prize)
        return ok(undefined)
      }
      return (await issueVoucher(tx, grant)) ? ok(undefined) : fail(bankError('VoucherUnknown'))
    },
  },
  COUPON: {
    knows: (prize) => Object.hasOwn(COUPON_PRIZES, prize),
    async give(tx, { customerId, rewardId, prize, now }) {
      const published = COUPON_PRIZES[prize]
      if (!published) return fail(bankError('VoucherUnknown'))
      const { days, ...gift } = published
      const today = dayOfInstant(now)
      const valid = { validFrom: today, validUntil: addDays(today, days - 1) }
      await giveCoupon(tx, { ...gift, customerId, rewardId, ...valid, now })
      return ok(undefined)
    },
  },
} satisfies RewardGivers
