import type { ResponseOf } from '@/contract/call'
import type { queryPosters } from '@/contract/referral/queryPosters'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskName } from '@/domain/masks/mask'
import { STAFF_ONLY } from '@/domain/posters/poster'
import type { PosterTemplate } from '@/domain/posters/poster'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { isJoinableNow } from '@sandbox/business/campaign'
import { findProduct, productFactsOf } from '@sandbox/business/product'
import type { Queryable } from '@sandbox/kernel/db'
import type { Customer } from '@sandbox/kernel/scope'
import { marketerOf, promotionBarOf } from './marketers'
import { POSTERS } from './published/posters'

type Posters = ResponseOf<typeof queryPosters>

/**
 * What a customer may send now: posters of campaigns while they can be joined, of products only as the bank's staff, and of a
 * distributed product while it is sold. Fails with CampaignUnknown, and as `promotionBarOf` says.
 */
export async function postersFor(
  on: Queryable,
  customer: Customer,
  actId: string | undefined,
  { now, today }: { readonly now: number; readonly today: Day },
): Promise<Result<Posters, BankError>> {
  const barred = await promotionBarOf(on, customer.id, today)
  if (barred) return fail(barred)
  const marketer = await marketerOf(on, customer.id, today)
  if (actId !== undefined && !(await isJoinableNow(on, actId, now))) return fail(bankError('CampaignUnknown'))
  const isStaff = marketer?.standing === 'ACTIVE'
  const asked = POSTERS.filter((one) => actId === undefined || one.actId === actId)
  const allowed = asked.filter(({ subject }) => isStaff || !STAFF_ONLY.includes(subject))
  const posters = (await Promise.all(allowed.map((one) => wirePoster(on, one, now)))).flat()
  const { kind, branch, salesId } = marketer?.marketer ?? {}
  const sender =
    isStaff && kind && branch && salesId !== undefined
      ? { kind, name: marketer.name, branch, salesId }
      : { kind: 'CUSTOMER' as const, name: maskName(customer.realName ?? '') }
  return ok({ posters, sender })
}

/** A poster as it can be sent now; none when what it is about can't be had. */
async function wirePoster(on: Queryable, template: PosterTemplate, now: number): Promise<Posters['posters']> {
  const { productType, lines, ...one } = template
  const poster = { ...one, lines: [...lines] }
  if (one.actId !== undefined) return (await isJoinableNow(on, one.actId, now)) ? [poster] : []
  if (productType === undefined) return [poster]
  const found = await findProduct(on, productType)
  const facts = found && productFactsOf(found, now)
  if (facts?.saleStatus !== 'ON_SALE' || facts.riskLevel === undefined) return []
  return [{ ...poster, product: { name: facts.productName, riskLevel: facts.riskLevel } }]
}
