import type { ErrorName } from '../errors/codes'

/** What is known when somebody helps with a week's link. */
export interface Helping {
  /** Whether the link is of a campaign that runs, and of this week. */
  readonly open: boolean
  /** Whether helper and helped are one person, or use one phone or open id. */
  readonly same: boolean
  /** Whether the helper has helped somebody else this week. */
  readonly helpedOther: boolean
  /** Whether the helped has helped the helper this week. */
  readonly mutual: boolean
  /** How often the helped was helped this week, and how often that counts. */
  readonly had: number
  readonly most: number
}

/** Why somebody can't help; undefined when they can. */
export function helpProblem({ open, same, helpedOther, mutual, had, most }: Helping): ErrorName | undefined {
  if (!open) return 'HelpOver'
  if (same) return 'SelfHelp'
  if (helpedOther) return 'AlreadyHelped'
  if (mutual) return 'MutualHelp'
  return had >= most ? 'HelpComplete' : undefined
}
