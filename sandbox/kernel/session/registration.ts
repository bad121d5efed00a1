import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { rowsOf, schema } from '../db'
import type { Queryable, Tx } from '../db'

type Customer = typeof schema.customers.$inferSelect

/** Whether the person behind an open id is a customer: here, through another of their open ids, or not at all. */
export type Registration =
  | { readonly kind: 'here'; readonly customer: Customer }
  | { readonly kind: 'elsewhere'; readonly customer: Customer; readonly foundByPhone: boolean }
  | { readonly kind: 'none' }

/**
 * Looks a person up. Elsewhere: the platform's union id joins the open ids that one person has in several channels; a code
 * sent to a customer's phone joins whoever has that phone now (`foundByPhone`). The platform's word goes before the phone's,
 * because only it says that this is the same person.
 */
export async function registrationOf(on: Queryable, openId: string): Promise<Registration> {
  const { wechatIdentities, customers } = schema
  const [own] = await on
    .select({
      unionId: wechatIdentities.unionId,
      syncCustomerId: wechatIdentities.syncCustomerId,
      customer: customers,
    })
    .from(wechatIdentities)
    .leftJoin(customers, eq(customers.id, wechatIdentities.customerId))
    .where(eq(wechatIdentities.openId, openId))
  if (own?.customer) return { kind: 'here', customer: own.customer }
  const same = own?.unionId ? await customerOfUnion(on, openId, own.unionId) : undefined
  if (same) return { kind: 'elsewhere', customer: same, foundByPhone: false }
  if (!own?.syncCustomerId) return { kind: 'none' }
  const [found] = await on.select().from(customers).where(eq(customers.id, own.syncCustomerId))
  return found ? { kind: 'elsewhere', customer: found, foundByPhone: true } : { kind: 'none' }
}

/** The customer that a person is under another of their open ids. */
async function customerOfUnion(on: Queryable, openId: string, unionId: string): Promise<Customer | undefined> {
  const { wechatIdentities, customers } = schema
  const [other] = await on
    .select({ customer: customers })
    .from(wechatIdentities)
    .innerJoin(customers, eq(customers.id, wechatIdentities.customerId))
    .where(
      and(
        eq(wechatIdentities.unionId, unionId),
        ne(wechatIdentities.openId, openId),
        isNotNull(wechatIdentities.customerId),
      ),
    )
  return other?.customer
}

/** Records that the platform knows somebody by an open id, and by a union id once it tells one. `now`: epoch ms. */
export async function rememberIdentity(
  on: Queryable,
  { openId, unionId }: { readonly openId: string; readonly unionId: string | undefined },
  now: number,
): Promise<void> {
  const known = on.insert(schema.wechatIdentities).values({ openId, unionId, createdAt: now })
  await (unionId === undefined
    ? known.onConflictDoNothing()
    : known.onConflictDoUpdate({ target: schema.wechatIdentities.openId, set: { unionId } }))
}

/** Makes the customer known under this open id too. */
export async function joinCustomer(on: Queryable, openId: string, customerId: string): Promise<void> {
  await on
    .update(schema.wechatIdentities)
    .set({ customerId, syncCustomerId: null })
    .where(eq(schema.wechatIdentities.openId, openId))
}

/** Records that this open id's owner has a customer's phone, so that the sync may be offered. */
export async function offerSync(on: Queryable, openId: string, customerId: string): Promise<void> {
  await on
    .update(schema.wechatIdentities)
    .set({ syncCustomerId: customerId })
    .where(eq(schema.wechatIdentities.openId, openId))
}

/** Makes a customer of whoever is behind an open id; gives the customer's id. `now` by the bank's clock. */
export async function registerCustomer(tx: Tx, openId: string, mobileNo: string, now: number): Promise<string> {
  const [next] = await rowsOf<{ number: number }>(tx, sql`SELECT nextval('client_numbers') AS number`)
  const id = randomUUID()
  await tx.insert(schema.customers).values({ id, clientNo: `C${next?.number ?? id}`, mobileNo, registeredAt: now })
  await joinCustomer(tx, openId, id)
  return id
}
