import { queryInterestCheck as call } from '@/contract/holding/queryInterestCheck'
import { earlierDay } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { checkText, interestSum } from '@/domain/interest/checked'
import { interestPieces } from '@/domain/interest/position'
import { fail, ok } from '@/domain/result'
import { findHolding, readSeqNo } from '@sandbox/business/deposit'
import type { Holding } from '@sandbox/business/deposit'
import { findProduct } from '@sandbox/business/product'
import { listWealth } from '@sandbox/business/wealth'
import { signText } from '@sandbox/kernel/envelope/signature'
import { accountHandler } from '@sandbox/kernel/scope'

/** The days by which its interest is asked for: today and the end, or when it was paid. */
function daysOf({ status, closedAt, endDay }: Holding, today: Day) {
  if (status === 'open' || closedAt === null)
    return [
      { when: 'NOW', on: earlierDay(today, endDay) },
      { when: 'END', on: endDay },
    ] as const
  return [{ when: 'PAID', on: earlierDay(dayOfInstant(closedAt), endDay) }] as const
}

export const queryInterestCheck = accountHandler(call, async ({ bank, customer, today }, request) => {
  const on = bank.db.drizzle
  const seqNo = readSeqNo(request.seqNo)
  if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
  const [position] = await listWealth(on, customer.id, seqNo)
  if (position) return fail(bankError('InterestNotCertain'))
  const holding = await findHolding(on, customer.id, seqNo)
  const product = holding && (await findProduct(on, holding.productType))
  if (!holding || !product) return fail(bankError('HoldingUnknown'))
  const checks = daysOf(holding, today).map(({ when, on: until }) => {
    const pieces = interestPieces(holding, until)
    const text = checkText({ seqNo: String(seqNo), on: until, pieces })
    return {
      ...{ when, on: until, total: interestSum(pieces), text },
      pieces: pieces.map(({ counted, parts, ...piece }) => ({ ...piece, ...counted, parts: [...parts] })),
    }
  })
  const signatures = checks.map(({ text }) => signText(bank.keys, text))
  return ok({ productType: holding.productType, productName: product.name, checks, signatures })
})
