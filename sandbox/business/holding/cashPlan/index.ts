import type { ResponseOf } from '@/contract/call'
import type { queryCashPlan } from '@/contract/holding/queryCashPlan'
import { leastLoss } from '@/domain/cashPlan/leastLoss'
import { addDays } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { addFen, fen } from '@/domain/money/fen'
import type { Fen } from '@/domain/money/fen'
import type { CashFacts } from './facts'
import { sourcesBy } from './sources'
import type { Sources, Step } from './sources'

export { cashFacts } from './facts'

/** How an amount is there to spend by a day with the least loss (docs/decisions/cash-plan.md), in fen. */
export function cashPlan(facts: CashFacts, amount: Fen, by: Day): ResponseOf<typeof queryCashPlan> {
  const sources = sourcesBy(facts, by)
  const { parts, whole, loss, bound, missing } = leastLoss(addFen(amount, facts.caught), sources.parts, sources.whole)
  const steps = [...parts.flatMap(({ of, amount: part }) => of.ofStep(part) ?? []), ...whole.map((one) => one.step)]
  return {
    ...{ today: facts.today, day: by, through: facts.through, available: facts.available, caught: facts.caught },
    coming: facts.coming.flatMap(({ day, name, toAccount }) =>
      day <= by && toAccount > 0 ? [{ day, name, amount: toAccount }] : [],
    ),
    steps: steps.sort(inOrder),
    ...{ loss, bound, missing },
    most: mostOf(sources, facts),
    enoughFrom: missing > 0 ? enoughFrom(facts, amount, by) : '',
    apart: [...sources.apart],
  }
}

/** What is done first stands first; of one day what loses nothing, so that who stops on the way has lost the least. */
const inOrder = (one: Step, other: Step): number =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : one.loss - other.loss

const mostOf = ({ parts, whole }: Sources, { caught }: CashFacts): Fen =>
  fen(Math.max(0, addFen(...parts.map(({ most }) => most), ...whole.map(({ gives }) => gives)) - caught))

function enoughFrom(facts: CashFacts, amount: Fen, by: Day): Day | '' {
  for (let day = addDays(by, 1); day <= facts.through; day = addDays(day, 1)) {
    if (mostOf(sourcesBy(facts, day), facts) >= amount) return day
  }
  return ''
}
