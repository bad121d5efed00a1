import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { queryCommissions } from '@/contract/commission/queryCommissions'
import type { querySettlements } from '@/contract/commission/querySettlements'
import { COMMISSION_LISTS, COMMISSION_STATES } from '@/domain/commission/machine'
import { confirmDayOf } from '@/domain/commission/rule'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fen } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { kolSince } from '@sandbox/business/referral'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { comesAfter, PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { commissions, commissionSettlements } from './tables'
import type { Commission, Settlement } from './tables'

const isOpen = async (on: Queryable): Promise<boolean> => (await kolSince(on)) !== undefined

const wire = ({ commissionId, level, state, base, rate, amount, accruedDay, reason }: Commission) => ({
  ...{ commissionId, level, state, base, rate, amount, accruedDay },
  ...(state === 'ACCRUED' && { confirmDay: confirmDayOf(accruedDay) }),
  ...(reason !== null && { reason }),
})

/** What a customer's commissions come to, by state. */
async function sumsOf(on: Queryable, customerId: string) {
  const { state, amount } = commissions
  const rows = await on
    .select({
      state,
      amount: sql<number>`sum(${amount})::bigint`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(commissions)
    .where(eq(commissions.customerId, customerId))
    .groupBy(state)
  return COMMISSION_STATES.flatMap((one) =>
    rows.filter((row) => row.state === one).map((row) => ({ ...row, amount: fen(row.amount) })),
  )
}

const ownSettlement = (customerId: string, settlementId: string) =>
  and(eq(commissionSettlements.customerId, customerId), eq(commissionSettlements.settlementId, settlementId))

/** A page of a customer's commissions. Fails with SettlementUnknown for another's too. */
export async function pageOfCommissions(
  on: Queryable,
  customerId: string,
  { list, settlementId, after }: RequestOf<typeof queryCommissions>,
): Promise<Result<ResponseOf<typeof queryCommissions>, BankError>> {
  if (
    settlementId !== undefined &&
    (await on.$count(commissionSettlements, ownSettlement(customerId, settlementId))) === 0
  )
    return fail(bankError('SettlementUnknown'))
  const own = eq(commissions.customerId, customerId)
  const following =
    after === undefined ? undefined : comesAfter([commissions.number], and(own, eq(commissions.commissionId, after)))
  const found = await on
    .select()
    .from(commissions)
    .where(
      and(
        own,
        list && inArray(commissions.state, COMMISSION_LISTS[list]),
        settlementId === undefined ? undefined : eq(commissions.settlementId, settlementId),
        following,
      ),
    )
    .orderBy(desc(commissions.number))
    .limit(PAGE + 1)
  const { rows, more } = pageOf(found)
  return ok({ open: await isOpen(on), commissions: rows.map(wire), more, sums: await sumsOf(on, customerId) })
}

const wireSettlement = ({ settlementId, month, gross, tax, net, state, payDay, paidAt }: Settlement) => ({
  ...{ settlementId, month, gross, tax, net, state, payDay },
  ...(paidAt !== null && { paidAt }),
})

/** A page of a customer's settlements, or one. Fails with SettlementUnknown for another's too. */
export async function pageOfSettlements(
  on: Queryable,
  customerId: string,
  { settlementId, after }: RequestOf<typeof querySettlements>,
): Promise<Result<ResponseOf<typeof querySettlements>, BankError>> {
  const { number } = commissionSettlements
  const own = eq(commissionSettlements.customerId, customerId)
  const following = after === undefined ? undefined : comesAfter([number], ownSettlement(customerId, after))
  const found = await on
    .select()
    .from(commissionSettlements)
    .where(settlementId === undefined ? and(own, following) : ownSettlement(customerId, settlementId))
    .orderBy(desc(number))
    .limit(PAGE + 1)
  if (settlementId !== undefined && found.length === 0) return fail(bankError('SettlementUnknown'))
  const { rows, more } = pageOf(found)
  const { accounts } = schema
  const [account] = await on
    .select({ acctNo: accounts.acctNo })
    .from(accounts)
    .where(eq(accounts.customerId, customerId))
  return ok({
    open: await isOpen(on),
    settlements: rows.map(wireSettlement),
    more,
    acctNo: account?.acctNo ? maskCard(account.acctNo) : '',
  })
}
