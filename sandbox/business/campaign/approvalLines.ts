import { familiesOf, OCCASION_NAMES, textsOfBlock } from '@/domain/campaign/campaign'
import type { Aim, CampaignDefinition, CampaignPrize, CampaignTask } from '@/domain/campaign/campaign'
import { audienceLines } from '@/domain/campaign/eligibility'
import { REWARD_KIND_NAMES } from '@/domain/campaign/reward'
import { formatInstant, formatTerm } from '@/domain/dates/format'
import { missOdds, oddsText } from '@/domain/draw/draw'
import { formatAmount, formatYield } from '@/domain/money/format'
import { fen } from '@/domain/money/fen'
import { familyRule } from '@/domain/product/families'
import type { FamilyKey } from '@/domain/product/families'
import type { ApprovalLine } from '@sandbox/kernel/approvals'

const line = (label: string, value: string): ApprovalLine => ({ label, value })

const codesOf = (family: FamilyKey): string => `${family}（${familyRule(family).codes.join('、')}）`

/** Where a button leads, in words. */
function aimText(aim: Aim): string {
  switch (aim.to) {
    case 'JOIN':
      return '活动详情'
    case 'OPEN_ACCOUNT':
      return '开户'
    case 'PRODUCT':
      return `产品${codesOf(aim.family)}`
    case 'BUY':
      return `存入${codesOf(aim.family)}`
    case 'SHELF':
      return aim.list === 'wealth' ? '理财列表' : '存款列表'
    case 'PROMOTIONS':
      return '活动中心'
    case 'RISK_TEST':
      return '风险测评'
    case 'HELP':
      return '帮助'
    case 'ADVISER':
      return '预约客户经理'
  }
}

const amountText = ({ kind, amount }: CampaignPrize): string =>
  kind === 'POINTS' ? `${amount}积分` : `金额${formatAmount(fen(amount))}元`

const prizeLine = (prize: CampaignPrize): ApprovalLine =>
  line(
    `奖品${prize.prizeKey}`,
    [
      `${prize.name}（${REWARD_KIND_NAMES[prize.kind]}${prize.prize === '' ? '' : ` ${prize.prize}`}）`,
      amountText(prize),
      `成本${formatAmount(prize.value)}元`,
      `${prize.stock}份`,
      ...(prize.shares
        ? [
            `随机金额：合计${formatAmount(prize.shares.sum)}元，单个${formatAmount(prize.shares.least)}至${formatAmount(prize.shares.most)}元`,
          ]
        : []),
      ...(prize.odds === undefined ? [] : [`中奖概率${formatYield(prize.odds)}`]),
    ].join('，'),
  )

/** How often a task counts, as its customers read it too. */
const timesText = ({ most, within, after }: CampaignTask): string =>
  [
    ...(after === undefined ? [] : [`累计${after}次`]),
    `每人最多${most}次`,
    ...(within ? [`${within.per === 'DAY' ? '每日' : '每周'}最多${within.most}次`] : []),
  ].join('，')

const taskLine = (task: CampaignTask): ApprovalLine => {
  const { taskKey, title, trigger, about, prizeKey, cities } = task
  const condition = `${OCCASION_NAMES[trigger]}${about === undefined ? '' : `（${about}）`}`
  const where = cities ? `，限城市${cities.join('、')}` : ''
  return line(`任务${taskKey}`, `${title}，条件：${condition}，${timesText(task)}，每次得奖品${prizeKey}${where}`)
}

/** Where it takes place: who lives where may join, and which cities its tasks name. */
const placeLines = ({ audience, cities }: CampaignDefinition): readonly ApprovalLine[] => [
  ...(audience.regions
    ? [line('限定地区', audience.regions.map(({ name, code }) => `${name}（${code}）`).join('、'))]
    : []),
  ...(cities ?? []).map(({ name, code, longitude, latitude }) =>
    line(`城市${code}`, `${name}，东经${longitude}度，北纬${latitude}度`),
  ),
]

/** What a draw adds. */
const drawLines = ({ draw, prizes }: CampaignDefinition): readonly ApprovalLine[] =>
  draw
    ? [
        line('未中奖概率', oddsText(missOdds(prizes))),
        line('抽完后归于', draw.fallback),
        line('种子摘要', draw.commitment ?? ''),
      ]
    : []

/** Everything a decider has to know of a campaign, every value and text of it included. */
export const linesOf = (one: CampaignDefinition): readonly ApprovalLine[] => [
  line('活动', `${one.title}（${one.actId}，${one.kind}）`),
  line('简介', one.summary),
  line('图案', `${one.picture.motif}（${one.picture.tone}）`),
  line('主办方', `${one.organiser} ${one.contact}`),
  line('开始时间', formatInstant(one.startAt)),
  line('结束时间', formatInstant(one.endAt)),
  line('领取截止', formatInstant(one.claimUntil)),
  line('参加条件', audienceLines(one.audience).join('；')),
  ...placeLines(one),
  line('名额', one.places === undefined ? '不限，奖励送完为止' : `${one.places}人`),
  line('预算', `${formatAmount(one.budget)}元`),
  ...one.prizes.map(prizeLine),
  ...one.tasks.map(taskLine),
  ...drawLines(one),
  ...(one.packetCommitment === undefined ? [] : [line('随机红包种子摘要', one.packetCommitment)]),
  line('展示产品', familiesOf(one).map(codesOf).join('、') || '无'),
  line('达人推广', one.kol === true ? '是，开关关闭时不展示' : '否'),
  line('规则版本', `第${one.rules.version}版`),
  line('规则', one.rules.text.join('')),
  ...one.variants.flatMap(({ variant, blocks }) => [
    line(`页面${variant}`, blocks.flatMap(textsOfBlock).join(' / ')),
    ...blocks.flatMap((block) =>
      block.block === 'PRODUCTS' && block.terms
        ? [line(`页面${variant}比较期限`, block.terms.map(formatTerm).join('、'))]
        : [],
    ),
    line(
      `页面${variant}按钮`,
      blocks.flatMap((block) => (block.block === 'CTA' ? [`${block.label}→${aimText(block.aim)}`] : [])).join('；') ||
        '无',
    ),
  ]),
]

/** The same of a change of what is published: what differs stands first, with what it was. */
export function changedLinesOf(before: CampaignDefinition, after: CampaignDefinition): readonly ApprovalLine[] {
  const was = new Map(linesOf(before).map(({ label, value }) => [label, value]))
  const is = linesOf(after)
  const changed = is.flatMap(({ label, value }) => {
    const old = was.get(label)
    if (old === value) return []
    return [line(`修改：${label}`, old === undefined ? `新增：${value}` : `原为：${old}；改为：${value}`)]
  })
  const labels = new Set(is.map(({ label }) => label))
  const gone = [...was].flatMap(([label, old]) =>
    labels.has(label) ? [] : [line(`修改：${label}`, `已删除，原为：${old}`)],
  )
  return [...changed, ...gone, ...is]
}
