import { getInfo as call } from '../../../src/contract/product/getInfo'
import { familyRule } from '../../../src/domain/products/families'
import { bankError } from '../../../src/domain/errors/catalogue'
import { fail, ok } from '../../../src/domain/result'
import { findProduct } from '../../catalogue'
import { publicHandler } from '../scope'

/** The smart deposit of 12 months: the family still asked about by that name. */
export const getInfo = publicHandler(call, async ({ bank }) => {
  const [productType = ''] = familyRule('smart12').codes
  const product = await findProduct(bank.db.drizzle, productType)
  return product ? ok({ realRate: product.appointRate }) : fail(bankError('ProductUnknown'))
})
