import { cancelTransfer as call } from '@/contract/transfer/cancelTransfer'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { isCancellable } from '@/domain/transfer/machine'
import { moneyHandler } from '@sandbox/kernel/orders/moneyHandler'
import { lockTransfer, moveTransfer } from '../machine'
import { takenOf } from '../wire'

/** The transfer's row decides between a cancelling and a sending: whoever has it first wins, and the other finds it so. */
export const cancelTransfer = moneyHandler(call, {
  flow: 'back',
  async work(tx, { customer, now }, { orderNo }) {
    const transfer = await lockTransfer(tx, orderNo)
    if (!transfer || transfer.customerId !== customer.id) return fail(bankError('OrderUnknown'))
    if (!isCancellable(transfer, now)) return fail(bankError('TransferNotCancellable'))
    const moved = await moveTransfer(tx, transfer, { trigger: 'cancelled', now })
    return moved ? ok(takenOf(moved)) : fail(bankError('TransferNotCancellable'))
  },
})
