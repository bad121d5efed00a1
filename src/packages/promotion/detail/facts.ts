import type { TaskTrigger } from '@/domain/campaigns/campaign'
import { daysText } from '@/domain/campaigns/said'
import { CAMPAIGN_STATE_NAMES } from '@/domain/campaigns/machine'
import { fen } from '@/domain/money/fen'
import { formatAmount } from '@/domain/money/format'
import type { CampaignFacts, Summary } from '../campaigns'
import { timeLeft } from '@/domain/campaigns/timeLeft'
import { bringsText } from '../texts'

export type Task = CampaignFacts['tasks'][number]
type Prize = CampaignFacts['prizes'][number]
type CampaignState = Summary['state']

const COMING: readonly CampaignState[] = ['RUNNING', 'PAUSED', 'SCHEDULED']

/** Whether a campaign can be joined, now or soon. */
export const isComing = ({ state }: Summary): boolean => COMING.includes(state)

/** While tasks can still bring something. */
export const ACTIVE: readonly CampaignState[] = ['SCHEDULED', 'RUNNING', 'PAUSED']

/** Where it stands, and why nobody can join it although it runs. */
function stateText({ campaign: { state }, placesLeft, prizes }: CampaignFacts): string {
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

/** Where somebody stands while it isn't known. */
export const UNKNOWN = '--'

function leftLines({ campaign, at }: CampaignFacts): readonly (readonly [label: string, value: string])[] {
  const left = timeLeft(campaign, at)
  return left === undefined ? [] : [[campaign.state === 'SCHEDULED' ? '距开始' : '距结束', left]]
}

/** What is the case now, each with its name. @param mine where somebody stands */
export const standingLines = (
  facts: CampaignFacts,
  mine: string,
): readonly (readonly [label: string, value: string])[] => [
  ['状态', stateText(facts)],
  ['时间', daysText(facts.campaign)],
  ...leftLines(facts),
  ...(facts.placesLeft === undefined ? [] : [['剩余名额', `${facts.placesLeft}人`] as const]),
  ['我的参加', mine],
]

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

/** A task with how often it counts. */
export function taskTitle({ title, most, within }: Task): string {
  const limits = [
    ...(within ? [`${within.per === 'DAY' ? '每日' : '每周'}最多${within.most}次`] : []),
    ...(most > 1 ? [`${within ? '共' : ''}最多${most}次`] : []),
  ]
  return limits.length > 0 ? `${title}（${limits.join('，')}）` : title
}

/** What is left of a prize, or that it is over, and how far somebody is; a line from the beginning, so that nothing moves. */
function leftText(state: CampaignState, prize: Prize, progress: string | undefined): string {
  const left = prize.left > 0 ? `剩余${prize.left}份` : '已送完'
  const stands = ACTIVE.includes(state) ? left : CAMPAIGN_STATE_NAMES[state]
  return progress === undefined ? stands : `${stands} · ${progress}`
}

type Shares = NonNullable<Prize['shares']>

/** What a piece of a packet may be, before tax. */
const sharesText = ({ least, most }: Shares): string =>
  `随机${formatAmount(fen(least))}元至${formatAmount(fen(most))}元，税前`

/** A prize and what it brings, which for points is its name already. */
function namedText(prize: Prize): string {
  if (prize.shares) return `${prize.name} ${sharesText(prize.shares)}`
  const brings = bringsText(prize)
  return brings === prize.name ? brings : `${prize.name} ${brings}`
}

/** What a task brings after tax, and what is left of it; undefined for a task that gives a chance to draw. */
export function prizeLines(
  { campaign, prizes }: CampaignFacts,
  task: Task,
  progress?: string,
): readonly [brings: string, left: string] | undefined {
  const prize = prizes.find(({ prizeKey }) => prizeKey === task.prizeKey)
  return prize && [namedText(prize), leftText(campaign.state, prize, progress)]
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
