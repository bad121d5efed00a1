import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { renewals } from './tables'
import type { Renewal } from './tables'
import { holdings } from '../deposit'
import { products } from '../product'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter } from '@sandbox/kernel/db/keyset'

/** What was done with a matured deposit, with the names of what it was and what it went into. */
export interface RenewalRecord extends Renewal {
  readonly from: { readonly productType: string; readonly name: string; readonly amount: number }
  /** Undefined when it was paid out. */
  readonly into?: { readonly name: string; readonly endDay: string }
}

/** A customer's records, the latest maturity first, after the matured holding `after`. */
export async function listRenewals(
  on: Queryable,
  { customerId, after, seqNo, limit }: { customerId: string; after?: number; seqNo?: number; limit: number },
): Promise<readonly RenewalRecord[]> {
  const [matured, opened, was, is] = [
    alias(holdings, 'matured'),
    alias(holdings, 'opened'),
    alias(products, 'was'),
    alias(products, 'is_now'),
  ]
  const rows = await on
    .select({
      renewal: renewals,
      productType: matured.productType,
      amount: matured.amount,
      name: was.name,
      newName: is.name,
      endDay: opened.endDay,
    })
    .from(renewals)
    .innerJoin(matured, eq(matured.seqNo, renewals.seqNo))
    .innerJoin(was, eq(was.productType, matured.productType))
    .leftJoin(is, eq(is.productType, renewals.productType))
    .leftJoin(opened, eq(opened.renewedFrom, renewals.seqNo))
    .where(
      and(
        eq(renewals.customerId, customerId),
        // A deposit of seven days may end long before an older one, so its number tells no order.
        after === undefined
          ? undefined
          : comesAfter(
              [renewals.day, renewals.seqNo],
              and(eq(renewals.customerId, customerId), eq(renewals.seqNo, after)),
            ),
        seqNo === undefined ? undefined : eq(renewals.seqNo, seqNo),
      ),
    )
    .orderBy(desc(renewals.day), desc(renewals.seqNo))
    .limit(limit)
  return rows.map(({ renewal, productType, amount, name, newName, endDay }) => ({
    ...renewal,
    from: { productType, name, amount },
    ...(newName !== null && { into: { name: newName, endDay: endDay ?? '' } }),
  }))
}

/** The record of one matured holding; undefined when it was paid out as usual. */
export const renewalOf = async (on: Queryable, customerId: string, seqNo: number): Promise<RenewalRecord | undefined> =>
  (await listRenewals(on, { customerId, seqNo, limit: 1 }))[0]
