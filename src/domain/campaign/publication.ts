import { hasRateInText, saysForAll, sellsWithBannedWords } from '../content/bannedWords'
import { DAY_MS } from '../dates/day'
import { CHANCE, DRAW_AGE, DRAW_NUMBERS, HEX_256, NO_PRIZE } from '../draw/draw'
import type { Term } from '../dates/term'
import { yuan } from '../money/fen'
import { amountParts } from '../money/format'
import type { FamilyKey } from '../product/families'
import { isReadable } from '../validation/readable'
import {
  comparedOf,
  familiesOf,
  hasShares,
  isJoinable,
  isKindOpen,
  isPrizeOpen,
  isTriggerOpen,
  textsOfCampaign,
} from './campaign'
import type { CampaignKind } from './kinds'
import type {
  Aim,
  CampaignDefinition,
  CampaignFlags,
  CampaignPrize,
  CampaignTask,
  CampaignVariant,
  TaskLimit,
  TaskTrigger,
} from './campaign'
import type { Region } from './offers'
import { CLAIM_DAYS } from './reward'
import type { RewardKind } from './reward'
import { canShare } from './shares'

/** The dearest prize that may be given (规范促销行为暂行规定, article 17). */
export const DEAREST_PRIZE = /*#__PURE__*/ yuan(50_000)

/** Why a campaign can't be published. */
export const PUBLICATION_FAULTS = [
  'actIdInvalid',
  'textMissing',
  'textUnreadable',
  'bannedWords',
  'rateInText',
  'saysForWhom',
  'organiserMissing',
  'contactMissing',
  'pageMissing',
  'datesOutOfOrder',
  'claimTooShort',
  'triggerNotAllowed',
  'kindMismatch',
  'limitInvalid',
  'prizeMissing',
  'prizeUnknown',
  'prizeTooDear',
  'prizeForDeposits',
  'amountInvalid',
  'sharesInvalid',
  'valueTooLow',
  'oddsMissing',
  'oddsTooHigh',
  'drawUnderAge',
  'drawUnavailable',
  'fallbackMissing',
  'commitmentMissing',
  'productNotSold',
  'disclosureMissing',
  'cityUnknown',
  'budgetTooSmall',
] as const
export type PublicationFault = (typeof PUBLICATION_FAULTS)[number]

export const FAULT_NAMES: Readonly<Record<PublicationFault, string>> = {
  actIdInvalid: '活动编号只能由字母和数字组成',
  textMissing: '标题、简介或规则为空',
  textUnreadable: '文字含有不可见字符',
  bannedWords: '文字含有银行宣传禁用的词语',
  rateInText: '文字中写了利率，利率只能由产品实时展示',
  saysForWhom: '标题或简介说人人可参加或必中，而活动有条件、概率和期限',
  organiserMissing: '未写明主办方',
  contactMissing: '未写明咨询电话',
  pageMissing: '没有活动页面内容',
  datesOutOfOrder: '结束时间早于开始时间',
  claimTooShort: `领取期限短于活动结束后${CLAIM_DAYS}天`,
  triggerNotAllowed: '任务条件不被允许',
  kindMismatch: '活动类型与任务条件、奖品不符，或该类型未开放',
  limitInvalid: '每日、每周上限或累计次数有误',
  prizeMissing: '任务没有对应的奖品，或任务编号重复',
  prizeUnknown: '奖品没有发放方',
  prizeTooDear: `单个奖品价值超过${amountParts(DEAREST_PRIZE).yuan}元`,
  prizeForDeposits: '存款优惠券不能作为奖品',
  amountInvalid: '奖品金额、价值或数量有误',
  sharesInvalid: '随机红包的总额、个数、最小或最大金额有误',
  valueTooLow: '奖品价值低于其成本，或属于赠品而税额未定',
  oddsMissing: '抽奖奖品未公布中奖概率',
  oddsTooHigh: '中奖概率合计超过100%',
  drawUnderAge: `抽奖活动须限年满${DRAW_AGE}周岁`,
  drawUnavailable: '抽奖功能未开放',
  fallbackMissing: '未写明奖品抽完后中奖份额归于哪个奖品',
  commitmentMissing: '抽奖种子的摘要未写入规则',
  productNotSold: '含有未在售或仅限受邀客户的产品',
  disclosureMissing: '介绍代销产品的页面没有列出该产品，缺少代销提示',
  cityUnknown: '权益所在城市未列出，或没有可参加的地区',
  budgetTooSmall: '预算或数量少于公布的奖励',
}

/** What the bank knows that a definition doesn't say. */
export interface PublicationFacts {
  readonly flags: CampaignFlags
  /** Whether somebody gives such a prize. */
  knows(kind: RewardKind, prize: string): boolean
  /** What one costs the bank at least, fen; undefined for what can't be a campaign's prize. */
  costs(prize: Pick<CampaignPrize, 'kind' | 'prize' | 'amount'>): number | undefined
  /** Whether campaigns are told when it happens. */
  tells(trigger: TaskTrigger): boolean
  /** Whether anybody can buy something of a family now, of one term where a text speaks of it. */
  sells(family: FamilyKey, term?: Term): boolean
  /** Whether draws can be carried out. */
  readonly canDraw: boolean
}

/** With every flag off that a trigger may need. */
const NO_FLAGS: CampaignFlags = {
  referralReward: false,
  depositReward: false,
  lottery: true,
  seckill: true,
  help: false,
}

const CONTACT = /^[0-9-]{5,20}$/
const ACT_ID = /^[A-Za-z0-9]{3,32}$/

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0

/** What a person who does everything is promised, in fen. */
function valueOfAll({ tasks, prizes }: CampaignDefinition): number {
  return tasks.reduce((sum, { prizeKey, most }) => {
    const prize = prizes.find((one) => one.prizeKey === prizeKey)
    return sum + (prize?.value ?? 0) * most
  }, 0)
}

/** What is promised to everybody who has a place, in fen; 0 where rewards last as long as the budget. */
export const guaranteedOf = (one: CampaignDefinition): number => (one.places ?? 0) * valueOfAll(one)

/** What all prizes together cost when every one of them is given: the number that is shown as left can be promised. */
const valueOfStock = ({ prizes }: CampaignDefinition): number =>
  prizes.reduce((sum, { stock, value, shares }) => sum + (shares?.sum ?? stock * value), 0)

/** Money and goods, of which tax is withheld, cost what they are taxed by. */
const isTaxedKind = (kind: RewardKind): boolean => kind === 'RED_PACKET' || kind === 'GOODS'

/** Whether an amount, value or number of a prize can't be. */
const isWrong = ({ kind, amount, value, stock }: CampaignPrize): boolean =>
  !isCount(stock) ||
  !isCount(value) ||
  !Number.isSafeInteger(amount) ||
  amount < 0 ||
  (kind === 'POINTS' && amount === 0) ||
  (isTaxedKind(kind) && value !== amount)

/** A draw decides what is won, so what it gives is told beforehand. */
const hasWrongShares = (campaignKind: CampaignKind, { kind, shares, stock, amount }: CampaignPrize): boolean =>
  shares !== undefined &&
  (campaignKind === 'DRAW' || kind !== 'RED_PACKET' || !canShare(shares, stock) || amount !== shares.most)

/** Whether every prize is there as often as everybody with a place may earn it. */
function isStocked({ places = 0, tasks, prizes }: CampaignDefinition): boolean {
  return prizes.every(({ prizeKey, stock }) => {
    const each = tasks.reduce((sum, task) => (task.prizeKey === prizeKey ? sum + task.most : sum), 0)
    return places * each <= stock
  })
}

/** Whether a task gives what the kind of its campaign lets it give: one of the prizes, or a chance to draw. */
const isGiven = ({ kind, prizes }: CampaignDefinition, prizeKey: string): boolean =>
  kind === 'DRAW' ? prizeKey === CHANCE : prizes.some((prize) => prize.prizeKey === prizeKey)

const unique = (keys: readonly string[]): boolean => new Set(keys).size === keys.length

const leadsToWealth = (aim: Aim): boolean =>
  ('family' in aim && aim.family === 'wealth') || ('list' in aim && aim.list === 'wealth')

/** Whether a look tells of the distributed product or leads to it without its card, beside which stands what must be said of it. */
function lacksDisclosure({ blocks }: CampaignVariant): boolean {
  const sells = blocks.some((block) => block.block === 'WEALTH' || (block.block === 'CTA' && leadsToWealth(block.aim)))
  return sells && !blocks.some((block) => block.block === 'PRODUCTS' && block.families.includes('wealth'))
}

/** What other people do: it brings points and never money, and only so often a day or week. */
const BY_OTHERS: readonly TaskTrigger[] = ['invited', 'helped']

/** What the tasks of a kind wait for; other kinds take anything but what other people do. */
const OF_KIND: Readonly<Partial<Record<CampaignKind, TaskTrigger>>> = {
  CHECKIN: 'checkedIn',
  SECKILL: 'chosen',
  INVITE: 'invited',
  HELP: 'helped',
}

/** Whether tasks and prizes are what a campaign's kind says. */
function fitsKind({ actId, kind, tasks, prizes, places }: CampaignDefinition): boolean {
  const only = OF_KIND[kind]
  const byOthers = tasks.filter(({ trigger }) => BY_OTHERS.includes(trigger))
  if (only === undefined) return byOthers.length === 0
  if (tasks.length === 0 || !tasks.every(({ trigger }) => trigger === only)) return false
  // A link is one campaign's, and so is the help that it brought.
  if (kind === 'HELP' && !tasks.every(({ about }) => about === actId)) return false
  if (kind === 'SECKILL') return places === undefined && tasks.every(({ most }) => most === 1)
  return (
    byOthers.length === 0 || (byOthers.every(({ within }) => within) && prizes.every((one) => one.kind === 'POINTS'))
  )
}

/** Joining happens once, and what is chosen is counted by the month: neither has a limit of days or times. */
function hasWrongLimit({ trigger, most, within, after }: CampaignTask): boolean {
  if (within === undefined && after === undefined) return false
  if (trigger === 'joined' || trigger === 'chosen') return true
  if (within && !isCount(within.most)) return true
  return after !== undefined && (!isCount(after) || after < 2 || most !== 1)
}

/** Each fault with whether a campaign has it, in the order in which they are told. */
function checks(one: CampaignDefinition, facts: PublicationFacts): Readonly<Record<PublicationFault, boolean>> {
  const { kind, prizes, tasks, audience } = one
  const texts = textsOfCampaign(one)
  const odds = prizes.map((prize) => prize.odds)
  const isDraw = kind === 'DRAW'
  // Whether by a number or by an amount, chance is chance before the law.
  const isByChance = isDraw || hasShares(one)
  const keys = [NO_PRIZE, ...prizes.map(({ prizeKey }) => prizeKey)]
  return {
    actIdInvalid: !ACT_ID.test(one.actId),
    textMissing: texts.some((text) => text.trim() === '') || one.rules.text.length === 0,
    textUnreadable: !texts.every((text) => isReadable(text, { lines: false })),
    bannedWords: texts.some(sellsWithBannedWords),
    rateInText: texts.some(hasRateInText),
    // Lists and cards show these two without the conditions, which the page says.
    saysForWhom: [one.title, one.summary].some(saysForAll),
    organiserMissing: one.organiser.trim() === '',
    contactMissing: !CONTACT.test(one.contact),
    pageMissing:
      !one.variants.some(({ blocks }) => blocks.length > 0) || !unique(one.variants.map(({ variant }) => variant)),
    datesOutOfOrder: one.endAt < one.startAt,
    claimTooShort: isJoinable(one) && one.claimUntil < one.endAt + CLAIM_DAYS * DAY_MS,
    triggerNotAllowed: tasks.some(
      ({ trigger }) =>
        !isTriggerOpen(trigger, facts.flags) ||
        !facts.tells(trigger) ||
        // Chances to draw never come from money or from sharing, whatever the flags.
        (isDraw && !isTriggerOpen(trigger, NO_FLAGS)),
    ),
    kindMismatch: !fitsKind(one) || !isKindOpen(kind, facts.flags),
    limitInvalid: tasks.some(hasWrongLimit),
    prizeMissing:
      tasks.some(({ prizeKey, most }) => !isCount(most) || !isGiven(one, prizeKey)) ||
      !unique(tasks.map(({ taskKey }) => taskKey)) ||
      !unique(prizes.map(({ prizeKey }) => prizeKey)),
    prizeUnknown: prizes.some((prize) => !facts.knows(prize.kind, prize.prize)),
    prizeTooDear: prizes.some(({ value }) => value > DEAREST_PRIZE),
    // Odds can't change once they are published, so no prize of a draw hangs on a flag that may be switched off.
    prizeForDeposits: prizes.some((prize) => !isPrizeOpen(prize.kind, isDraw ? NO_FLAGS : facts.flags)),
    amountInvalid: prizes.some(isWrong),
    sharesInvalid: prizes.some((prize) => hasWrongShares(kind, prize)),
    valueTooLow: prizes.some(
      (prize) => facts.knows(prize.kind, prize.prize) && prize.value < (facts.costs(prize) ?? Infinity),
    ),
    oddsMissing: isDraw && (prizes.length === 0 || odds.some((one) => one === undefined || !isCount(one))),
    oddsTooHigh: odds.reduce((sum: number, one) => sum + (one ?? 0), 0) > DRAW_NUMBERS,
    drawUnderAge: isByChance && (audience.minAge ?? 0) < DRAW_AGE,
    drawUnavailable: isByChance && (!facts.flags.lottery || !facts.canDraw),
    fallbackMissing: isDraw && !keys.includes(one.draw?.fallback ?? ''),
    commitmentMissing:
      (isDraw && !HEX_256.test(one.draw?.commitment ?? '')) ||
      (hasShares(one) && !HEX_256.test(one.packetCommitment ?? '')),
    productNotSold:
      !familiesOf(one).every((family) => facts.sells(family)) ||
      !comparedOf(one).every(({ family, term }) => facts.sells(family, term)),
    disclosureMissing: one.variants.some(lacksDisclosure),
    cityUnknown:
      audience.regions?.length === 0 ||
      tasks.some(({ cities }) => cities?.some((code) => !one.cities?.some((city) => city.code === code))),
    budgetTooSmall: Math.max(guaranteedOf(one), valueOfStock(one)) > one.budget || !isStocked(one),
  }
}

/** Every reason why a campaign can't be published; none when it can. */
export function publicationFaults(one: CampaignDefinition, facts: PublicationFacts): readonly PublicationFault[] {
  const found = checks(one, facts)
  return PUBLICATION_FAULTS.filter((fault) => found[fault])
}

const codesOf = (regions: readonly Region[] | undefined) => regions?.map(({ code }) => code)

/** Whether every place of before is one still; undefined is everywhere. */
const covers = (before: readonly string[] | undefined, after: readonly string[] | undefined): boolean =>
  after === undefined || (before !== undefined && before.every((code) => after.includes(code)))

/** Whether a limit lets at least as much through as it did. */
const isLooser = (before: TaskLimit | undefined, after: TaskLimit | undefined): boolean =>
  after === undefined || (before?.per === after.per && after.most >= before.most)

/** Whether the pieces of a packet stay what they are: another number of them would change each. */
const sharesAlike = (before: CampaignPrize, after: CampaignPrize): boolean =>
  before.shares === undefined
    ? after.shares === undefined
    : before.stock === after.stock && JSON.stringify(before.shares) === JSON.stringify(after.shares)

/** Whether the same numbers win the same: after the first draw neither odds nor seed nor the order of prizes may change. */
function drawsAlike(before: CampaignDefinition, after: CampaignDefinition): boolean {
  const numbers = ({ prizes, draw }: CampaignDefinition): string =>
    JSON.stringify([draw?.fallback, draw?.commitment, ...prizes.map(({ prizeKey, odds }) => [prizeKey, odds])])
  return before.kind !== 'DRAW' || numbers(before) === numbers(after)
}

/**
 * Whether a published campaign may be changed so: by a new version of its rules, longer, with more prizes, and nothing less
 * for anybody (规范促销行为暂行规定: no later change to customers' harm). What prizes and tasks are called stays; whether new
 * rules say less, the deciders read.
 */
export function isFavourable(before: CampaignDefinition, after: CampaignDefinition): boolean {
  const keepsPrizes = before.prizes.every((prize) => {
    const now = after.prizes.find((one) => one.prizeKey === prize.prizeKey)
    return (
      now !== undefined &&
      now.kind === prize.kind &&
      now.prize === prize.prize &&
      now.name === prize.name &&
      now.amount >= prize.amount &&
      now.stock >= prize.stock &&
      sharesAlike(prize, now) &&
      (now.odds ?? 0) >= (prize.odds ?? 0)
    )
  })
  const keepsTasks = before.tasks.every((task) => {
    const now = after.tasks.find((one) => one.taskKey === task.taskKey)
    return (
      now !== undefined &&
      now.title === task.title &&
      now.trigger === task.trigger &&
      (now.about === undefined || now.about === task.about) &&
      now.prizeKey === task.prizeKey &&
      // From once to more often a deed that was rewarded already would count as another one.
      (task.most === 1 ? now.most === 1 : now.most >= task.most) &&
      isLooser(task.within, now.within) &&
      (now.after ?? 1) <= (task.after ?? 1) &&
      covers(task.cities, now.cities)
    )
  })
  const { audience: was, places: had } = before
  const { audience: is, places: has } = after
  const keepsAudience =
    (is.minAge ?? 0) <= (was.minAge ?? 0) &&
    (is.newWithinDays ?? Infinity) >= (was.newWithinDays ?? Infinity) &&
    covers(codesOf(was.regions), codesOf(is.regions)) &&
    (is.staff || !was.staff)
  const keepsPlaces = had === undefined ? has === undefined : has !== undefined && has >= had
  return (
    after.actId === before.actId &&
    after.kind === before.kind &&
    after.rules.version > before.rules.version &&
    after.startAt <= before.startAt &&
    after.endAt >= before.endAt &&
    after.claimUntil >= before.claimUntil &&
    after.budget >= before.budget &&
    keepsPrizes &&
    keepsTasks &&
    keepsAudience &&
    keepsPlaces &&
    (before.kol === true || after.kol !== true) &&
    before.packetCommitment === after.packetCommitment &&
    drawsAlike(before, after)
  )
}
