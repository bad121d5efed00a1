import { dayOfInstant } from '../dates/instant'
import { mondayOf } from '../dates/week'
import type { DrawRules } from '../draw/draw'
import type { Term } from '../dates/term'
import type { FamilyKey } from '../product/families'
import type { Fen, Ppm } from '../money/fen'
import type { CampaignTimes } from './machine'
import type { City, Region } from './offers'
import type { RewardKind } from './reward'
import type { Shares } from './shares'
import type { CampaignKind } from './kinds'
import type { CampaignPicture } from './picture'

/**
 * What a task may wait for. Buying wealth products, sharing and praise are no triggers at all; those of deposits, of inviting
 * and of friends' help are refused while their flags are off (银保监办发〔2018〕48号; WeChat's rules on links).
 */
export const TASK_TRIGGERS = [
  'joined',
  'accountOpened',
  'cardBound',
  'infoCompleted',
  'riskTested',
  'surveyDone',
  'quizPassed',
  'learned',
  'checkedIn',
  'chosen',
  'invited',
  'helped',
  'depositBought',
  'balanceReached',
] as const
export type TaskTrigger = (typeof TASK_TRIGGERS)[number]

/** What was done, as its customer reads it. */
export const OCCASION_NAMES: Readonly<Record<TaskTrigger, string>> = {
  joined: '参加活动',
  accountOpened: '开立电子账户',
  cardBound: '绑定银行卡',
  infoCompleted: '完善个人信息',
  riskTested: '完成风险测评',
  surveyDone: '填写问卷',
  quizPassed: '通过测验',
  learned: '学习文章',
  checkedIn: '签到',
  chosen: '领取权益',
  invited: '受邀人开户',
  helped: '好友助力',
  depositBought: '存入存款',
  balanceReached: '达到余额',
}

/** Flags on which triggers and kinds depend. */
export interface CampaignFlags {
  readonly referralReward: boolean
  readonly depositReward: boolean
  readonly lottery: boolean
  readonly seckill: boolean
  readonly help: boolean
}

/** Which flag a trigger needs. */
const TRIGGER_FLAG: Readonly<Partial<Record<TaskTrigger, keyof CampaignFlags>>> = {
  invited: 'referralReward',
  helped: 'help',
  depositBought: 'depositReward',
  balanceReached: 'depositReward',
}

const isOpen = (flag: keyof CampaignFlags | undefined, flags: CampaignFlags): boolean =>
  flag === undefined || flags[flag]

/** Whether a task may wait for this while the flags stand so. */
export const isTriggerOpen = (trigger: TaskTrigger, flags: CampaignFlags): boolean =>
  isOpen(TRIGGER_FLAG[trigger], flags)

/** Kinds that are closed altogether while their flag is off. Draws stay open to read, because chances are kept. */
const KIND_FLAG: Readonly<Partial<Record<CampaignKind, keyof CampaignFlags>>> = {
  SECKILL: 'seckill',
  INVITE: 'referralReward',
  HELP: 'help',
}

/** Whether a kind has such a flag. */
export const isSwitched = (kind: CampaignKind): boolean => KIND_FLAG[kind] !== undefined

/** Whether a campaign of a kind is shown, joined and rewarded while the flags stand so. */
export const isKindOpen = (kind: CampaignKind, flags: CampaignFlags): boolean => isOpen(KIND_FLAG[kind], flags)

/** Whether such a thing may be given while the flags stand so: a deposit's coupon is a reward for depositing. */
export const isPrizeOpen = (kind: RewardKind, flags: CampaignFlags): boolean =>
  isOpen(kind === 'COUPON' ? 'depositReward' : undefined, flags)

export interface CampaignTask {
  readonly taskKey: string
  /** Chinese, as customers read it. */
  readonly title: string
  readonly trigger: TaskTrigger
  /** Which thing it is about, such as a quiz's id without its version; undefined for any. */
  readonly about?: string
  /** What it gives; of DRAW always `CHANCE`, one chance to draw. */
  readonly prizeKey: string
  /** How often one person is rewarded for it: once, or for each different occasion up to `most`; what is chosen, each month. */
  readonly most: number
  /** How many times of one day, or of one week from Monday on, count; undefined: all. */
  readonly within?: TaskLimit
  /** How often it has to be done for its one reward; undefined: once. */
  readonly after?: number
  /** The codes of the cities in which it is offered; undefined: everywhere. */
  readonly cities?: readonly string[]
}

export const LIMIT_SPANS = ['DAY', 'WEEK'] as const

export interface TaskLimit {
  readonly per: (typeof LIMIT_SPANS)[number]
  readonly most: number
}

/** Something that happened, as tasks see it. */
export interface Done {
  readonly trigger: TaskTrigger
  /** What it was about: an id, or an id and a version with a space between. */
  readonly about: string
  /** The task that it was done for, where somebody chose it. */
  readonly taskKey?: string
}

/** Whether something that happened is what a task waits for. */
export const answersTask = ({ taskKey, trigger, about }: CampaignTask, done: Done): boolean =>
  done.trigger === trigger &&
  taskKey === (done.taskKey ?? taskKey) &&
  (about === undefined || done.about === about || done.about.startsWith(`${about} `))

/** Something that happened, with when: epoch ms. */
export interface DatedDone extends Done {
  readonly at: number
}

/** What tells the occasions of a task apart; of a task that counts once all are the same. */
const sameness = ({ most, after }: CampaignTask, { about }: Done): string =>
  most === 1 && after === undefined ? '' : about

/** The day or week of a limit that a moment lies in; without a limit all moments are one. */
function spanOf(within: TaskLimit | undefined, at: number): string {
  if (!within) return ''
  const on = dayOfInstant(at)
  return within.per === 'DAY' ? on : mondayOf(on)
}

/**
 * What of everything that was done counts for a task: each thing once, and no more of a day or week than its limit, in the
 * order in which it happened.
 */
function countedFor(task: CampaignTask, all: readonly DatedDone[]): readonly string[] {
  const counted = new Set<string>()
  const inSpan = new Map<string, number>()
  for (const one of all) {
    const about = sameness(task, one)
    if (!answersTask(task, one) || counted.has(about)) continue
    const span = spanOf(task.within, one.at)
    const before = inSpan.get(span) ?? 0
    if (before >= (task.within?.most ?? Infinity)) continue
    inSpan.set(span, before + 1)
    counted.add(about)
  }
  return [...counted]
}

/**
 * Under what the rewards of a task are given once each, for all that was done: what each was about, '' for what is rewarded
 * once.
 * @param all the earliest first
 */
export function rewardedFor(task: CampaignTask, all: readonly DatedDone[]): readonly string[] {
  const counted = countedFor(task, all)
  if (task.after !== undefined) return counted.length >= task.after ? [''] : []
  return counted.slice(0, task.most)
}

/** How often a task was done, up to what counts. */
export const timesDone = (task: CampaignTask, all: readonly DatedDone[]): number =>
  Math.min(task.after ?? task.most, countedFor(task, all).length)

/** How many times in this day or week already count; 0 for a task without such a limit. */
export const timesInSpan = (task: CampaignTask, all: readonly DatedDone[], now: number): number =>
  task.within
    ? countedFor(
        task,
        all.filter(({ at }) => spanOf(task.within, at) === spanOf(task.within, now)),
      ).length
    : 0

export interface CampaignPrize {
  readonly prizeKey: string
  readonly kind: RewardKind
  /** What the capability that gives it knows it by; '' for red packets. */
  readonly prize: string
  readonly name: string
  /** Points, or fen before tax, of goods their price with the tax that the bank pays; 0 for things without an amount. */
  readonly amount: number
  /** What one costs the bank, fen; of red packets and goods their amount. */
  readonly value: Fen
  /** How many there are. */
  readonly stock: number
  /** Chance of one draw in ppm; only of DRAW. */
  readonly odds?: Ppm
  /** Of a red packet whose pieces aren't alike: `amount` and `value` are its largest one's. */
  readonly shares?: Shares
}

/** Who may join. */
export interface Audience {
  /** Days since the account was opened, at most. */
  readonly newWithinDays?: number
  readonly minAge?: number
  /** Where the address on record has to be; undefined: anywhere. */
  readonly regions?: readonly Region[]
  /** Whether the bank's own people may. */
  readonly staff: boolean
}

/** Where a landing's button leads; the app knows the page (never an address from the bank). */
export type Aim =
  | { readonly to: 'JOIN' }
  | { readonly to: 'OPEN_ACCOUNT' }
  | { readonly to: 'PRODUCT'; readonly family: FamilyKey }
  | { readonly to: 'BUY'; readonly family: FamilyKey }
  | { readonly to: 'SHELF'; readonly list: 'deposits' | 'wealth' }
  | { readonly to: 'PROMOTIONS' }
  | { readonly to: 'RISK_TEST' }
  | { readonly to: 'HELP' }
  | { readonly to: 'ADVISER' }

/** A piece of a campaign's page. Figures of products are never written: PRODUCTS shows what the bank sells now. */
export type CampaignBlock =
  | { readonly block: 'HERO'; readonly title: string; readonly text: string }
  | {
      readonly block: 'PRODUCTS'
      readonly title: string
      readonly families: readonly FamilyKey[]
      /** The terms that the text speaks of, one product of each, of the family that the link names or else the first. */
      readonly terms?: readonly Term[]
    }
  | { readonly block: 'STEPS'; readonly title: string; readonly lines: readonly string[] }
  | { readonly block: 'POINTS'; readonly title: string; readonly items: readonly { title: string; text: string }[] }
  | { readonly block: 'TEXT'; readonly title: string; readonly lines: readonly string[] }
  | { readonly block: 'BANK'; readonly title: string }
  /** What who buys one of this family agrees to, to be read. */
  | { readonly block: 'FILES'; readonly title: string; readonly family: FamilyKey }
  /** The distributed product's level, rules, files and published income, live. */
  | { readonly block: 'WEALTH'; readonly title: string }
  | { readonly block: 'CTA'; readonly label: string; readonly aim: Aim }

export interface CampaignVariant {
  readonly variant: string
  readonly blocks: readonly CampaignBlock[]
}

/** Everything a campaign is: one data file of the bank, decided on as a whole. */
export interface CampaignDefinition extends CampaignTimes {
  readonly actId: string
  readonly kind: CampaignKind
  readonly title: string
  /** One line in lists. */
  readonly summary: string
  readonly picture: CampaignPicture
  readonly organiser: string
  /** Where customers ask: a phone number. */
  readonly contact: string
  readonly audience: Audience
  /** How many may join and are sure of every reward; undefined: first come, while the budget lasts. */
  readonly places?: number
  /** Looks of its page, the first one unless an address names another; one at least. */
  readonly variants: readonly CampaignVariant[]
  readonly rules: { readonly version: number; readonly text: readonly string[] }
  readonly tasks: readonly CampaignTask[]
  readonly prizes: readonly CampaignPrize[]
  /** Fen that all rewards together may cost. */
  readonly budget: Fen
  /** The cities that its tasks name. */
  readonly cities?: readonly City[]
  /** Only open while KOL marketing is (flag `kolEnabled`). */
  readonly kol?: boolean
  /** Only of DRAW. */
  readonly draw?: DrawRules
  /** SM3 of the seed by which packets are shared, hex: the bank adds it when the campaign is handed in. */
  readonly packetCommitment?: string
}

/** Whether packets of a campaign are shared by chance. */
export const hasShares = ({ prizes }: Pick<CampaignDefinition, 'prizes'>): boolean =>
  prizes.some(({ shares }) => shares !== undefined)

/** Whether there is anything to join. */
export const isJoinable = ({ tasks }: Pick<CampaignDefinition, 'tasks'>): boolean => tasks.length > 0

/** Every text of a block as customers read it. */
export function textsOfBlock(block: CampaignBlock): readonly string[] {
  switch (block.block) {
    case 'HERO':
      return [block.title, block.text]
    case 'STEPS':
    case 'TEXT':
      return [block.title, ...block.lines]
    case 'POINTS':
      return [block.title, ...block.items.flatMap(({ title, text }) => [title, text])]
    case 'CTA':
      return [block.label]
    case 'PRODUCTS':
    case 'FILES':
    case 'BANK':
    case 'WEALTH':
      return [block.title]
  }
}

/** Every text of a campaign as customers read it. */
export const textsOfCampaign = (one: CampaignDefinition): readonly string[] => [
  one.title,
  one.summary,
  one.organiser,
  ...one.rules.text,
  ...one.tasks.map(({ title }) => title),
  ...one.prizes.map(({ name }) => name),
  ...[...(one.audience.regions ?? []), ...(one.cities ?? [])].map(({ name }) => name),
  ...one.variants.flatMap(({ blocks }) => blocks.flatMap(textsOfBlock)),
]

/** Families whose figures a campaign shows or leads to. */
export const familiesOf = (one: Pick<CampaignDefinition, 'variants'>): readonly FamilyKey[] =>
  one.variants.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.block === 'PRODUCTS') return block.families
      if (block.block === 'WEALTH') return ['wealth']
      if (block.block === 'FILES') return [block.family]
      return block.block === 'CTA' && 'family' in block.aim ? [block.aim.family] : []
    }),
  )

/** The terms that its pages compare, each of the family that is shown where a link names no product. */
export const comparedOf = (
  one: Pick<CampaignDefinition, 'variants'>,
): readonly { readonly family: FamilyKey; readonly term: Term }[] =>
  one.variants.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      if (block.block !== 'PRODUCTS' || !block.terms) return []
      const [family] = block.families
      return family === undefined ? [] : block.terms.map((term) => ({ family, term }))
    }),
  )

/**
 * Which look somebody gets: the one that is named, else always the same for one phone.
 * @param seed digits that belong to the phone and the campaign; undefined without a phone's id
 */
export function variantOf(
  variants: readonly CampaignVariant[],
  named: string | undefined,
  seed: number | undefined,
): CampaignVariant {
  const [first] = variants
  if (!first) throw new Error('a campaign without a page')
  const asked = variants.find(({ variant }) => variant === named)
  return asked ?? (seed === undefined ? first : (variants[seed % variants.length] ?? first))
}
