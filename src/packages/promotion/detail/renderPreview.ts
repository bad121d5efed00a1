import type { ResponseOf } from '@/contract/call'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { isJoinable } from '@/domain/campaign/campaign'
import { daysText, fineText } from '@/domain/campaign/labels'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaign/machine'
import { timeLeftText } from '@/domain/campaign/timeLeft'
import { foldedText } from '@/features/campaign/folded'
import { showPicture } from '@/features/campaign/bannerClass'
import { fallbackText, missText, oddsLines } from '@/features/draws/oddsLines'
import { repeatKinds, say } from '@/platform/hostPage/fill'
import { hangPicture, sheetsApplied } from '@/platform/hostPage/preview'
import { pageOfAddress } from '@/platform/hostPage/pageOfAddress'
import { peekEarlyAnswer } from '@/platform/request/early'
import { isWanted, parse, piecesOf, sayAction } from '../picture/pieces'
import type { BlockMarkup } from '../picture/pieces'
import {
  firstAction,
  hasRedPacket,
  heroOf,
  isComing,
  isJoining,
  isJoinStep,
  isTaken,
  joinText,
  leadsOn,
  piecesBelow,
  ruleLines,
  stateText,
  taskRow,
} from './facts'
import type { Summary } from '../campaigns'
import type { Task } from './facts'

type One = ResponseOf<typeof queryCampaign>
type All = ResponseOf<typeof queryCampaigns>
type Wire<Answer> = Answer & { readonly code: number }

interface Row {
  readonly title: string
  /** Whether it shows all campaigns. */
  readonly all: boolean
}

/** What the build knows of the pages of campaigns (config/startPage). Pages by their addresses below /main/. */
export interface Details {
  readonly pages: Readonly<Record<string, Row>>
}

export interface DetailMarkup {
  readonly one: string
  readonly all: string
  readonly blocks: BlockMarkup
}

/** A token starts a session anew, after which the page begins again. */
const BEGINS_ANEW = /[?&]token=/

const groupsOf = (within: ParentNode): readonly Element[] => [...within.querySelectorAll('.ui-cell-group')]

/** Writes a group's cells, each made of the sample of its kind, the first unless told. */
const sayCells = <T>(
  group: Element | undefined,
  values: readonly T[],
  write: (cell: Element, value: T) => void,
  kindOf: (value: T) => number = () => 0,
): void => repeatKinds([...(group?.querySelectorAll('.ui-cell') ?? [])], values, kindOf, write)

/** Two lines under a cell's label. */
function sayHint(cell: Element, [first, second]: readonly [string, string]): void {
  say(cell, '.ui-cell__hint>:first-child', first)
  say(cell, '.ui-cell__hint>:last-child', second)
}

/** A campaign's picture. @param standing how it stands */
function sayBanner(within: ParentNode, one: Summary & { readonly text?: string }, at: number, standing: string): void {
  showPicture(within.querySelector('.banner'), one.picture)
  say(within, '.banner__title', one.title)
  say(within, '.banner__worth', one.worth ?? '')
  say(within, '.banner__text', one.text ?? one.summary)
  say(within, '.ui-tag', standing)
  say(within, '.banner__left', timeLeftText(one, at) ?? '')
  say(within, '.banner__days', daysText(one))
}

/** How often nothing is won, and the odds of a draw's prizes. */
function sayOdds(group: Element, facts: One): void {
  const lines = [missText(facts) ?? [], oddsLines(facts)].flat()
  const writeLine = (cell: Element, line: (typeof lines)[number]): void => {
    if (typeof line === 'string') return say(cell, '.ui-cell__label', line)
    const { name, worth, odds, left, isGone } = line
    say(cell, '.odds__name', name)
    cell.querySelector('.odds__name')?.classList.toggle('is-gone', isGone)
    sayHint(cell, [worth, odds])
    say(cell, '.ui-cell__value', left)
  }
  sayCells(group, lines, writeLine, (line) => (typeof line === 'string' ? 0 : 1))
  say(group, '.ui-cell-group__note', fallbackText(facts))
}

/** A campaign to take part in; undefined for another, and one that is hidden or has a piece of a kind nobody knows. */
function pictureOfOne(facts: One, { one, blocks }: DetailMarkup): DocumentFragment | undefined {
  const pieces = facts.closed || !isJoinable(facts) ? undefined : piecesOf(piecesBelow(facts), blocks)
  if (!pieces) return undefined
  const picture = parse(one)
  const [tasks, odds, rules] = groupsOf(picture)
  sayBanner(picture, { ...facts.campaign, ...heroOf(facts) }, facts.at, stateText(facts))
  if (!isJoining(facts))
    picture.querySelector('.ui-tag--success')?.classList.replace('ui-tag--success', 'ui-tag--plain')
  const steps = isJoinStep(facts) ? [undefined, ...facts.tasks] : facts.tasks
  const kindOf = (task: Task | undefined): number => (task ? (leadsOn(facts, task) ? 1 : 2) : 0)
  const writeStep = (cell: Element, task: Task | undefined): void => {
    say(cell, '.campaign-task__step', String(steps.indexOf(task) + 1))
    if (!task) return say(cell, '.campaign-task__line', joinText(facts))
    const { gain, lines } = taskRow(facts, task)
    say(cell, '.campaign-task__title', task.title)
    say(cell, '.campaign-task__gain', gain)
    sayHint(cell, lines)
  }
  sayCells(tasks, steps, writeStep, kindOf)
  if (!hasRedPacket(facts)) tasks?.querySelector('.ui-cell-group__note')?.remove()
  if (odds && facts.campaign.kind === 'DRAW') sayOdds(odds, facts)
  else odds?.remove()
  if (rules) say(rules, '.ui-cell__value', foldedText(ruleLines(facts)))
  say(picture, '.promotion-fine', fineText(facts))
  tasks?.after(pieces)
  sayAction(picture, firstAction(facts))
  return picture
}

/** What nobody can take part in any more, in lines. */
function sayRows(rows: Element | undefined, campaigns: readonly Summary[]): void {
  if (campaigns.length === 0) rows?.remove()
  sayCells(rows, campaigns, (cell, one) => {
    say(cell, '.ui-cell__label', one.title)
    sayHint(cell, [one.summary, daysText(one)])
    if (!isTaken(one)) say(cell, '.ui-tag', CAMPAIGN_STATE_NAMES[one.state])
  })
}

/** All campaigns; undefined for none. */
function pictureOfAll({ at, campaigns }: All, { all }: DetailMarkup): DocumentFragment | undefined {
  if (campaigns.length === 0) return undefined
  const picture = parse(all)
  const coming = campaigns.filter((one) => isComing(one) && !isTaken(one))
  const banners = [...picture.querySelectorAll('.ui-card')]
  if (coming.length === 0) banners[0]?.parentElement?.remove()
  const ofState = ({ state }: Summary): number => (state === 'RUNNING' ? 0 : 1)
  repeatKinds(banners, coming, ofState, (banner, one) => {
    sayBanner(banner, one, at, CAMPAIGN_STATE_NAMES[one.state])
  })
  const [taken, over] = groupsOf(picture)
  sayRows(
    taken,
    campaigns.filter((one) => isTaken(one)),
  )
  sayRows(
    over,
    campaigns.filter((one) => !isComing(one)),
  )
  sayAction(picture, undefined)
  return picture
}

/** What is drawn of an answer; undefined for one that isn't whole, which is left to the app to refuse. */
function pictureOf(answer: Wire<object> | undefined, all: boolean, markup: DetailMarkup): DocumentFragment | undefined {
  if (answer?.code !== 0) return undefined
  try {
    return all ? pictureOfAll(answer as Wire<All>, markup) : pictureOfOne(answer as Wire<One>, markup)
  } catch {
    return undefined
  }
}

/** Draws the campaigns in the address, for which index.html has asked, if the app isn't there before. */
export async function renderPreview({ pages }: Details, markup: DetailMarkup): Promise<void> {
  const here = pages[pageOfAddress()]
  if (!here || !isWanted() || BEGINS_ANEW.test(window.location.search)) return
  const picture = pictureOf((await peekEarlyAnswer()) as Wire<object> | undefined, here.all, markup)
  if (!picture) return
  await sheetsApplied()
  hangPicture(
    picture,
    (hung) => say(hung, '.ui-navigation-bar__title', here.title),
    here.all ? '.banner,.ui-cell' : '.promotion-fine',
  )
}
