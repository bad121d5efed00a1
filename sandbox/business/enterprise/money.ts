import { sql } from 'drizzle-orm'
import type { Fen } from '@/domain/money/fen'
import { fen } from '@/domain/money/fen'
import { CARD_CLEARING } from '@sandbox/business/transfer'
import type { Tx } from '@sandbox/kernel/db'
import { post } from '@sandbox/kernel/ledger'
import type { LedgerAudit } from '@sandbox/kernel/ledger'
import { orgMoney } from './accounts'
import { orgMovements } from './tables'

/** Money that comes to an enterprise from another bank. */
export interface OrgCredit {
  readonly orgId: string
  /** Fen, above 0. */
  readonly amount: Fen
  readonly payer: string
  readonly purpose: string
  /** Epoch ms by the bank's clock. */
  readonly now: number
}

/** Records and posts money that has come in. */
export async function receiveForOrg(tx: Tx, { orgId, amount, payer, purpose, now }: OrgCredit): Promise<void> {
  const [kept] = await tx
    .insert(orgMovements)
    .values({ orgId, kind: 'orgIn', amount, counterparty: payer, purpose, at: now })
    .returning({ id: orgMovements.id })
  if (!kept) throw new Error('a movement was not kept')
  const entries = [
    { account: CARD_CLEARING, amount: -amount },
    { account: orgMoney(orgId), amount },
  ]
  const posted = await post(tx, { id: `orgIn ${kept.id}`, kind: 'orgIn', entries, at: now, memo: payer })
  if (!posted.ok) throw new Error(`money for ${orgId} was refused: ${posted.error.name}`)
}

/** Negative, for what leaves. */
export const outgoing = (amount: number): Fen => fen(-amount)

export const enterpriseAudit: LedgerAudit = {
  accountKinds: ['org', 'orgOutgoing'],
  expected: sql`
    SELECT 'org:' || org_id AS account_id, sum(amount)::bigint AS total FROM org_movements GROUP BY org_id
    UNION ALL
    SELECT 'orgOutgoing:' || org_id, sum(amount)::bigint FROM org_transfers
    WHERE state IN ('SENT', 'UNKNOWN') GROUP BY org_id`,
  violations: sql`
    SELECT 'what was decided is what was paid', a.approval_id, a.amount || ' and ' || coalesce(sum(-m.amount), 0)
    FROM approvals a LEFT JOIN org_movements m ON m.client_id = a.executed_as
    WHERE a.state = 'EXECUTED' AND a.kind IN ('PAYROLL', 'ORG_OUT', 'SPECIAL_BATCH')
    GROUP BY a.approval_id, a.amount HAVING coalesce(sum(-m.amount), 0) <> a.amount
    UNION ALL
    SELECT 'what was paid was decided', m.client_id, count(*)::text FROM org_movements m
    LEFT JOIN approvals a ON a.executed_as = m.client_id
    WHERE m.client_id IS NOT NULL AND a.approval_id IS NULL GROUP BY m.client_id
    UNION ALL
    SELECT 'an enterprise’s transfer stands where its last step says', t.order_no,
      t.state || ' and ' || coalesce(s.state, 'none')
    FROM org_transfers t
    LEFT JOIN LATERAL (SELECT state FROM org_transfer_steps WHERE order_no = t.order_no ORDER BY id DESC LIMIT 1) s ON true
    WHERE s.state IS DISTINCT FROM t.state
    UNION ALL
    SELECT 'what came back came back once', t.order_no, count(m.id)::text
    FROM org_transfers t
    LEFT JOIN ledger_transactions m ON m.id IN ('orgOutFailed ' || t.order_no, 'orgOutReturned ' || t.order_no)
    WHERE t.state IN ('FAILED', 'RETURNED') GROUP BY t.order_no HAVING count(m.id) <> 1
    UNION ALL
    SELECT 'an enterprise has a legal representative', o.id, o.name FROM orgs o
    WHERE EXISTS (SELECT FROM approvals a WHERE a.owner = o.id AND a.kind = 'MEMBER' AND a.state = 'EXECUTED')
      AND NOT EXISTS (SELECT FROM org_members m WHERE m.org_id = o.id AND m.role = 'LEGAL')`,
}
