import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { addDays } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { basisPoints, fen } from '@/domain/money/fen'
import { MAX_CODE_DAYS } from '@/domain/product/agreementCode'
import { INVITED_FAMILIES } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { customers } from '@sandbox/kernel/db/schema/people'
import { issueAgreementCode } from './agreementCodes'
import { invitationsOf, invite, withdrawInvitation } from './invitations'
import { findProduct, listProducts, sellEveryFamily, withAgreedRate } from './products'
import { products } from './tables'

const family = v.pipe(
  v.string(),
  v.check((name) => INVITED_FAMILIES.some((one) => one === name), 'nobody is invited to that'),
  v.transform((name) => name as FamilyKey),
)

export const productConsole = {
  views: {
    products: async ({ db }) =>
      (await listProducts(db.drizzle)).map(({ productType, name, kind, saleStatus, appointRate }) => ({
        productType,
        name,
        kind,
        saleStatus,
        appointRate,
      })),
    invitations: async ({ db }) => {
      const all = await db.drizzle
        .select({ customerId: customers.id, name: customers.realName, mobileNo: customers.mobileNo })
        .from(customers)
        .orderBy(customers.clientNo)
      const invited = all.map(async ({ customerId, ...one }) => ({
        ...one,
        families: await invitationsOf(db.drizzle, customerId),
      }))
      return { families: INVITED_FAMILIES, customers: await Promise.all(invited) }
    },
  },
  actions: {
    sale: consoleAction(v.strictObject({ every: v.boolean() }), async ({ db }, { every }) => {
      await sellEveryFamily(db.drizzle, every)
      return { every }
    }),
    invite: consoleAction(
      v.strictObject({ mobileNo: v.string(), family, invited: v.boolean() }),
      async ({ db, businessNow }, { mobileNo, family: to, invited }) => {
        const [customer] = await db.drizzle
          .select({ id: customers.id })
          .from(customers)
          .where(eq(customers.mobileNo, mobileNo))
        if (!customer) return { invited: false }
        if (invited) await invite(db.drizzle, customer.id, to, await businessNow())
        else await withdrawInvitation(db.drizzle, customer.id, to)
        return { invited }
      },
    ),
    agreementCode: consoleAction(
      v.strictObject({
        mobileNo: v.string(),
        productType: v.string(),
        rate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000)),
        floorBalance: v.pipe(v.number(), v.integer(), v.minValue(0)),
        term: v.pipe(v.number(), v.integer(), v.minValue(1)),
        termType: v.picklist(['D', 'M', 'Y']),
        days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CODE_DAYS)),
        adviser: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
      }),
      async ({ db, businessNow }, { mobileNo, rate, floorBalance, days, adviser, ...terms }) => {
        const [customer] = await db.drizzle
          .select({ id: customers.id })
          .from(customers)
          .where(eq(customers.mobileNo, mobileNo))
        if (!customer) return { refused: 'customerUnknown' }
        const now = await businessNow()
        const given = { customerId: customer.id, lastDay: addDays(dayOfInstant(now), days), issuedBy: adviser, now }
        const agreed = { ...terms, rate: basisPoints(rate), floorBalance: fen(floorBalance) }
        const issued = await issueAgreementCode(db.drizzle, { ...agreed, ...given })
        return issued.ok ? { code: issued.value.code } : { refused: issued.error }
      },
    ),
    product: consoleAction(
      v.strictObject({
        productType: v.string(),
        saleStatus: v.optional(v.picklist(['ON_SALE', 'PAUSED', 'CLOSED'])),
        appointRate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000))),
      }),
      async ({ db }, { productType, saleStatus, appointRate }) => {
        const product = await findProduct(db.drizzle, productType)
        const changes = {
          ...(saleStatus === undefined ? {} : { saleStatus }),
          ...(appointRate === undefined || !product ? {} : withAgreedRate(product, basisPoints(appointRate))),
        }
        if (Object.keys(changes).length > 0) {
          await db.drizzle.update(products).set(changes).where(eq(products.productType, productType))
        }
        return { productType, ...changes }
      },
    ),
  },
} satisfies ConsolePart
