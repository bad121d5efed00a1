import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { schema, type Queryable } from '../db'

type Customer = typeof schema.customers.$inferSelect

/** Whether the person behind an open id is a customer: here, through another of their open ids, or not at all. */
export type Registration =
  | { readonly kind: 'here'; readonly customer: Customer }
  | { readonly kind: 'elsewhere'; readonly customer: Customer }
  | { readonly kind: 'none' }

/** Looks a person up; the platform's union id joins the open ids one person has in several channels. */
export async function registrationOf(on: Queryable, openId: string): Promise<Registration> {
  const { wechatIdentities, customers } = schema
  const [own] = await on
    .select({ unionId: wechatIdentities.unionId, customer: customers })
    .from(wechatIdentities)
    .leftJoin(customers, eq(customers.id, wechatIdentities.customerId))
    .where(eq(wechatIdentities.openId, openId))
  if (own?.customer) return { kind: 'here', customer: own.customer }
  if (!own?.unionId) return { kind: 'none' }
  const [other] = await on
    .select({ customer: customers })
    .from(wechatIdentities)
    .innerJoin(customers, eq(customers.id, wechatIdentities.customerId))
    .where(
      and(
        eq(wechatIdentities.unionId, own.unionId),
        ne(wechatIdentities.openId, openId),
        isNotNull(wechatIdentities.customerId),
      ),
    )
  return other ? { kind: 'elsewhere', customer: other.customer } : { kind: 'none' }
}

/** Makes the customer known under this open id too. */
export async function joinCustomer(on: Queryable, openId: string, customerId: string): Promise<void> {
  await on.update(schema.wechatIdentities).set({ customerId }).where(eq(schema.wechatIdentities.openId, openId))
}
