import { queryWalletRecord as call } from '@/contract/account/queryWalletRecord'
import { bankError } from '@/domain/errors/catalogue'
import { maskCard } from '@/domain/masks/mask'
import { fail, ok } from '@/domain/result'
import { findTransfer, wireTransfer } from '@sandbox/business/transfer'
import { accountHandler } from '@sandbox/kernel/scope'
import { hasReceipt } from '@sandbox/kernel/orders'
import { recordCalled, wireRecord } from '../records/page'

export const queryWalletRecord = accountHandler(call, async ({ bank, customer, account, now }, { recordId }) => {
  const on = bank.db.drizzle
  const [found] = await recordCalled(on, customer.id, recordId)
  if (!found) return fail(bankError('RecordUnknown'))
  const { record, product, order } = found
  const transfer = await findTransfer(on, customer.id, record.recordId)
  return ok({
    ...wireRecord(bank.capabilities, found),
    acctNo: maskCard(account.acctNo),
    receipt: order !== null && hasReceipt(order),
    ...(product &&
      record.seqNo !== null && {
        product: { seqNo: String(record.seqNo), prodType: product.productType, prodDesc: product.name },
      }),
    ...(transfer && { transfer: await wireTransfer(on, transfer, now) }),
  })
})
