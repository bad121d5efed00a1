import { answersTask, periodOf } from '../campaigns/campaign'
import type { CampaignTask, Done } from '../campaigns/campaign'

/** One chance to draw: of which task, and for what it was done. The two together exist once a person. */
export interface Chance {
  readonly taskKey: string
  /** '' for what counts once, else what the occasion was about. */
  readonly period: string
}

function chancesOfTask(task: CampaignTask, happened: readonly Done[]): readonly Chance[] {
  const { taskKey, trigger, most } = task
  const done = trigger === 'joined' ? [{ trigger, about: '' }] : happened.filter((one) => answersTask(task, one))
  return [...new Set(done.map((one) => periodOf(task, one)))].slice(0, most).map((period) => ({ taskKey, period }))
}

/**
 * Every chance a participant has got, used ones included, in the order of the tasks. They follow from what was done alone, so
 * the same chance can't be given twice.
 * @param happened what the participant did while it counted, the earliest first
 */
export const chancesOf = (tasks: readonly CampaignTask[], happened: readonly Done[]): readonly Chance[] =>
  tasks.flatMap((task) => chancesOfTask(task, happened))

const sameChance = (a: Chance, b: Chance): boolean => a.taskKey === b.taskKey && a.period === b.period

/** Those that weren't used yet. */
export const openChances = (all: readonly Chance[], used: readonly Chance[]): readonly Chance[] =>
  all.filter((one) => !used.some((other) => sameChance(one, other)))
