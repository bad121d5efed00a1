import { queryProductDetail as call } from '../../../src/contract/product/queryProductDetail'
import { bankError } from '../../../src/domain/errors/catalogue'
import { ppm } from '../../../src/domain/money/fen'
import { fail, ok } from '../../../src/domain/result'
import { findProduct } from '../../catalogue'
import { publishedIncomes } from '../../wealth'
import { readFlag } from '../flags'
import { publicHandler } from '../scope'
import { factsWithYield } from './facts'

export const queryProductDetail = publicHandler(call, async ({ bank, now }, { productType }) => {
  const on = bank.db.drizzle
  const product = await findProduct(on, productType)
  if (!product) return fail(bankError('ProductUnknown'))
  const incomes = product.kind === 'wealth' ? await publishedIncomes(on, productType) : []
  return ok({
    product: await factsWithYield(on, product, now),
    yields: incomes.map(({ day, incomePer10k, sevenDayYield }) => ({
      date: day,
      sevenDayYield: ppm(sevenDayYield),
      incomePer10k,
    })),
    agreementVersion: await readFlag(on, 'productAgreementVersion'),
  })
})
