import { asc, eq } from 'drizzle-orm'
import { MAX_EXPORTED, ownRows } from '@sandbox/kernel/capability'
import type { Capability, ExportSection, ExportSubject } from '@sandbox/kernel/capability'
import { schema } from '@sandbox/kernel/db'
import type { Queryable } from '@sandbox/kernel/db'
import { consentsOf } from '@sandbox/kernel/session/consent'
import { riskTests } from '../tables'

const { auditEvents, consents } = schema

const given: ExportSection = {
  tables: [consents],
  async read(on, { session }) {
    const rows = await consentsOf(on, session)
    return rows.map(({ id: _row, subject: _self, ...consent }) => consent)
  },
}

const events: ExportSection = {
  tables: [auditEvents],
  read: (on, { customerId }) =>
    on
      .select({ at: auditEvents.at, kind: auditEvents.kind, detail: auditEvents.detail })
      .from(auditEvents)
      .where(eq(auditEvents.customerId, customerId))
      .orderBy(asc(auditEvents.id))
      .limit(MAX_EXPORTED),
}

export const complianceExports = { consents: given, events, riskTests: ownRows(riskTests) }

/**
 * Everything the bank stores about a customer: the sections of every capability (JR/T 0171). Sections' names are unique,
 * so that none hides another (capabilities.test.ts).
 */
export async function exportOf(
  on: Queryable,
  capabilities: readonly Capability[],
  subject: ExportSubject,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {}
  for (const { exports = {} } of capabilities) {
    for (const [name, section] of Object.entries(exports)) data[name] = await section.read(on, subject)
  }
  return data
}
