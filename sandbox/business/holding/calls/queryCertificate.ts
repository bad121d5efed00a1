import { queryCertificate as call } from '@/contract/holding/queryCertificate'
import { bankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { findProduct } from '@sandbox/business/product'
import { listWealth } from '@sandbox/business/wealth'
import { accountHandler } from '@sandbox/kernel/scope'
import { findHolding, readSeqNo, uncertainRatesOf } from '@sandbox/business/deposit'

export const queryCertificate = accountHandler(call, async ({ bank, customer, account, now }, request) => {
  const on = bank.db.drizzle
  const seqNo = readSeqNo(request.seqNo)
  if (seqNo === undefined) return fail(bankError('HoldingUnknown'))
  const [position] = await listWealth(on, customer.id, seqNo)
  if (position) return fail(bankError('CertificateNotADeposit'))
  const holding = await findHolding(on, customer.id, seqNo)
  const product = holding && (await findProduct(on, holding.productType))
  if (!holding || !product) return fail(bankError('HoldingUnknown'))
  return ok({
    certificateNo: String(seqNo),
    holderName: customer.realName ?? '',
    acctNo: maskCard(account.acctNo),
    productName: product.name,
    principal: holding.amount,
    appointRate: holding.appointRate,
    ...uncertainRatesOf(holding),
    term: holding.term,
    termType: holding.termType,
    startDate: holding.startDay,
    endDate: holding.endDay,
    closed: holding.status !== 'open',
    issuedAt: now,
  })
})
