import { eq } from 'drizzle-orm'
import type { ExportSection } from '@sandbox/kernel/capability'
import { shops } from './tables'

/** A marketer's own shop: what is edited, and what everybody reads. */
export const shopExport: ExportSection = {
  tables: [shops],
  async read(on, { customerId }) {
    const rows = await on.select().from(shops).where(eq(shops.customerId, customerId))
    return rows.map(({ salesId, draft, state, published, submittedAt, publishedAt, open }) => ({
      ...{ salesId, introduction: draft.introduction },
      products: draft.products.join('、'),
      articles: draft.articles.join('、'),
      ...{ state, shown: published?.introduction ?? null, submittedAt, publishedAt, open },
    }))
  },
}
