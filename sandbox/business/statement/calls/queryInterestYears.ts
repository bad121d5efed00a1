import { queryInterestYears as call } from '@/contract/statement/queryInterestYears'
import { ZERO_FEN } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { interestByYear } from '../interest'

export const queryInterestYears = accountHandler(call, async ({ bank, customer, today }) => {
  const years = await interestByYear(bank.db.drizzle, customer.id)
  const present = today.slice(0, 4)
  const begun = years.some(({ year }) => year === present)
  return ok({ years: begun ? years : [{ year: present, interest: ZERO_FEN, count: 0 }, ...years] })
})
