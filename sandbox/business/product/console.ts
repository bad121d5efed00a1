import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { basisPoints } from '@/domain/money/fen'
import { consoleAction } from '@sandbox/kernel/capability'
import type { ConsolePart } from '@sandbox/kernel/capability'
import { findProduct, listProducts, withAgreedRate } from './products'
import { products } from './tables'

export const productConsole: ConsolePart = {
  views: {
    products: async ({ db }) =>
      (await listProducts(db.drizzle)).map(({ productType, name, kind, saleStatus, appointRate }) => ({
        productType,
        name,
        kind,
        saleStatus,
        appointRate,
      })),
  },
  actions: {
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
}
