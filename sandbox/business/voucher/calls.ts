import * as calls from '@/contract/voucher'
import { BRANCHES } from '@/domain/branches/list'
import { ok } from '@/domain/result'
import { accountHandler, publicHandler } from '@sandbox/kernel/scope'
import { couponFactsOf, listCoupons } from './rows'
import { pageOfVouchers, showCode, voucherFactsOf } from './vouchers'

export const queryVouchers = accountHandler(calls.queryVouchers, async ({ bank, customer, today }, asked) => {
  const { rows, more } = await pageOfVouchers(bank.db.drizzle, customer.id, asked, today)
  return ok({ vouchers: rows.map((one) => voucherFactsOf(one, today)), more })
})

export const queryCoupons = accountHandler(calls.queryCoupons, async ({ bank, customer, today }, { state }) => {
  const rows = await listCoupons(bank.db.drizzle, customer.id, state, today)
  return ok({ coupons: rows.map(couponFactsOf), today })
})

export const queryBranches = publicHandler(calls.queryBranches, async () =>
  ok({
    branches: BRANCHES.map(({ hours, services, ...branch }) => ({
      ...branch,
      services: [...services],
      hours: hours.map((open) => (open ? { open } : {})),
    })),
  }),
)

export const showVoucher = accountHandler(calls.showVoucher, ({ bank, customer, now }, { voucherId }) =>
  bank.db.transaction((tx) => showCode(tx, customer.id, voucherId, now)),
)
