import { queryCashPlan as call } from '@/contract/holding/queryCashPlan'
import { isDay } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import { aheadThrough } from '@/domain/maturity/ahead'
import { LARGEST_TYPED } from '@/domain/money/input'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { cashFacts, cashPlan } from '../cashPlan'

export const queryCashPlan = accountHandler(call, async ({ bank, customer, today, now }, { amount, day = today }) => {
  if (amount <= 0 || amount > LARGEST_TYPED) return fail(bankError('AmountInvalid'))
  if (!isDay(day) || day < today || day > aheadThrough(today)) return fail(bankError('CashDayInvalid'))
  const facts = await cashFacts(bank.db.drizzle, { customerId: customer.id, today, now })
  return ok(cashPlan(facts, amount, day))
})
