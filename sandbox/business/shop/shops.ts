import { and, eq } from 'drizzle-orm'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { queryMyShop } from '@/contract/shop/queryMyShop'
import type { queryShop } from '@/contract/shop/queryShop'
import type { saveShop } from '@/contract/shop/saveShop'
import type { Day } from '@/domain/dates/day'
import { bankError } from '@/domain/errors/catalogue'
import type { BankError } from '@/domain/errors/catalogue'
import { APPROVED_WORDS, mayPromote } from '@/domain/referral/words'
import type { ApprovedWords } from '@/domain/referral/words'
import { fail, ok } from '@/domain/result'
import type { Result } from '@/domain/result'
import { saysShopProblem, shopProblem, SHOP_MACHINE } from '@/domain/shop/shop'
import type { ShopText } from '@/domain/shop/shop'
import { approvals, BANK, beginApproval } from '@sandbox/business/approval'
import type { Actor } from '@sandbox/business/approval'
import { shownOn } from '@sandbox/business/content'
import { marketerBySalesId, marketerOf } from '@sandbox/business/referral'
import type { MarketerStatus } from '@sandbox/business/referral'
import type { Capability } from '@sandbox/kernel/capability'
import type { Queryable, Tx } from '@sandbox/kernel/db'
import { shops } from './tables'
import type { Shop } from './tables'

/** The customer's shop. */
export async function shopOf(on: Queryable, customerId: string): Promise<Shop | undefined> {
  const [found] = await on.select().from(shops).where(eq(shops.customerId, customerId))
  return found
}

/**
 * Whether everybody can read a shop now: its owner may promote, by the same approval as when it was published, and wants it to
 * be seen. So it goes off with the owner's right, in the transaction that ends that, and nothing has to follow.
 */
const isOnline = (shop: Shop | undefined, { marketer, standing }: MarketerStatus): boolean =>
  shop !== undefined && shop.published !== null && shop.open && standing === 'ACTIVE' && shop.term === marketer.since

/** A shop as everybody reads it. Fails with ShopUnknown, whatever the reason. */
export async function readShop(
  on: Queryable,
  salesId: string,
  today: Day,
): Promise<Result<ResponseOf<typeof queryShop>, BankError>> {
  const owner = await marketerBySalesId(on, salesId.trim().toUpperCase(), today)
  const shop = owner && (await shopOf(on, owner.marketer.customerId))
  if (!owner || !shop?.published || !isOnline(shop, owner)) return fail(bankError('ShopUnknown'))
  const { kind, branch } = owner.marketer
  const { introduction, products, articles } = shop.published
  const shown = await shownOn(on, today)
  return ok({
    ...{ salesId: shop.salesId, name: owner.name, kind, branch, introduction },
    // What may no longer be promoted, or not by its owner, and what the bank has taken back, is gone from every shop at once.
    products: products.filter((key) => wordsFor(owner.marketer).some(({ productType }) => productType === key)),
    articles: articles.flatMap((key) =>
      shown.filter(({ articleId }) => articleId === key).map(({ articleId, title }) => ({ articleId, title })),
    ),
  })
}

const wireText = ({ introduction, products, articles }: ShopText) => ({
  introduction,
  products: [...products],
  articles: [...articles],
})

/** Sections whose articles a shop may show. */
const OFFERED_SECTIONS: readonly string[] = ['EDU', 'PUBLICITY']
const MAX_OFFERED = 12

/** What the owner of a shop may promote. */
const wordsFor = (marketer: MarketerStatus['marketer']): readonly ApprovedWords[] =>
  APPROVED_WORDS.filter((words) => mayPromote(words, marketer))

/** What may be put on a shop: products with approved words that its owner may promote, and the bank's own articles. */
async function offeredOn(
  on: Queryable,
  { marketer }: MarketerStatus,
  today: Day,
): Promise<ResponseOf<typeof queryMyShop>['offered']> {
  const articles = (await shownOn(on, today)).filter(({ section }) => OFFERED_SECTIONS.includes(section))
  return [
    ...wordsFor(marketer).map(({ productType, title }) => ({ key: productType, title, kind: 'PRODUCT' as const })),
    ...articles
      .slice(0, MAX_OFFERED)
      .map(({ articleId, title }) => ({ key: articleId, title, kind: 'ARTICLE' as const })),
  ]
}

const EMPTY: ShopText = { introduction: '', products: [], articles: [] }

/** The own shop of a marketer. Fails with NotPermitted for anybody else. */
export async function readOwn(
  on: Queryable,
  customerId: string,
  today: Day,
): Promise<Result<ResponseOf<typeof queryMyShop>, BankError>> {
  const owner = await marketerOf(on, customerId, today)
  if (owner?.standing !== 'ACTIVE') return fail(bankError('NotPermitted'))
  const shop = await shopOf(on, customerId)
  return ok({
    salesId: owner.marketer.salesId,
    draft: wireText(shop?.draft ?? EMPTY),
    state: shop?.state ?? 'DRAFT',
    online: isOnline(shop, owner),
    approved: shop !== undefined && shop.published !== null && shop.term === owner.marketer.since,
    ...(typeof shop?.approvalId === 'string' && { approvalId: shop.approvalId }),
    ...(typeof shop?.submittedAt === 'number' && { submittedAt: shop.submittedAt }),
    offered: await offeredOn(on, owner, today),
  })
}

/** With what a shop is saved. */
export interface Desk {
  readonly capabilities: readonly Capability[]
  readonly actor: Actor
  readonly customerId: string
  readonly today: Day
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** What a text can't name, or isn't; undefined when it can be handed in. */
async function problemOf(
  on: Queryable,
  owner: MarketerStatus,
  text: ShopText,
  today: Day,
): Promise<BankError | undefined> {
  const problem = shopProblem(text)
  if (problem) return bankError('ShopInvalid', saysShopProblem(problem))
  const offered = await offeredOn(on, owner, today)
  const isOffered = (key: string, kind: string) => offered.some((one) => one.key === key && one.kind === kind)
  const all = [
    ...text.products.map((key) => isOffered(key, 'PRODUCT')),
    ...text.articles.map((key) => isOffered(key, 'ARTICLE')),
  ]
  return all.every(Boolean) ? undefined : bankError('ShopInvalid', '所选产品或文章已不能展示，请重新选择')
}

/**
 * Keeps what a shop shall say, and hands it in where that is asked. The caller holds the customer's row; the same id hands in
 * once. Fails with NotPermitted for who may not promote now, ShopInvalid, ShopUnderReview, and as `beginApproval`.
 */
export async function keepShop(
  tx: Tx,
  { capabilities, actor, customerId, today, now }: Desk,
  { clientId, submit, ...changed }: RequestOf<typeof saveShop>,
): Promise<Result<ResponseOf<typeof saveShop>, BankError>> {
  const owner = await marketerOf(tx, customerId, today)
  if (owner?.standing !== 'ACTIVE') return fail(bankError('NotPermitted'))
  const { salesId } = owner.marketer
  const before = await shopOf(tx, customerId)
  const state = before?.state ?? 'DRAFT'
  const same = and(eq(approvals.applicantId, actor.id), eq(approvals.clientId, clientId))
  const [sent] = await tx.select({ approvalId: approvals.approvalId }).from(approvals).where(same)
  if (sent) return ok(sent)
  if (SHOP_MACHINE.after(state, 'edit') === undefined) return fail(bankError('ShopUnderReview'))
  const draft: ShopText = { ...(before?.draft ?? EMPTY), ...withoutGaps(changed) }
  const problem = submit ? await problemOf(tx, owner, draft, today) : lengthProblem(draft)
  if (problem) return fail(problem)
  const kept = { draft, state: 'DRAFT', changedAt: now } as const
  await tx
    .insert(shops)
    .values({ customerId, salesId, ...kept })
    .onConflictDoUpdate({ target: shops.customerId, set: kept })
  if (!submit) return ok({})
  const payload = { values: { salesId, introduction: draft.introduction.trim(), ...listed(draft) }, rows: [] }
  const begun = await beginApproval(
    tx,
    { capabilities, actor, now },
    { clientId, kind: 'SHOP', owner: BANK, role: actor.staff ? 'STAFF' : undefined, payload },
  )
  if (!begun.ok) return begun
  const { approvalId } = begun.value
  await tx
    .update(shops)
    .set({ state: 'IN_REVIEW', approvalId, submittedAt: now })
    .where(eq(shops.customerId, customerId))
  return ok({ approvalId })
}

/** What a draft that isn't handed in may be: anything that has room. */
function lengthProblem(draft: ShopText): BankError | undefined {
  const problem = shopProblem(draft)
  const isUnfinished = problem === undefined || problem === 'empty' || problem === 'noProducts'
  return isUnfinished ? undefined : bankError('ShopInvalid', saysShopProblem(problem))
}

const withoutGaps = ({ introduction, products, articles }: Partial<ShopText>): Partial<ShopText> => ({
  ...(introduction !== undefined && { introduction }),
  ...(products !== undefined && { products }),
  ...(articles !== undefined && { articles }),
})

/** Lists as an application has them. */
const listed = ({ products, articles }: ShopText) => ({ products: products.join(' '), articles: articles.join(' ') })

/** Shows the own shop to everybody, or takes it off. Fails with NotPermitted, ShopUnknown where nothing was approved yet. */
export async function openShop(
  tx: Tx,
  customerId: string,
  { open, today }: { readonly open: boolean; readonly today: Day },
): Promise<Result<{ readonly online: boolean }, BankError>> {
  const owner = await marketerOf(tx, customerId, today)
  if (owner?.standing !== 'ACTIVE') return fail(bankError('NotPermitted'))
  if (!(await shopOf(tx, customerId))?.published) return fail(bankError('ShopUnknown'))
  const [changed] = await tx.update(shops).set({ open }).where(eq(shops.customerId, customerId)).returning()
  return ok({ online: isOnline(changed, owner) })
}
