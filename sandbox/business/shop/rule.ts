import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { APPROVED_WORDS } from '@/domain/referral/words'
import { fail, ok } from '@/domain/result'
import { saysShopProblem, shopProblem, SHOP_MACHINE } from '@/domain/shop/shop'
import type { ShopText } from '@/domain/shop/shop'
import { shownOn } from '@sandbox/business/content'
import { lockMarketer } from '@sandbox/business/referral'
import { approvalRule, customerPayee } from '@sandbox/kernel/approvals'
import { bankNow } from '@sandbox/kernel/clock'
import type { Queryable } from '@sandbox/kernel/db'
import { shops } from './tables'

const keys = v.pipe(v.string(), v.maxLength(200))

const payload = v.strictObject({
  values: v.strictObject({
    salesId: v.pipe(v.string(), v.regex(/^S\d{6}$/)),
    introduction: v.pipe(v.string(), v.maxLength(200)),
    products: keys,
    articles: keys,
  }),
  rows: v.pipe(v.array(v.never()), v.maxLength(0)),
})

type Values = v.InferOutput<typeof payload>['values']

const listOf = (text: string): readonly string[] => text.split(' ').filter((key) => key !== '')
const textOf = ({ introduction, products, articles }: Values): ShopText => ({
  introduction,
  products: listOf(products),
  articles: listOf(articles),
})

const find = async (on: Queryable, salesId: string) =>
  (await on.select().from(shops).where(eq(shops.salesId, salesId)))[0]

const titleOf = (productType: string): string =>
  APPROVED_WORDS.find((one) => one.productType === productType)?.title ?? productType

/** The articles as customers see them called; one that the bank has taken back since says so. */
async function titlesOf(on: Queryable, articles: readonly string[]): Promise<readonly string[]> {
  const shown = await shownOn(on, dayOfInstant(await bankNow(on)))
  return articles.map((key) => shown.find(({ articleId }) => articleId === key)?.title ?? `${key}（已撤下）`)
}

/** A shop's next version, which everybody reads once somebody else has approved it. */
export const shopRule = approvalRule({
  payload,
  async payee(on, { payload: { values } }) {
    const shop = await find(on, values.salesId)
    return customerPayee(on, shop?.customerId, (name) => `${name}的店铺（工号${values.salesId}）`)
  },
  async lines(on, { payload: { values } }) {
    const { introduction, products, articles } = textOf(values)
    const before = (await find(on, values.salesId))?.published
    return [
      { label: '工号', value: values.salesId },
      { label: '个人介绍', value: introduction },
      { label: '产品', value: products.map(titleOf).join('、') },
      { label: '文章', value: articles.length === 0 ? '无' : (await titlesOf(on, articles)).join('、') },
      { label: '现展示的介绍', value: before?.introduction ?? '无' },
    ]
  },
  marks: (_, { payload: { values } }) => {
    const problem = shopProblem(textOf(values))
    return Promise.resolve(problem ? [{ says: saysShopProblem(problem) }] : [])
  },
  async execute(tx, { approvalId, payload: { values }, now }) {
    // The owner's row is held, so that the right to promote can't end meanwhile.
    const owner = await lockMarketer(tx, values.salesId)
    const shop = await find(tx, values.salesId)
    if (!owner || !shop || shop.approvalId !== approvalId || SHOP_MACHINE.after(shop.state, 'approve') === undefined)
      return fail(bankError('ShopUnknown'))
    if (owner.state !== 'ACTIVE') return fail(bankError('MarketerSuspended'))
    const published = textOf(values)
    await tx
      .update(shops)
      .set({ state: 'ONLINE', published, publishedAt: now, term: owner.since })
      .where(eq(shops.salesId, values.salesId))
    return ok({ receipt: values.salesId })
  },
  async ended(tx, { approvalId, payload: { values } }) {
    const shop = await find(tx, values.salesId)
    if (shop?.approvalId !== approvalId || shop.state !== 'IN_REVIEW') return
    await tx.update(shops).set({ state: 'REJECTED' }).where(eq(shops.salesId, values.salesId))
  },
})
