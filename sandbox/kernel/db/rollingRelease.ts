import { statementsOf } from './statements'

/**
 * What a migration is to a process of the release before, which goes on running beside the new one while they are replaced
 * one by one (docs/decisions/several-processes.md).
 */
export interface RollingRelease {
  /**
   * The migration that a process must know to run beside this one; '' when any may. Undefined: none may, because a
   * statement takes away what they use.
   */
  readonly knowing: string | undefined
  /** The first statement that an earlier release may not run beside. */
  readonly refused?: string
}

/** The second half of a change in two steps: who knows the first half no longer uses what this one takes away. */
const SECOND_STEP = /^-- second step of (\d{4}_\w+\.sql)$/m
/** Somebody has looked and says why the former release isn't disturbed. */
const REASON = /^-- fits the former release: \S.*$/m

/** Additions that whoever doesn't know them neither reads nor has to write. */
const ADDING = /^(?:CREATE (?:INDEX|SEQUENCE)|COMMENT ON)\b/i
const TABLE = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i
const ON_TABLE = /^(?:ALTER TABLE|INSERT INTO|UPDATE|CREATE UNIQUE INDEX \w+ ON) (\w+)\b/i
const COLUMNS = /^ALTER TABLE \w+ /i

/** Whether every action adds a column that somebody who doesn't know it may leave out. */
const addsColumns = (statement: string): boolean =>
  COLUMNS.test(statement) &&
  actionsOf(statement.replace(COLUMNS, '')).every(
    (action) =>
      /^ADD COLUMN /i.test(action) && (!/\bNOT NULL\b/i.test(action) || /\bDEFAULT\b|\bGENERATED\b/i.test(action)),
  )

/** Splits at commas outside brackets. */
function actionsOf(text: string): readonly string[] {
  let depth = 0
  const actions = ['']
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) actions.push('')
    else actions[actions.length - 1] += sign
  }
  return actions.map((action) => action.trim())
}

/** Who may run beside a migration, by its text. */
export function rollingReleaseOf(text: string): RollingRelease {
  const first = SECOND_STEP.exec(text)?.[1]
  if (first !== undefined) return { knowing: first }
  if (REASON.test(text)) return { knowing: '' }
  const made = new Set<string>()
  for (const one of statementsOf(text)) {
    const statement = one.replace(/\s+/g, ' ')
    const table = TABLE.exec(statement)?.[1]
    if (table !== undefined) made.add(table)
    else if (!ADDING.test(statement) && !made.has(ON_TABLE.exec(statement)?.[1] ?? '') && !addsColumns(statement))
      return { knowing: undefined, refused: statement }
  }
  return { knowing: '' }
}
