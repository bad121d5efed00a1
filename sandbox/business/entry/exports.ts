import { eq } from 'drizzle-orm'
import type { ExportSection } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'

const { wechatIdentities } = schema

/** Times only; the open ids are secrets between the platform and the bank. */
export const wechatExport: ExportSection = {
  tables: [wechatIdentities],
  read: (on, { customerId }) =>
    on
      .select({ since: wechatIdentities.createdAt })
      .from(wechatIdentities)
      .where(eq(wechatIdentities.customerId, customerId)),
}
