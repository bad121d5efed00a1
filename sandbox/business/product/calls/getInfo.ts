import { getInfo as call } from '@/contract/product/getInfo'
import { familyRule } from '@/domain/products/families'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { findProduct } from '../products'

/** The rate of the 12-month smart deposit, the only product this old call is about. */
export const getInfo = publicHandler(call, async ({ bank }) => {
  const [productType = ''] = familyRule('smart12').codes
  const product = await findProduct(bank.db.drizzle, productType)
  return product ? ok({ realRate: product.appointRate }) : fail(bankError('ProductUnknown'))
})
