import { queryRenewals as call } from '@/contract/maturity/queryRenewals'
import type { RenewalRecord as Facts } from '@/contract/maturity/maturityFields'
import { paidOutReason } from '@/domain/maturity/outcome'
import { fen } from '@/domain/money/fen'
import { ok } from '@/domain/result'
import { PAGE, pageOf } from '@sandbox/kernel/db/keyset'
import { accountHandler } from '@sandbox/kernel/scope'
import { listRenewals } from '../records'
import type { RenewalRecord } from '../records'
import { readSeqNo } from '@sandbox/business/deposit'

export const queryRenewals = accountHandler(call, async ({ bank, customer }, { after }) => {
  const from = after === undefined ? {} : { after: readSeqNo(after) ?? 0 }
  const found = await listRenewals(bank.db.drizzle, { customerId: customer.id, ...from, limit: PAGE + 1 })
  const { rows, more } = pageOf(found)
  return ok({ records: rows.map(renewalFacts), more })
})

const renewalFacts = (record: RenewalRecord): Facts => ({
  seqNo: String(record.seqNo),
  prodType: record.from.productType,
  prodDesc: record.from.name,
  principal: fen(record.from.amount),
  instruction: record.instruction,
  outcome: record.outcome,
  reason: record.reason === null ? '' : paidOutReason(record.reason),
  amount: record.amount,
  paidOut: record.paidOut,
  newSeqNo: record.newSeqNo === null ? '' : String(record.newSeqNo),
  newProdType: record.productType ?? '',
  newProdDesc: record.into?.name ?? '',
  newRate: record.rate,
  newEndDate: record.into?.endDay ?? '',
  date: record.day,
})
