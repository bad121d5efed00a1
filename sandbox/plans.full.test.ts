import { sql } from 'drizzle-orm'
import { askAs, READS } from '@sandbox/testing/askAll'
import { DISTRIBUTION } from '@sandbox/testing/distribution'
import { ownersOf } from '@sandbox/testing/owners'
import { hearStatements } from '@sandbox/testing/statements'
import { withLivedInBank } from '@sandbox/testing/withBank'

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Recheck Cond'?: string
  readonly 'TID Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

/** What a read may go through, with the reason. */
const READ_WHOLE: Readonly<Record<string, string>> = {
  'case_notes in queryBoard': 'the newest of all, in the order of an index',
  'customers in queryCampaignSms':
    'one row asks for one customer; PostgreSQL finds them by their key once they are many',
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Whether a node goes through a whole table of customers, also in an index's order. */
const readsAll = (node: PlanNode): boolean =>
  typeof DISTRIBUTION[node['Relation Name'] ?? ''] === 'object' &&
  node['Index Cond'] === undefined &&
  node['Recheck Cond'] === undefined &&
  node['TID Cond'] === undefined &&
  / Scan$/.test(node['Node Type'])

withLivedInBank((bank) => {
  test('no read goes through a table that grows with customers', async () => {
    const [person] = await ownersOf(bank)
    if (!person) throw new Error('nobody has lived in this bank')
    const { heard, off } = hearStatements(bank.db)
    const askedBy = new Map<string, string>()
    for (const name of READS) {
      heard.length = 0
      await askAs(person, name)
      for (const text of heard) if (/^\s*(select|insert|update|delete|with)/i.test(text)) askedBy.set(text, name)
    }
    off()
    // In small tables the planner would choose it, whatever indexes they have.
    await bank.db.drizzle.execute(sql`SET enable_seqscan = off`)
    const found = new Map<string, string>()
    for (const [text, name] of askedBy) {
      const { rows } = (await bank.db.drizzle.execute(
        sql.raw(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`),
      )) as unknown as { rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[] }
      for (const { Plan } of rows[0]?.['QUERY PLAN'] ?? [])
        for (const node of nodesOf(Plan).filter(readsAll)) found.set(`${node['Relation Name']} in ${name}`, text)
    }
    expect(askedBy.size).toBeGreaterThan(READS.length)
    expect([...found].filter(([which]) => READ_WHOLE[which] === undefined)).toEqual([])
  })
})
