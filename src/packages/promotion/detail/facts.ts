import type { TaskTrigger } from '@/domain/campaign/campaign'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaign/machine'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import type { CampaignFacts, Summary } from '../campaigns'
import { netText, taxText } from '../texts'

export type Task = CampaignFacts['tasks'][number]
type Prize = CampaignFacts['prizes'][number]
type CampaignState = Summary['state']

const COMING: readonly CampaignState[] = ['RUNNING', 'PAUSED', 'SCHEDULED']

/** Whether a campaign can be joined, now or soon. */
export const isComing = ({ state }: Summary): boolean => COMING.includes(state)

/** Whether nothing of a campaign that runs is left for anybody. */
export const isTaken = ({ state, worth }: Summary): boolean => state === 'RUNNING' && worth === undefined

/** While tasks can still bring something. */
export const ACTIVE: readonly CampaignState[] = ['SCHEDULED', 'RUNNING', 'PAUSED']

/** Where it stands, and why nobody can join it although it runs. */
export function stateText({ campaign: { state }, placesLeft, prizes }: CampaignFacts): string {
  const name = CAMPAIGN_STATE_NAMES[state]
  if (state !== 'RUNNING') return name
  if (placesLeft === 0) return `${name}，名额已满`
  return prizes.every(({ left }) => left === 0) ? `${name}，奖励已送完` : name
}

/** Whether somebody could join, whoever asks. */
export const isJoining = (facts: CampaignFacts): boolean => stateText(facts) === CAMPAIGN_STATE_NAMES.RUNNING

/** The button while it isn't known who asks; undefined for none yet. */
export function firstAction(facts: CampaignFacts): string | undefined {
  if (!isJoining(facts)) return '查看其他活动'
  return facts.campaign.kind === 'DRAW' ? '查看抽奖' : undefined
}

/** A campaign's own words for its picture, from the piece that its page begins with. */
export const heroOf = ({ blocks }: CampaignFacts) => blocks.find((block) => block.block === 'HERO')

/** The rest of its page. */
export const piecesBelow = ({ blocks }: CampaignFacts): CampaignFacts['blocks'] =>
  blocks.filter(({ block }) => block !== 'HERO')

/** Whether joining is a step by itself: no task is done by it. */
export const isJoinStep = ({ tasks }: CampaignFacts): boolean => tasks.every(({ trigger }) => trigger !== 'joined')

/** What stands below the step of joining: for whom it is, and how many may still. */
export const joinText = ({ audience, placesLeft }: CampaignFacts, progress?: string): string =>
  inOneLine([audience[0] ?? '免费参加', placesLeft === undefined ? undefined : `剩余名额${placesLeft}人`, progress])

const inOneLine = (parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('，')

/** What is done on a page of this app, and not by joining or elsewhere. */
const ON_A_PAGE = [
  'cardBound',
  'infoCompleted',
  'riskTested',
  'surveyDone',
  'quizPassed',
  'checkedIn',
  'chosen',
  'learned',
  'invited',
  'helped',
] as const satisfies readonly TaskTrigger[]
export type OnAPage = (typeof ON_A_PAGE)[number]

export const isOnAPage = (trigger: TaskTrigger): trigger is OnAPage => ON_A_PAGE.some((one) => one === trigger)

/** Whether a task leads to where it is done. */
export const leadsOn = ({ campaign }: CampaignFacts, { trigger }: Task): boolean =>
  campaign.state === 'RUNNING' && isOnAPage(trigger)

/** How often a task counts, where that is more than once. */
function limitsOf({ most, within }: Task): string | undefined {
  if (!within) return most > 1 ? `最多${most}次` : undefined
  const inSpan = `${within.per === 'DAY' ? '每日' : '每周'}最多${within.most}次`
  return most > 1 ? `${inSpan}，共最多${most}次` : inSpan
}

/** What is left of a prize, or that it is over. */
function leftText(state: CampaignState, { left }: Prize): string {
  if (!ACTIVE.includes(state)) return CAMPAIGN_STATE_NAMES[state]
  return left > 0 ? `剩余${left}份` : '已送完'
}

type Shares = NonNullable<Prize['shares']>

/** What a piece of a packet may be, before tax. */
const sharesText = ({ least, most }: Shares): string =>
  `随机${formatAmount(fen(least))}元至${formatAmount(fen(most))}元，税前`

/** What a prize comes from: of a packet the sum and its tax, of a thing its worth; nothing more of what its name says already. */
function sourceText(prize: Prize): string {
  const { kind, name, tax, shares } = prize
  if (shares) return `${name}，${sharesText(shares)}`
  if (kind === 'RED_PACKET') return tax > 0 ? `${name}${taxText(prize)}` : name
  if (kind === 'GOODS') return netText(prize)
  return name === gainText(prize) ? '' : name
}

/** What one gets, after tax. */
function gainText({ kind, name, amount, tax, shares }: Prize): string {
  if (shares) return '随机金额'
  if (kind === 'RED_PACKET') return `${formatAmount(fen(amount - tax))}元`
  return kind === 'POINTS' ? `${amount}积分` : name
}

/** A task as a row: what one gets by it, then where that comes from, and how often, what is left and how far somebody is. */
export function taskRow({ campaign, prizes }: CampaignFacts, task: Task, progress?: string) {
  const prize = prizes.find(({ prizeKey }) => prizeKey === task.prizeKey)
  const left = prize && leftText(campaign.state, prize)
  return {
    gain: prize ? gainText(prize) : '1次抽奖',
    lines: [prize ? sourceText(prize) : '', inOneLine([limitsOf(task), left, progress])],
  } as const
}

export const hasRedPacket = ({ prizes }: CampaignFacts): boolean => prizes.some(({ kind }) => kind === 'RED_PACKET')

export const ruleLines = (facts: CampaignFacts): readonly string[] =>
  [...facts.audience.map((line) => `参加条件：${line}`), ...facts.rules, ...packetLines(facts)].map(
    (line, index) => `${index + 1}. ${line}`,
  )

/** How packets of a fixed sum are shared, with what anybody needs to reckon each piece anew. */
const packetLines = ({ campaign, prizes, packets }: CampaignFacts): readonly string[] =>
  packets
    ? [
        ...prizes.flatMap(({ name, prizeKey, stock, shares }) =>
          shares
            ? [
                `${name}（编号${prizeKey}）共${stock}份，合计${formatAmount(fen(shares.sum))}元，平均每份${formatAmount(fen(Math.floor(shares.sum / stock)))}元，${sharesText(shares)}。`,
              ]
            : [],
        ),
        `每份金额由种子按份数顺序算出，先得者得最前一份。种子的SM3摘要：${packets.commitment}。`,
        packets.seed === undefined
          ? `种子在活动归档后公布，届时任何人可以核算每一份。活动编号${campaign.actId}。`
          : `种子已公布：${packets.seed}。活动编号${campaign.actId}。`,
      ]
    : []
