import { addDays } from '@/domain/dates/day'
import { yuan } from '@/domain/money/fen'
import { bankNow } from '@sandbox/kernel/clock'
import type { Seed } from '@sandbox/kernel/seed'
import { consumeLoanVoucher, giveLoanVoucher } from './vouchers'

/** The customer who has an example of everything. */
const OWNER = 'zhangwei'

/** A voucher of each kind that can be used, one that was used, and one that has expired. */
export const seedLoanVouchers: Seed = {
  name: 'loanVouchers',
  async run(tx, { people, today }) {
    const customerId = people.find(({ key }) => key === OWNER)?.customerId
    if (customerId === undefined) return
    const now = await bankNow(tx)
    const gift = { customerId, minAmount: yuan(1_000), validFrom: addDays(today, -20), now }
    const until = (days: number) => ({ validUntil: addDays(today, days) })
    const interest = { kind: 'interest', freeDays: 30, cap: yuan(10_000) } as const
    const cash = { kind: 'cash', face: yuan(20) } as const
    await giveLoanVoucher(tx, { ...gift, ...until(40), voucherNo: 'LV2026A001', name: '30天免息券', terms: interest })
    await giveLoanVoucher(tx, { ...gift, ...until(25), voucherNo: 'LV2026B001', name: '20元还款抵扣券', terms: cash })
    await giveLoanVoucher(tx, { ...gift, ...until(10), voucherNo: 'LV2026B002', name: '20元还款抵扣券', terms: cash })
    await consumeLoanVoucher(tx, 'LV2026B002', now)
    await giveLoanVoucher(tx, { ...gift, ...until(-2), voucherNo: 'LV2026A002', name: '30天免息券', terms: interest })
  },
}
