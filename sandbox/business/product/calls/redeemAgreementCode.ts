import { redeemAgreementCode as call } from '@/contract/product/redeemAgreementCode'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { accountHandler } from '@sandbox/kernel/scope'
import { offerFactsOf, redeemCode } from '../agreementCodes'
import { findProduct } from '../products'

export const redeemAgreementCode = accountHandler(call, ({ bank, customer, now, today }, { agreementCode }) =>
  bank.db.transaction(async (tx) => {
    const redeemed = await redeemCode(tx, { customerId: customer.id, now, today }, agreementCode)
    if (!redeemed.ok) return redeemed
    const product = await findProduct(tx, redeemed.value.productType)
    if (!product) return fail(bankError('AgreementCodeInvalid'))
    return ok({ offer: offerFactsOf(redeemed.value, product, { now, today }) })
  }),
)
