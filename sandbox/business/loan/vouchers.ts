import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { ZERO_FEN } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import { loanVoucherState } from '@/domain/loan/vouchers'
import type { LoanVoucherKind } from '@/domain/loan/vouchers'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import type { KeyPage } from '@sandbox/kernel/db/keyset'
import { loanVouchers } from './tables'
import type { LoanVoucher } from './tables'

/** A voucher as it is given. */
export interface LoanVoucherGift {
  readonly voucherNo: string
  readonly customerId: string
  readonly name: string
  readonly terms:
    | { readonly kind: 'interest'; readonly freeDays: number; readonly cap: Fen }
    | { readonly kind: 'cash'; readonly face: Fen }
  readonly minAmount: Fen
  readonly validFrom: Day
  readonly validUntil: Day
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Gives a customer a voucher, once under its number. */
export async function giveLoanVoucher(on: Queryable, { terms, now, ...gift }: LoanVoucherGift): Promise<void> {
  const none = { freeDays: 0, cap: ZERO_FEN, face: ZERO_FEN }
  await on
    .insert(loanVouchers)
    .values({ ...gift, ...none, ...terms, givenAt: now })
    .onConflictDoNothing()
}

const own = (customerId: string, voucherNo: string) =>
  and(eq(loanVouchers.customerId, customerId), eq(loanVouchers.voucherNo, voucherNo))

/** A voucher that can be used today. Fails with CouponUnknown (also for another's), CouponUsed, CouponExpired. */
export async function findLoanVoucher(
  on: Queryable,
  customerId: string,
  voucherNo: string,
  today: Day,
): Promise<Result<LoanVoucher, BankError>> {
  const [found] = await on.select().from(loanVouchers).where(own(customerId, voucherNo))
  if (!found || found.validFrom > today) return fail(bankError('CouponUnknown'))
  const state = loanVoucherState(found, today)
  if (state === 'UNUSED') return ok(found)
  return fail(bankError(state === 'USED' ? 'CouponUsed' : 'CouponExpired'))
}

/** One page of a customer's vouchers, of one kind or all. */
export async function pageOfLoanVouchers(
  on: Queryable,
  customerId: string,
  { kind, after }: { readonly kind?: LoanVoucherKind | undefined; readonly after?: string | undefined },
): Promise<KeyPage<LoanVoucher>> {
  const { validUntil, voucherNo } = loanVouchers
  const rows = await on
    .select()
    .from(loanVouchers)
    .where(
      and(
        eq(loanVouchers.customerId, customerId),
        kind && eq(loanVouchers.kind, kind),
        after === undefined ? undefined : comesAfter([validUntil, voucherNo], own(customerId, after)),
      ),
    )
    .orderBy(desc(validUntil), desc(voucherNo))
    .limit(PAGE + 1)
  return pageOf(rows)
}

/** As the loan app: a voucher was used. False for one that was used before, or isn't there. */
export async function consumeLoanVoucher(on: Queryable, voucherNo: string, now: number): Promise<boolean> {
  const unused = and(eq(loanVouchers.voucherNo, voucherNo), isNull(loanVouchers.usedAt))
  const done = await on.update(loanVouchers).set({ usedAt: now }).where(unused).returning()
  return done.length === 1
}
