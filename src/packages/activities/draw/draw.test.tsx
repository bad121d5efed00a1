import { spawnSync } from 'node:child_process'
import { answer, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { showsObstacles } from '@test/component/obstacles'
import { openPage } from '@test/component/openPage'
import { arrive } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { claimReward } from '@/contract/campaign/claimReward'
import { queryCampaign } from '@/contract/campaign/queryCampaign'
import { queryMyCampaign } from '@/contract/campaign/queryMyCampaign'
import { queryRewards } from '@/contract/campaign/queryRewards'
import { draw } from '@/contract/draw/draw'
import { queryDraws } from '@/contract/draw/queryDraws'
import { queryPrizeParcel } from '@/contract/draw/queryPrizeParcel'
import { queryCheckIns } from '@/contract/points/queryCheckIns'
import { queryLearning } from '@/contract/points/queryLearning'
import { querySurveyAttempt } from '@/contract/survey/querySurveyAttempt'
import { toHex, toUtf8 } from '@/crypto/bytes'
import { smPrimitives } from '@/crypto/sm'
import { drawMessage, drawnNumber } from '@/domain/draw/draw'
import { elderMode } from '@/session/preferences'
import { boxAtom } from '@/session/overlay'
import { store } from '@/session/store'

// Nobody waits for the wheel here.
jest.mock('@/platform/lessMotion', () => ({ wantsLessMotion: () => true }))

const DAY = 86_400_000
const START = Date.UTC(2026, 10, 1)
const SEED = new Uint8Array(32).fill(9)
const COMMITMENT = toHex(smPrimitives.sm3(SEED))
const numberOf = (participant: number, chanceNo: number): number =>
  drawnNumber(toHex(smPrimitives.hmacSm3(SEED, toUtf8(drawMessage('luckyDraw', participant, chanceNo)))))

const FACTS: AnswerOf<typeof queryCampaign> = {
  at: 0,
  campaign: {
    actId: 'luckyDraw',
    kind: 'DRAW',
    title: '学习抽好礼',
    summary: '签到得机会',
    picture: { motif: 'book', tone: 'blue' },
    state: 'RUNNING',
    startAt: START,
    endAt: START + 30 * DAY,
  },
  closed: false,
  variant: 'a',
  blocks: [{ block: 'HERO', title: '学习抽好礼', text: '签到得机会', picture: { motif: 'book', tone: 'blue' } }],
  organiser: '样例银行',
  contact: '95000',
  claimUntil: START + 40 * DAY,
  audience: ['年满18周岁'],
  rulesVersion: 1,
  rules: ['每人一次'],
  tasks: [{ taskKey: 'c', title: '每日签到', trigger: 'checkedIn', prizeKey: 'chance', most: 9 }],
  prizes: [
    {
      prizeKey: 'cup',
      kind: 'GOODS',
      name: '保温杯',
      amount: 10_000,
      tax: 2_000,
      value: 10_000,
      stock: 5,
      left: 0,
      odds: 20_000,
    },
    {
      prizeKey: 'p',
      kind: 'POINTS',
      name: '20积分',
      amount: 20,
      tax: 0,
      value: 250,
      stock: 99,
      left: 98,
      odds: 300_000,
    },
  ],
  draw: { fallback: 'p', commitment: COMMITMENT, winners: [] },
}
const ONE = {
  drawId: 'd1',
  chanceNo: 1,
  number: numberOf(12, 1),
  hit: 'p',
  prizeKey: 'p',
  prizeName: '20积分',
  at: START,
} as const
const MINE: AnswerOf<typeof queryDraws> = {
  ...{ off: false, participant: 12, chances: [{ taskKey: 'c', got: 2 }], left: 1, draws: [ONE], more: false },
}
const joined = () => answer(queryMyCampaign, { joined: { at: START, rulesVersion: 1 }, tasks: [] })

it('shows odds, numbers, value and stock beside every prize to anybody, and asks for nothing of theirs', async () => {
  arrive({ signedIn: false })
  answer(queryCampaign, FACTS)
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.findText('登录后参加'))
  expect(page.text()).toContain('价值80.00元，个税由本行缴纳')
  expect(page.text()).toContain('100次里约68次不中')
  expect(page.text()).toContain('剩98/99')
  expect(page.text()).toContain('已抽完')
  expect(page.text()).toContain('概率32%（含抽完的2%）')
  expect(page.text()).toContain('概率68%')
  expect(page.text()).toContain('其中奖份额归于“20积分”')
  expect(page.text()).toContain(COMMITMENT)
  expect(page.text()).not.toContain('1. 参加条件')
  await page.tap(page.findText('活动规则'))
  expect(page.text()).toContain('1. 参加条件：年满18周岁2. 每人一次')
  expect(sent(queryDraws)).toEqual([])
})

it('asks again after a refusal, so that the same tap isn’t refused the same way', async () => {
  answer(queryCampaign, FACTS)
  joined()
  answer(queryDraws, MINE)
  refuse(draw, 'DrawsOff')
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.findText('抽一次（还有1次机会）'))
  answer(queryDraws, { ...MINE, off: true })
  await page.tap(page.findText('抽一次（还有1次机会）'))
  await page.until(() => expect(store.get(boxAtom)?.request.content).toContain('抽奖服务暂停'))
  store.get(boxAtom)?.answer('confirm')
  await page.until(() => page.findText('抽奖暂停'))
})

it('leads whoever has no chance left to what still gives one today', async () => {
  const learning = { taskKey: 'l', title: '安全知识', trigger: 'learned', prizeKey: 'chance', most: 2 } as const
  const used = { taskKey: 'l', got: 2 }
  const article = { articleId: 'a', title: '甲', summary: '甲' }
  for (const [done, chances, read, words, leads] of [
    [false, [], 'NEW', '签到得抽奖机会', '/checkinIndex'],
    [true, [], 'NEW', '学习得抽奖机会', '/lookAgain'],
    [false, [{ taskKey: 'c', got: 9 }], 'STARTED', '学习得抽奖机会', '/lookAgain'],
    [true, [used], 'NEW', '今日机会已用完，查看其他活动', '/promotionIndex'],
    // What was read once brings nothing more.
    [true, [], 'READ', '今日机会已用完，查看其他活动', '/promotionIndex'],
    ['off', [], 'off', '今日机会已用完，查看其他活动', '/promotionIndex'],
  ] as const) {
    answer(queryCampaign, { ...FACTS, tasks: [...FACTS.tasks, learning] })
    joined()
    answer(queryDraws, { ...MINE, left: 0, chances: [...chances] })
    if (done === 'off') refuse(queryCheckIns, 'PointsOff')
    else answer(queryCheckIns, { today: '20261125', streak: 1, done, points: 1, days: [] })
    if (read === 'off') refuse(queryLearning, 'PointsOff')
    else answer(queryLearning, { points: 5, quizPoints: 10, at: 0, articles: [{ ...article, state: read }] })
    const page = await openPage('/luckyDrawIndex')
    await page.until(() => page.findText(words))
    await page.tap(page.findText(words))
    expect(pages().slice(-1)).toEqual([expect.stringContaining(leads)])
    page.unmount()
  }
})

it.each([
  [{}, '答题得抽奖机会', '/questionPage'],
  [{ state: 'FAILED', mayTryAgain: true }, '答题得抽奖机会', '/questionPage'],
  [{ state: 'FAILED', mayTryAgain: false }, '今日机会已用完，查看其他活动', '/promotionIndex'],
  [{ state: 'PASSED', mayTryAgain: false }, '今日机会已用完，查看其他活动', '/promotionIndex'],
] as const)('of a quiz that stands at %j says “%s”', async (stands, words, leads) => {
  const quiz = {
    taskKey: 'q',
    title: '防骗测验',
    trigger: 'quizPassed',
    about: 'fraudQuiz',
    prizeKey: 'chance',
    most: 1,
  }
  answer(queryCampaign, { ...FACTS, tasks: [{ ...quiz, trigger: 'quizPassed' as const }] })
  joined()
  answer(queryDraws, { ...MINE, left: 0, chances: [] })
  const attempt = { version: 1, number: 1, day: '20261125', right: 2, marks: [] }
  answer(querySurveyAttempt, 'state' in stands ? { attempt: { ...attempt, ...stands } } : {})
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.findText(words))
  await page.tap(page.findText(words))
  expect(pages().slice(-1)).toEqual([expect.stringContaining(leads)])
  expect(sent(querySurveyAttempt)).toEqual([{ surveyId: 'fraudQuiz' }])
})

it('says below the wheel what money brings after tax', async () => {
  const [cup, points] = FACTS.prizes
  const packet = { prizeKey: 'r', kind: 'RED_PACKET', name: '红包', amount: 88, tax: 18, value: 88 } as const
  answer(queryCampaign, {
    ...FACTS,
    prizes: [cup, points, { ...packet, stock: 9, left: 9, odds: 100_000 }].flatMap((one) => one ?? []),
  })
  joined()
  answer(queryDraws, MINE)
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.find('.draw-wheel__field.is-gone'))
  expect(page.findAll('.draw-wheel__name').map(({ textContent }) => textContent)).toContain('0.88元红包实得0.70元')
  expect(page.text()).toContain('0.88元，代扣个税0.18元，实得0.70元')
})

it('greys a prize that is used up, in the wheel and below it, and says to what its odds fall', async () => {
  answer(queryCampaign, FACTS)
  joined()
  answer(queryDraws, MINE)
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.find('.draw-wheel__field.is-gone'))
  const gone = (of: string): readonly string[] => page.findAll(`${of}.is-gone`).map((one) => one.textContent ?? '')
  expect(gone('.draw-wheel__field')).toEqual(['1保温杯概率2%归“20积分”已抽完'])
  expect(gone('.draw-wheel__turning .draw-wheel__nth')).toEqual(['1'])
  expect(gone('.odds__name')).toEqual(['保温杯'])
  const disc = page.find('.draw-wheel__disc').style.background
  expect(disc).toMatch(/var\(--colour-outline\) 0deg/)
  // 2 %, 30 % and the rest of a circle.
  expect(disc.match(/[\d.]+(?=deg)/g)?.map((angle) => Math.round(Number(angle) * 10) / 10)).toEqual([
    0, 7.2, 7.2, 115.2, 115.2, 360,
  ])
})

it('says of odds that fall to nothing any more, because what they fall to is used up too, that they win nothing', async () => {
  answer(queryCampaign, { ...FACTS, prizes: FACTS.prizes.map((one) => ({ ...one, left: 0 })) })
  joined()
  answer(queryDraws, MINE)
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => expect(page.text()).toContain('1保温杯概率2%归“未中奖”已抽完2'))
  expect(page.text()).toContain('20积分概率30%归“未中奖”')
  expect(page.text()).toContain('未中奖概率100%（含抽完的32%）')
})

it('has a line for no prize also in a draw that always won something, once what it gives is used up', async () => {
  const [cup] = FACTS.prizes
  if (!cup) throw new Error('no prize')
  arrive({ signedIn: false })
  answer(queryCampaign, { ...FACTS, prizes: [{ ...cup, odds: 1_000_000, left: 0 }] })
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => expect(page.text()).toContain('没有奖品概率100%（含抽完的100%）'))
  answer(queryCampaign, { ...FACTS, prizes: [{ ...cup, odds: 1_000_000, left: 5 }] })
  const before = await openPage('/luckyDrawIndex')
  await before.until(() => expect(before.text()).toContain('概率100%'))
  expect(before.text()).not.toContain('没有奖品')
})

it('sends a draw whose answer is lost again under the same id, and plays what the bank decided', async () => {
  answer(queryCampaign, FACTS)
  joined()
  answer(queryDraws, MINE)
  loseAnswer(draw)
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.findText('抽一次（还有1次机会）'))
  await page.tap(page.findText('抽一次（还有1次机会）'))
  await page.until(() => expect(store.get(boxAtom)).toBeDefined())
  store.get(boxAtom)?.answer('confirm')
  answer(draw, {
    state: 'DRAWN',
    draw: { ...ONE, drawId: 'd2', chanceNo: 2, prizeKey: 'NONE', hit: 'NONE', prizeName: '' },
  })
  await page.until(() => expect(page.findAll('.is-busy')).toHaveLength(0))
  await page.tap(page.findText('抽一次（还有1次机会）'))
  await page.until(() => page.find('[role=dialog][aria-label="抽奖结果"]'))
  expect(page.find('[role=dialog]').textContent).toContain(`号码${ONE.number}`)
  const ids = sent(draw).map(({ drawId }) => drawId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

it('offers to read again what one has of a draw, where that failed', async () => {
  answer(queryCampaign, FACTS)
  joined()
  refuse(queryDraws, 'Maintenance')
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.findText('重新加载'))
  answer(queryDraws, MINE)
  await page.tap(page.findText('重新加载'))
  await page.until(() => page.findText('抽一次（还有1次机会）'))
})

it('turns the wheel to the number that was drawn, and leads from the prize to where it is fetched and reckoned', async () => {
  answer(queryCampaign, FACTS)
  joined()
  answer(queryDraws, MINE)
  answer(draw, { state: 'DRAWN', draw: { ...ONE, drawId: 'd2', chanceNo: 2 } })
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.findText('抽一次（还有1次机会）'))
  await page.tap(page.findText('抽一次（还有1次机会）'))
  await page.until(() => page.findText('领取奖品'))
  const [, turned = ''] = /rotate\((.+)deg\)/.exec(page.find('.draw-wheel__turning').getAttribute('style') ?? '') ?? []
  const atTop = (360 - (Number(turned) % 360)) / 360
  expect(Math.floor(atTop * 1_000_000)).toBe(ONE.number)
  expect(page.find('.draw-wheel__field.is-won').textContent).toContain('20积分')
  await page.tap(page.findText('核对这次抽奖'))
  expect(pages().at(-1)).toBe('/luckyDrawIndex')
  expect(navigation.stack.at(-1)).toMatchObject({ query: { view: 'check' } })
})

it('has no wheel in large type: the odds first, and the result as elsewhere', async () => {
  elderMode.set(true)
  answer(queryCampaign, FACTS)
  joined()
  answer(queryDraws, MINE)
  answer(draw, { state: 'DRAWN', draw: { ...ONE, drawId: 'd2', chanceNo: 2 } })
  const page = await openPage('/luckyDrawIndex')
  await page.until(() => page.findText('抽一次（还有1次机会）'))
  expect(page.findAll('.draw-wheel')).toEqual([])
  expect(page.text().indexOf('奖品、概率和剩余')).toBeLessThan(page.text().indexOf('抽奖机会'))
  await page.tap(page.findText('抽一次（还有1次机会）'))
  await page.until(() => page.findText('领取奖品'))
})

it('reckons one’s draws again from a seed that is published, and says where they differ', async () => {
  const archived = { ...FACTS, campaign: { ...FACTS.campaign, state: 'ARCHIVED' as const } }
  answer(queryCampaign, {
    ...archived,
    draw: { fallback: 'p', commitment: COMMITMENT, seed: toHex(SEED), winners: [] },
  })
  const wrong = { ...ONE, drawId: 'd2', chanceNo: 2, number: (numberOf(12, 2) + 1) % 1_000_000 }
  answer(queryDraws, { ...MINE, draws: [wrong, ONE] })
  const page = await openPage('/luckyDrawIndex', { view: 'check' })
  await page.until(() => expect(page.text()).toContain('不一致'))
  // The seed's digest and the first draw.
  expect(page.text().match(/(?<!不)一致/g)?.length).toBeGreaterThanOrEqual(2)
  expect(page.text().match(/不一致/g)).toHaveLength(1)
})

it('shows an outsider all that a draw is reckoned from, as the program of the docs does from the page’s text alone', async () => {
  arrive({ signedIn: false })
  const seed = toHex(SEED)
  const page = async (commitment: string) => {
    answer(queryCampaign, {
      ...{ ...FACTS, campaign: { ...FACTS.campaign, state: 'ARCHIVED' as const } },
      draw: { fallback: 'p', commitment, seed, winners: [] },
    })
    const opened = await openPage('/luckyDrawIndex', { view: 'check' })
    // Both are awaited: a page that opens shows what was kept of the campaign until the bank has answered.
    await opened.until(() => {
      for (const said of [seed, commitment]) expect(opened.text()).toContain(said)
    })
    return opened.text()
  }
  const program = (input: string, ...args: string[]) =>
    spawnSync(process.execPath, ['docs/check-draw.mjs', ...args], { input, encoding: 'utf8' })
  const text = await page(COMMITMENT)
  for (const said of ['UTF-8', '每两位为一个字节', '“luckyDraw|12|1”', '最前13位']) expect(text).toContain(said)
  const prizes = new Set<string>()
  for (let nth = 1; nth <= 40; nth += 1) {
    const number = numberOf(12, nth)
    const prize = number < 20_000 ? '保温杯' : number < 320_000 ? '20积分' : '未中奖'
    prizes.add(prize)
    const { stdout, status } = program(text, '12', `${nth}`)
    expect([stdout, status]).toEqual([`种子的摘要：一致\n号码：${number}\n对应奖品：${prize}\n`, 0])
  }
  expect(prizes.size).toBeGreaterThan(1)
  const forged = await page('0'.repeat(64))
  expect(program(forged, '12', '1')).toMatchObject({ stdout: expect.stringContaining('种子的摘要：不一致'), status: 1 })
  expect(program('', '12', '1').status).not.toBe(0)
})

const openWon = () => {
  answer(queryRewards, {
    ...{ more: false, balance: 0 },
    rewards: [
      {
        ...{ rewardId: 'r1', actId: 'realDraw', title: '实物抽奖季', taskKey: 'draw', kind: 'GOODS', name: '保温杯' },
        ...{ amount: 10_000, tax: 2_000, net: 8_000, state: 'EARNED', claimUntil: START + 40 * DAY, earnedAt: START },
      },
    ],
  })
  return openPage('/realDrawPage', { rewardId: 'r1' })
}
showsObstacles(claimReward, openWon, '领取并寄出')

it('claims a thing only with an address, and shows its price and tax before', async () => {
  const page = await openWon()
  await page.until(() => page.findText('领取并寄出'))
  expect(page.text()).toContain('价值80.00元')
  expect(page.text()).toContain('由本行缴纳')
  expect(page.find('[role=checkbox]').getAttribute('aria-checked')).toBe('false')
  await page.tap(page.findText('领取并寄出'))
  await page.until(() => page.findText('请填写收件人姓名'))
  expect(sent(claimReward)).toEqual([])
  expect(sent(queryPrizeParcel)).toEqual([])
})

const SENT_TO = { name: '李*', mobileNo: '170****0002', region: '吉林省长春市', street: '***' }

it.each<[string, Pick<AnswerOf<typeof queryPrizeParcel>, 'delivery'>, string]>([
  ['until when where it was sent is kept', { delivery: SENT_TO }, '收货地址保留至2027.01.31，之后删除'],
  ['once it is deleted that it is', {}, '收货地址已删除'],
])('says of a thing that has arrived %s', async (_, more, says) => {
  answer(queryRewards, {
    more: false,
    balance: 0,
    rewards: [
      {
        ...{ rewardId: 'r1', actId: 'realDraw', title: '实物抽奖季', taskKey: 'draw', kind: 'GOODS', name: '保温杯' },
        ...{ amount: 10_000, tax: 2_000, net: 8_000, state: 'GRANTED', claimUntil: START, earnedAt: START },
      },
    ],
  })
  // 2026-11-02 10:00 in Shanghai.
  const endedAt = Date.UTC(2026, 10, 2, 2)
  answer(queryPrizeParcel, { rewardId: 'r1', name: '保温杯', state: 'DELIVERED', grantedAt: START, endedAt, ...more })
  const page = await openPage('/realDrawPage', { rewardId: 'r1' })
  await page.until(() => page.findText(says))
})
