import { queryProductDetail as call } from '@/contract/product/queryProductDetail'
import { bankError } from '@/domain/errors/catalogue'
import { ppm } from '@/domain/money/fen'
import { fail, ok } from '@/domain/result'
import { readFlag } from '@sandbox/kernel/flags'
import { publicHandler } from '@sandbox/kernel/scope'
import { factsWithYield } from '../facts'
import { findProduct } from '../products'
import { publishedIncomes } from '../incomes'

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
    ...(product.alert ? { alert: product.alert } : {}),
    agreementVersion: await readFlag(on, 'productAgreementVersion'),
  })
})
