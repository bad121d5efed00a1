import { sql } from 'drizzle-orm'
import type { Day } from '@/domain/dates/day'
import { ACCRUAL_UNIT } from '@/domain/interest/accrual'
import { owedFactors } from '@/domain/interest/position'
import { BATCH_SIZE, cutsBetween } from '@sandbox/kernel/dayEnd/steps'
import type { DayEndBatch } from '@sandbox/kernel/dayEnd/steps'
import { recordset, rowsOf } from '@sandbox/kernel/db'
import type { Tx } from '@sandbox/kernel/db'
import type { Position } from './interest'
import { holdings } from './tables'

/** Holdings per transaction: a customer waits some tenths of a second for one of theirs. */
const SLICE_BATCH = 5000

/** What holdings have in common when interest grows alike on each fen of them. */
type Terms = Omit<Position, 'amount'>

interface TermsRow extends Terms {
  readonly held: number
  readonly last: number
}

/** What a batch accrued, in fen, and the cursor to go on from, unless nothing is left. */
interface Accrued {
  readonly total: number
  readonly last: string | undefined
}

/**
 * Accrues interest on the next open holdings through the batch's day. The rule (src/domain/interest/position) says once for
 * all holdings of the same terms what a principal is multiplied by; the database multiplies.
 */
export async function accrueBatch(tx: Tx, batch: DayEndBatch): Promise<Accrued> {
  // The first batch is a small bank's only one.
  const size = batch.cursor === '' ? BATCH_SIZE : SLICE_BATCH
  const terms = await lockTerms(tx, batch, size)
  const held = terms.reduce((sum, one) => sum + one.held, 0)
  if (held === 0) return { total: 0, last: undefined }
  const last = Math.max(...terms.map((one) => one.last))
  return { total: await grow(tx, batch, terms, last), last: held < size ? undefined : String(last) }
}

/** Cuts the open holdings after a batch's cursor into slices by their numbers, which lie side by side. */
export async function splitOpen(tx: Tx, { cursor }: DayEndBatch): Promise<readonly string[]> {
  const [row] = await rowsOf<{ last: number | null }>(
    tx,
    sql`SELECT max(seq_no) AS last FROM ${holdings} WHERE status = 'open'`,
  )
  return cutsBetween(Number(cursor), row?.last ?? 0, BATCH_SIZE)
}

/** The holdings of a batch that have not been accrued through its day. */
const waiting = ({ day, cursor, until }: DayEndBatch) => sql`
  h.status = 'open' AND h.seq_no > ${Number(cursor || '0')} AND h.start_day <= ${day}
  AND (h.accrued_through IS NULL OR h.accrued_through < ${day})
  AND ${until === undefined ? sql`true` : sql`h.seq_no <= ${Number(until)}`}`

/**
 * Locks the next holdings by number, so that a withdrawal happens completely before the batch or completely after it, and
 * gives their terms.
 */
const lockTerms = (tx: Tx, batch: DayEndBatch, size: number): Promise<TermsRow[]> =>
  rowsOf(
    tx,
    sql`
    SELECT start_day AS "startDay", end_day AS "endDay", term, term_type AS "termType", appoint_rate AS "appointRate",
      ahead_rate AS "aheadRate", interest, payouts_made AS "payoutsMade", count(*)::int AS held, max(seq_no) AS last
    FROM (SELECT * FROM ${holdings} h WHERE ${waiting(batch)} ORDER BY seq_no LIMIT ${size} FOR NO KEY UPDATE) next
    GROUP BY start_day, end_day, term, term_type, appoint_rate, ahead_rate, interest, payouts_made`,
  )

/** Accrues the locked holdings up to the last; gives by how much altogether. */
async function grow(tx: Tx, batch: DayEndBatch, terms: readonly TermsRow[], last: number): Promise<number> {
  const { day } = batch
  const factors = terms.map((one) => ({ ...one, ...factorsOf(one, day) }))
  const [row] = await rowsOf<{ total: number }>(
    tx,
    sql`
    WITH terms AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${recordset(factors)})
        AS t("startDay" char(8), "endDay" char(8), term integer, "termType" char(1), "appointRate" integer,
          "aheadRate" integer, interest jsonb, "payoutsMade" integer, "floorBalance" bigint, below bigint, above bigint)
    ), grown AS MATERIALIZED (
      SELECT h.seq_no, ${owed(sql`h.amount`)} - h.accrued AS amount
      FROM ${holdings} h JOIN terms t ON (h.start_day, h.end_day, h.term, h.term_type, h.appoint_rate, h.ahead_rate,
        h.interest, h.payouts_made) = (t."startDay", t."endDay", t.term, t."termType", t."appointRate", t."aheadRate",
        t.interest, t."payoutsMade")
      WHERE ${waiting(batch)} AND h.seq_no <= ${last}
    ), kept AS (
      UPDATE ${holdings} h SET accrued = h.accrued + g.amount, accrued_through = ${day}
      FROM grown g WHERE h.seq_no = g.seq_no
    ), noted AS (
      INSERT INTO accruals (seq_no, day, amount) SELECT seq_no, ${day}, amount FROM grown WHERE amount <> 0
    )
    SELECT coalesce(sum(amount), 0)::bigint AS total FROM grown`,
  )
  return row?.total ?? 0
}

const factorsOf = (terms: Terms, day: Day) => owedFactors(terms, day, terms.payoutsMade)

/**
 * What `owedFactors` describes, in whole fen. Whole units and the rest are multiplied apart, as the rule does it, because
 * the product of a large principal is no bigint.
 */
const owed = (amount: ReturnType<typeof sql>) => {
  const below = sql`least(${amount}, t."floorBalance")`
  const above = sql`(${amount} - least(${amount}, t."floorBalance"))`
  const unit = sql`${ACCRUAL_UNIT}::bigint`
  return sql`(${below} / ${unit} * t.below + ${above} / ${unit} * t.above
    + (${below} % ${unit} * t.below + ${above} % ${unit} * t.above) / ${unit})`
}
