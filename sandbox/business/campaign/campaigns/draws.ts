import { BRAND } from '@/domain/brand'
import type { CampaignBlock, CampaignDefinition, CampaignPrize, CampaignTask } from '@/domain/campaign/campaign'
import type { Day } from '@/domain/dates/day'
import { CHANCE, DRAW_AGE } from '@/domain/draw/draw'
import { fen, ppm } from '@/domain/money/fen'
import { SHIP_DAYS } from '@/domain/points/mall'
import { worthOfPoints } from '@/domain/points/worth'
import { NOT_BEFORE } from './learning'
import { BY_THE_BANK, period } from './period'

interface Draw {
  readonly actId: string
  readonly title: string
  readonly summary: string
  readonly picture: CampaignDefinition['picture']
  readonly days: Parameters<typeof period>[1]
  readonly prizes: readonly CampaignPrize[]
  readonly tasks: readonly CampaignTask[]
  /** To which prize the share of one that is used up falls. */
  readonly fallback: string
  readonly rules?: readonly string[]
  readonly blocks: readonly CampaignBlock[]
}

const RULES = [
  `年满${DRAW_AGE}周岁的客户可参加，每人一次，以身份证为准；本行员工不参加。`,
  '抽奖机会只来自参加、签到、学习和答题，与存款、理财金额和分享无关；机会在活动结束时失效。',
  '每次抽奖得到一个0至999999的号码，号码落在哪个奖品的区间即中哪个奖品，落在区间外为未中奖。',
  '奖品抽完后显示“已抽完”，其中奖份额按规则归于指定的奖品，其他奖品的概率不变。',
  '号码由抽奖种子、您的参与编号和第几次抽奖算出，种子的摘要在活动开始前公布，种子在活动归档后公布，任何人都可以核对。',
  `通过程序、他人身份等方式参加的，核实后取消奖励。咨询${BRAND.hotline}。`,
]

/** What every draw has alike. Its budget is all its prizes, so that stock alone decides. */
const drawing =
  ({ days, fallback, blocks, rules = [], ...given }: Draw) =>
  (today: Day): CampaignDefinition => ({
    ...BY_THE_BANK,
    ...period(today, days),
    ...given,
    kind: 'DRAW',
    audience: { minAge: DRAW_AGE, staff: false },
    budget: fen(given.prizes.reduce((sum, { value, stock }) => sum + value * stock, 0)),
    draw: { fallback },
    rules: { version: 1, text: [...RULES, ...(given.tasks.includes(QUIZ) ? [NOT_BEFORE] : []), ...rules] },
    variants: [{ variant: 'a', blocks }],
  })

const chance = (taskKey: string, title: string, trigger: CampaignTask['trigger'], most = 1): CampaignTask => ({
  ...{ taskKey, title, trigger, most },
  prizeKey: CHANCE,
})

const JOIN = chance('join', '参加活动', 'joined')
const CHECK_IN = (most: number) => chance('checkin', '每日签到', 'checkedIn', most)
const LEARN = (most: number) => chance('learn', '读一篇安全知识', 'learned', most)
const QUIZ: CampaignTask = { ...chance('quiz', '通过防骗测验', 'quizPassed'), about: 'fraudQuiz' }

const points = (prizeKey: string, amount: number, stock: number, odds: number): CampaignPrize => ({
  ...{ prizeKey, kind: 'POINTS', prize: '', name: `${amount}积分`, amount, value: worthOfPoints(amount), stock },
  odds: ppm(odds),
})

/** @param price fen; with the tax of 20 % that the bank pays it is price / 0.8 */
const thing = (prizeKey: string, name: string, price: number, stock: number, odds: number): CampaignPrize => ({
  ...{ prizeKey, kind: 'GOODS', prize: prizeKey, name, stock, odds: ppm(odds) },
  ...{ amount: (price * 5) / 4, value: fen((price * 5) / 4) },
})

const packet = (prizeKey: string, amount: number, stock: number, odds: number): CampaignPrize => ({
  ...{ prizeKey, kind: 'RED_PACKET', prize: '', name: '红包', amount, value: fen(amount), stock },
  odds: ppm(odds),
})

/** Vouchers, red packets and points, running. */
export const luckyDraw = drawing({
  actId: 'luckyDraw',
  title: '学习抽好礼',
  summary: '签到、学习得抽奖机会，概率和剩余全公开',
  picture: { motif: 'wheel', tone: 'gold' },
  days: { from: -10, days: 40, claimDays: 14 },
  fallback: 'points20',
  prizes: [
    {
      ...{ prizeKey: 'cafe', kind: 'VOUCHER', prize: 'cafe10', name: '10元咖啡立减券', amount: 0 },
      ...{ value: fen(1_000), stock: 200, odds: ppm(50_000) },
    },
    packet('packet', 88, 1_000, 100_000),
    points('points20', 20, 20_000, 300_000),
  ],
  tasks: [JOIN, CHECK_IN(20), LEARN(5), QUIZ],
  blocks: [{ block: 'HERO', title: '学习抽好礼', text: '签到、读文章、答题，每做一件得一次机会' }],
})

const DELIVERY = `实物奖品领取后填写收货地址，填写后${SHIP_DAYS}天内寄出；个人所得税由本行缴纳，您无需支付。`

/** Things that are sent, running. */
export const realDraw = drawing({
  actId: 'realDraw',
  title: '实物抽奖季',
  summary: '空气炸锅、保温杯、帆布袋，免费寄到家',
  picture: { motif: 'gift', tone: 'red' },
  days: { from: -5, days: 30, claimDays: 30 },
  fallback: 'points10',
  prizes: [
    thing('fryer', '空气炸锅', 59_900, 3, 200),
    thing('thermos', '保温杯', 8_000, 50, 20_000),
    thing('tote', '帆布袋', 2_000, 200, 80_000),
    points('points10', 10, 20_000, 400_000),
  ],
  tasks: [JOIN, CHECK_IN(10), QUIZ],
  rules: [DELIVERY],
  blocks: [{ block: 'HERO', title: '实物抽奖季', text: '抽中的奖品免费寄到家' }],
})

/** One that is over and archived, so that its seed is known and every draw of it can be checked. */
export const autumnDraw = drawing({
  actId: 'autumnDraw',
  title: '金秋抽奖',
  summary: '已结束，抽奖种子已公布，可核对每一次抽奖',
  picture: { motif: 'wheel', tone: 'red' },
  days: { from: -36, days: 20, claimDays: 10 },
  fallback: 'tote',
  prizes: [
    thing('fryer', '空气炸锅', 59_900, 1, 200_000),
    thing('thermos', '保温杯', 8_000, 30, 300_000),
    thing('tote', '帆布袋', 2_000, 30, 300_000),
  ],
  tasks: [JOIN, CHECK_IN(9)],
  rules: [DELIVERY],
  blocks: [{ block: 'HERO', title: '金秋抽奖', text: '抽中的奖品免费寄到家' }],
})

/** The season's page, still to come: check-in, reading and questions lead to its draw. */
export const springFestival = drawing({
  actId: 'springFestival',
  title: '新春学习季',
  summary: '过年守好钱袋子，签到、学习得抽奖机会',
  picture: { motif: 'lantern', tone: 'red' },
  days: { from: 60, days: 30, claimDays: 15 },
  fallback: 'points18',
  prizes: [
    packet('packet', 888, 200, 10_000),
    packet('little', 88, 2_000, 100_000),
    points('points18', 18, 30_000, 400_000),
  ],
  tasks: [JOIN, CHECK_IN(15), LEARN(5), QUIZ],
  blocks: [
    { block: 'HERO', title: '新春学习季', text: '过年守好钱袋子，学一点、抽一次' },
    { block: 'TEXT', title: '过年常见骗局', lines: ['冒充亲友借钱', '虚假抽奖、红包链接', '冒充客服退款'] },
  ],
})
