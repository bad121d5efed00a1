import { rewardedFor } from '../campaign/campaign'
import type { CampaignTask, DatedDone } from '../campaign/campaign'

/** One chance to draw: of which task, and for what it was done. The two together exist once a person. */
export interface Chance {
  readonly taskKey: string
  /** '' for what counts once, else what the occasion was about. */
  readonly period: string
}

function chancesOfTask(task: CampaignTask, happened: readonly DatedDone[]): readonly Chance[] {
  const { taskKey, trigger } = task
  const done = trigger === 'joined' ? [{ trigger, about: '', at: 0 }] : happened
  return rewardedFor(task, done).map((period) => ({ taskKey, period }))
}

/**
 * Every chance a participant has got, used ones included, in the order of the tasks. They follow from what was done alone, so
 * the same chance can't be given twice.
 * @param happened what the participant did while it counted, the earliest first
 */
export const chancesOf = (tasks: readonly CampaignTask[], happened: readonly DatedDone[]): readonly Chance[] =>
  tasks.flatMap((task) => chancesOfTask(task, happened))

const sameChance = (a: Chance, b: Chance): boolean => a.taskKey === b.taskKey && a.period === b.period

/** Those that weren't used yet. */
export const openChances = (all: readonly Chance[], used: readonly Chance[]): readonly Chance[] =>
  all.filter((one) => !used.some((other) => sameChance(one, other)))
