import type { ResponseOf } from '@/contract/call'
import type { queryCampaign } from '@/contract/campaign/queryCampaign'
import type { queryCampaigns } from '@/contract/campaign/queryCampaigns'
import { isJoinable } from '@/domain/campaigns/campaign'
import { daysText, fineText } from '@/domain/campaigns/said'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaigns/machine'
import { timeLeftText } from '@/domain/campaigns/timeLeft'
import { foldedText } from '@/features/campaign/folded'
import { showPicture } from '@/features/campaign/bannerClass'
import { fallbackText, oddsLines } from '@/features/draws/oddsLines'
import { repeatKinds, say } from '@/platform/hostPage/fill'
import { hangPicture, sheetsApplied } from '@/platform/hostPage/firstPicture'
import { pageOfAddress } from '@/platform/hostPage/pageOfAddress'
import { askFor } from '@/platform/request/askEarly'
import { peekEarlyAnswer } from '@/platform/request/early'
import { isWanted, parse, piecesOf, sayAction } from '../picture/pieces'
import type { BlockMarkup } from '../picture/pieces'
import {
  firstAction,
  hasRedPacket,
  isComing,
  leadsOn,
  prizeLines,
  ruleLines,
  standingLines,
  taskTitle,
  UNKNOWN,
} from './facts'
import type { Summary } from '../campaigns'
import type { Task } from './facts'

type One = ResponseOf<typeof queryCampaign>
type All = ResponseOf<typeof queryCampaigns>
type Wire<Answer> = Answer & { readonly code: number }

interface Row {
  readonly title: string
  /** The row's own campaign; '' for none. */
  readonly act: string
  /** Whether it shows all campaigns. */
  readonly all: boolean
}

/** What the build knows of the pages of campaigns (config/startPage). Pages by their addresses below /main/. */
export interface Details {
  readonly channelAppId: string
  /** The paths of what is asked: one campaign, all of them. */
  readonly paths: { readonly one: string; readonly all: string }
  readonly pages: Readonly<Record<string, Row>>
}

export interface DetailMarkup {
  readonly one: string
  readonly all: string
  readonly blocks: BlockMarkup
}

/** A token starts a session anew, after which the page begins again. */
const BEGINS_ANEW = /[?&]token=/
/** The campaign that the address names where the row names none; others are written otherwise in what the app asks. */
const NAMED = /[?&]actId=([A-Za-z0-9]{1,64})(?:&|$)/

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

/** The odds of a draw's prizes. */
function sayOdds(group: Element, facts: One): void {
  sayCells(group, oddsLines(facts), (cell, { name, worth, odds, left, isGone }) => {
    say(cell, '.odds__name', name)
    cell.querySelector('.odds__name')?.classList.toggle('is-gone', isGone)
    sayHint(cell, [worth, odds])
    say(cell, '.ui-cell__value', left)
  })
  say(group, '.ui-cell-group__note', fallbackText(facts))
}

/** A campaign to take part in; undefined for another, and one that is hidden or has a piece of a kind nobody knows. */
function pictureOfOne(facts: One, { one, blocks }: DetailMarkup): DocumentFragment | undefined {
  const pieces = facts.closed || !isJoinable(facts) ? undefined : piecesOf(facts.blocks, blocks)
  if (!pieces) return undefined
  const picture = parse(one)
  const [standing, tasks, odds, rules] = groupsOf(picture)
  sayCells(standing, standingLines(facts, UNKNOWN), (cell, [label, value]) => {
    say(cell, '.ui-cell__label', label)
    say(cell, '.ui-cell__value', value)
  })
  const kindOf = (task: Task): number => (leadsOn(facts, task) ? 0 : 2) + (prizeLines(facts, task) ? 0 : 1)
  const writeTask = (cell: Element, task: Task): void => {
    say(cell, '.campaign-task__step', String(facts.tasks.indexOf(task) + 1))
    say(cell, '.campaign-task__title', taskTitle(task))
    const lines = prizeLines(facts, task)
    if (lines) sayHint(cell, lines)
  }
  sayCells(tasks, facts.tasks, writeTask, kindOf)
  if (!hasRedPacket(facts)) tasks?.querySelector('.ui-cell-group__note')?.remove()
  if (odds && facts.campaign.kind === 'DRAW') sayOdds(odds, facts)
  else odds?.remove()
  if (rules) say(rules, '.ui-cell__value', foldedText(ruleLines(facts)))
  say(picture, '.promotion-fine', fineText(facts))
  standing?.before(pieces)
  sayAction(picture, firstAction(facts))
  return picture
}

/** All campaigns; undefined for none. */
function pictureOfAll({ at, campaigns }: All, { all }: DetailMarkup): DocumentFragment | undefined {
  if (campaigns.length === 0) return undefined
  const picture = parse(all)
  const coming = campaigns.filter(isComing)
  const banners = [...picture.querySelectorAll('.ui-card')]
  if (coming.length === 0) banners[0]?.parentElement?.remove()
  const ofState = ({ state }: Summary): number => (state === 'RUNNING' ? 0 : 1)
  repeatKinds(banners, coming, ofState, (banner, one) => {
    showPicture(banner.querySelector('.banner'), one.picture)
    say(banner, '.banner__title', one.title)
    say(banner, '.banner__text', one.summary)
    say(banner, '.ui-tag', CAMPAIGN_STATE_NAMES[one.state])
    say(banner, '.banner__left', timeLeftText(one, at) ?? '')
    say(banner, '.banner__days', daysText(one))
  })
  const over = campaigns.filter((one) => !isComing(one))
  const [rows] = groupsOf(picture)
  if (over.length === 0) rows?.remove()
  sayCells(rows, over, (cell, one) => {
    say(cell, '.ui-cell__label', one.title)
    sayHint(cell, [one.summary, daysText(one)])
    say(cell, '.ui-tag', CAMPAIGN_STATE_NAMES[one.state])
  })
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

/** What the page in the address asks the bank; undefined where it isn't known before the app is there. */
function askedOf({ all, act }: Row, paths: Details['paths'], search: string): string | undefined {
  if (all) return paths.all
  const actId = act || NAMED.exec(search)?.[1]
  return actId ? `${paths.one}?actId=${actId}` : undefined
}

/** Asks the bank for the campaigns in the address, and draws them, if the app isn't there before. */
export async function drawFirst({ channelAppId, paths, pages }: Details, markup: DetailMarkup): Promise<void> {
  const here = pages[pageOfAddress()]
  const { search } = window.location
  const asked = here && isWanted() && !BEGINS_ANEW.test(search) ? askedOf(here, paths, search) : undefined
  if (!here || asked === undefined) return
  askFor(asked, channelAppId)
  const picture = pictureOf((await peekEarlyAnswer()) as Wire<object> | undefined, here.all, markup)
  if (!picture) return
  await sheetsApplied()
  hangPicture(
    picture,
    (hung) => say(hung, '.ui-navigation-bar__title', here.title),
    here.all ? '.banner,.ui-cell' : '.promotion-fine',
  )
}
