import type { CampaignDefinition } from '@/domain/campaign/campaign'
import { isRun } from '@/domain/campaign/run'
import { addDays, daysBetween } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { agriTicket } from './agriTicket'
import { autumnLearn } from './autumnLearn'
import { autumnDraw, luckyDraw, realDraw, springFestival } from './draws'
import { checkinPath } from './checkinPath'
import { cityCard } from './cityCard'
import {
  bankItself,
  deposit,
  kol,
  largeAmount,
  littleShare,
  monthlyWealth,
  moreMessage,
  newcomer,
  partner,
  textMessage,
  wealthLearn,
} from './landings'
import { inviteFriend } from './inviteFriend'
import { insuredReader } from './insuredReader'
import { learnTogether } from './learnTogether'
import { newcomerGift } from './newcomerGift'
import { noonRush } from './noonRush'
import { sharePackets } from './sharePackets'
import { firstTwo, nightClass, quizFortnight, readTogether } from './shown'
import { weekHelp } from './weekHelp'
import { weeklyLearn } from './weeklyLearn'

/** Every campaign that is written, by its id; docs/adding-a-campaign.md adds one. */
export const WRITTEN: Readonly<Record<string, (today: Day) => CampaignDefinition>> = {
  agriTicket,
  autumnDraw,
  autumnLearn,
  bankItself,
  checkinPath,
  cityCard,
  deposit,
  firstTwo,
  insuredReader,
  inviteFriend,
  kol,
  largeAmount,
  learnTogether,
  littleShare,
  luckyDraw,
  monthlyWealth,
  moreMessage,
  newcomer,
  newcomerGift,
  nightClass,
  noonRush,
  partner,
  quizFortnight,
  readTogether,
  realDraw,
  sharePackets,
  springFestival,
  textMessage,
  wealthLearn,
  weekHelp,
  weeklyLearn,
}

/** The campaigns that this bank runs (brands/). */
export const DRAFTS: typeof WRITTEN = Object.fromEntries(Object.entries(WRITTEN).filter(([actId]) => isRun(actId)))

/**
 * A campaign as its file has it, handed in on a day; undefined for an unknown id.
 * @param startAt when a published one begins: its days are counted from there, however late a change is handed in
 */
export function draftOf(actId: string, today: Day, startAt?: number): CampaignDefinition | undefined {
  const write = Object.hasOwn(DRAFTS, actId) ? DRAFTS[actId] : undefined
  const draft = write?.(today)
  if (!write || !draft || startAt === undefined) return draft
  const later = daysBetween(dayOfInstant(startAt), dayOfInstant(draft.startAt))
  return write(addDays(today, -later))
}
