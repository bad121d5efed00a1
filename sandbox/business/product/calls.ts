import * as calls from '@/contract/product'
import { bankError } from '@/domain/errors/catalogue'
import { ppm } from '@/domain/money/fen'
import { familyRule } from '@/domain/product/families'
import { fail, ok } from '@/domain/result'
import { readFlag } from '@sandbox/kernel/flags'
import { accountHandler, publicHandler } from '@sandbox/kernel/scope'
import { offerFactsOf, offersOf, redeemCode } from './agreementCodes'
import { factsWithYield } from './facts'
import { publishedIncomes } from './incomes'
import { invitationsOf } from './invitations'
import { findProduct, listProducts } from './products'

export const queryProducts = publicHandler(calls.queryProducts, async ({ bank, now }) => {
  const on = bank.db.drizzle
  const products = await listProducts(on)
  return ok({ products: await Promise.all(products.map((product) => factsWithYield(on, product, now))) })
})

export const queryProductDetail = publicHandler(calls.queryProductDetail, async ({ bank, now }, { productType }) => {
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

/** The rate of the 12-month smart deposit, the only product this old call is about. */
export const getInfo = publicHandler(calls.getInfo, async ({ bank }) => {
  const [productType = ''] = familyRule('smart12').codes
  const product = await findProduct(bank.db.drizzle, productType)
  return product ? ok({ realRate: product.appointRate }) : fail(bankError('ProductUnknown'))
})

export const redeemAgreementCode = accountHandler(
  calls.redeemAgreementCode,
  ({ bank, customer, now, today }, { agreementCode }) =>
    bank.db.transaction(async (tx) => {
      const redeemed = await redeemCode(tx, { customerId: customer.id, now, today }, agreementCode)
      if (!redeemed.ok) return redeemed
      const product = await findProduct(tx, redeemed.value.productType)
      if (!product) return fail(bankError('AgreementCodeInvalid'))
      return ok({ offer: offerFactsOf(redeemed.value, product, { now, today }) })
    }),
)

export const queryAgreementOffers = accountHandler(
  calls.queryAgreementOffers,
  async ({ bank, customer, now, today }, asked) =>
    ok(await offersOf(bank.db.drizzle, { customerId: customer.id, now, today }, asked)),
)

export const queryInvitations = accountHandler(calls.queryInvitations, async ({ bank, customer }) =>
  ok({ families: [...(await invitationsOf(bank.db.drizzle, customer.id))] }),
)
