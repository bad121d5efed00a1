import { showVoucher as call } from '@/contract/voucher/showVoucher'
import { accountHandler } from '@sandbox/kernel/scope'
import { showCode } from '../vouchers'

export const showVoucher = accountHandler(call, ({ bank, customer, now }, { voucherId }) =>
  bank.db.transaction((tx) => showCode(tx, customer.id, voucherId, now)),
)
