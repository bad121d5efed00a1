import { answer, asked, loseAnswer, refuse, sent } from '@test/component/bank'
import type { AnswerOf } from '@test/component/bank'
import { openPage } from '@test/component/openPage'
import { nobodyYet } from '@test/component/people'
import { navigation, pages } from '@test/component/router'
import { queryArticle } from '@/contract/content/queryArticle'
import { queryArticles } from '@/contract/content/queryArticles'
import { rateArticle } from '@/contract/content/rateArticle'
import { CONTENT_PLACES, readBlock } from '@/domain/content/blocks'
import { findRoute } from '@/routes/table'
import { priceGroups } from './prices/priceGroups'
import { placeLink } from './ways'

const LINE = {
  articleId: 'a1',
  section: 'FAQ',
  topic: 'login',
  title: '忘记支付密码怎么办',
  summary: '刷脸后重设',
} as const
const ARTICLE: AnswerOf<typeof queryArticle> = {
  ...LINE,
  version: 3,
  from: '20261101',
  blocks: [
    { kind: 'paragraph', text: '正文' },
    { kind: 'steps', items: ['先', '后'] },
    { kind: 'way', text: '重置支付密码', place: 'resetPayPassword' },
    { kind: 'way', text: '限额', place: 'taxResidency' },
  ],
  related: [{ articleId: 'p1', section: 'PRICE', title: '价格' }],
}

beforeEach(nobodyYet)

describe('help', () => {
  it('is open to anybody, and asks the bank for what is typed once it stands still', async () => {
    answer(queryArticles, { articles: [], more: false })
    const page = await openPage('/Help')
    await page.until(() => page.findText('自助办理'))
    answer(queryArticles, { articles: [LINE], more: false })
    await page.type('[aria-label="搜索帮助"]', 'zfmm')
    await page.until(() => page.findText(LINE.title))
    expect(sent(queryArticles).filter(({ search }) => search !== undefined)).toEqual([{ search: 'zfmm' }])
    answer(queryArticle, ARTICLE)
    await page.tap(page.findText(LINE.title))
    expect(pages().at(-1)).toBe('/commonQuestionNew')
  })

  it('leads who finds nothing to a person', async () => {
    answer(queryArticles, { articles: [], more: false })
    const page = await openPage('/problems')
    await page.until(() => page.findText('暂无内容'))
    await page.type('[aria-label="搜索帮助"]', '火星')
    await page.until(() => page.findText('没有找到“火星”'))
    expect(page.text()).toContain('拨打95396')
    expect(sent(queryArticles).at(-1)).toEqual({ section: 'FAQ', search: '火星' })
    answer(queryArticles, { articles: [LINE], more: false })
    await page.tap(page.findText('支付密码'))
    await page.until(() => page.findText(LINE.title))
    expect(sent(queryArticles).at(-1)).toEqual({ section: 'FAQ', search: '支付密码' })
  })

  it('lists a topic, leaves out one that isn’t there, and shows publicity by the same page', async () => {
    answer(queryArticles, { articles: [LINE], more: false })
    await openPage('/problems', { topic: 'safety' })
    expect(sent(queryArticles).at(-1)).toEqual({ section: 'FAQ', topic: 'safety' })
    await openPage('/problems', { topic: 'nosuch' })
    expect(sent(queryArticles).at(-1)).toEqual({ section: 'FAQ' })
    await openPage('/Propaganda')
    expect(sent(queryArticles).at(-1)).toEqual({ section: 'PUBLICITY' })
  })
})

describe('an article', () => {
  it('is shown by blocks, leads only to what is built, and is rated once', async () => {
    answer(queryArticle, ARTICLE)
    answer(rateArticle, {})
    const page = await openPage('/commonQuestionNew', { articleId: 'a1' })
    await page.until(() => page.findText('正文'))
    expect(page.findAll('.article-body__item')).toHaveLength(2)
    page.findText('重置支付密码')
    expect(page.text()).toContain('2026.11.01更新')
    await page.tap(page.findText('没有帮助'))
    await page.until(() => page.findText('抱歉没有帮到您'))
    page.findText('拨打95396，请工作人员解答')
    expect(sent(rateArticle)).toEqual([{ articleId: 'a1', version: 3, helpful: false }])
    const again = await openPage('/commonQuestionNew', { articleId: 'a1' })
    await again.until(() => again.findText('抱歉没有帮到您'))
    await again.tap(again.findText('告诉我们哪里没说清楚'))
    expect(navigation.stack.at(-1)).toMatchObject({
      name: '/Complaint',
      query: { kind: 'FEEDBACK', articleId: 'a1' },
    })
  })

  it('stays unrated when the bank refuses, and says so', async () => {
    answer(queryArticle, { ...ARTICLE, articleId: 'a2' })
    refuse(rateArticle, 'RatedTooOften')
    const page = await openPage('/commonQuestionNew', { articleId: 'a2' })
    await page.until(() => page.findText('有帮助'))
    await page.tap(page.findText('有帮助'))
    await page.until(() => expect(asked()).toContain('rateArticle'))
    page.findText('没有帮助')
  })

  it.each([{}, { articleId: '<b>' }])('that the address doesn’t name (%j) leads to the questions', async (query) => {
    refuse(queryArticle, 'ArticleUnknown')
    const page = await openPage('/commonQuestionNew', query as { articleId: string })
    await page.until(() => page.findText('查看常见问题'))
  })

  it('that is gone leads to the questions; without the bank it can be asked again', async () => {
    refuse(queryArticle, 'ArticleUnknown')
    const gone = await openPage('/commonQuestionNew', { articleId: 'gone' })
    await gone.until(() => gone.findText('查看常见问题'))
    loseAnswer(queryArticle)
    const lost = await openPage('/commonQuestionNew', { articleId: 'lost' })
    await lost.until(() => lost.findText('重新加载'))
  })

  it.each(CONTENT_PLACES)('leads to %s, where a route stands', (place) => {
    expect(findRoute(placeLink(place).name)).toBeDefined()
  })
})

describe('prices', () => {
  const PRICES = [{ name: '转出', standard: '免费', basis: '至本人银行卡' }]
  const LIST: AnswerOf<typeof queryArticle> = {
    ...ARTICLE,
    section: 'PRICE',
    blocks: [
      { kind: 'note', text: '说明' },
      { kind: 'heading', text: '转账服务' },
      { kind: 'prices', prices: PRICES },
    ],
  }

  const BLOCKS = LIST.blocks.map(readBlock)

  it('are shown with their day, and what is announced beside them', async () => {
    const next: typeof LIST.blocks = [
      ...LIST.blocks,
      { kind: 'prices', prices: [{ name: '查验', standard: '免费', basis: '全部' }] },
    ]
    answer(queryArticle, {
      ...LIST,
      blocks: [...LIST.blocks],
      announced: { from: '20270301', title: '价格', blocks: next },
    })
    const page = await openPage('/servicePriceList')
    await page.until(() => page.findText('2026年11月1日起执行'))
    expect(page.text()).not.toContain('查验')
    await page.tap(page.findText('即将调整'))
    page.findText('2027年3月1日起执行')
    page.findText('查验')
  })

  it('are found by what they are, what they cost and what group they are in', () => {
    expect(priceGroups(BLOCKS, '转账')).toEqual([{ title: '转账服务', prices: PRICES }])
    expect(priceGroups(BLOCKS, ' 银行卡 ')).toHaveLength(1)
    expect(priceGroups(BLOCKS, '工本费')).toEqual([])
  })
})

it('education and notices go on page by page', async () => {
  const some = { ...LINE, section: 'EDU', topic: 'scams' } as const
  answer(queryArticles, { articles: [{ ...some, title: '第一页' }], more: true })
  const page = await openPage('/securityEducation')
  await page.until(() => page.findText('第一页'))
  answer(queryArticles, { articles: [{ ...some, articleId: 'a2', title: '第二页' }], more: false })
  await page.tap(page.findText('加载更多'))
  await page.until(() => page.findText('第二页'))
  expect(sent(queryArticles).at(-1)).toEqual({ section: 'EDU', after: 'a1' })
  const notice = { ...LINE, section: 'NOTICE', topic: 'business' } as const
  answer(queryArticles, { articles: [{ ...notice, title: '新公告' }], more: true })
  const help = await openPage('/Help')
  await help.until(() => help.findText('新公告'))
  answer(queryArticles, { articles: [{ ...notice, articleId: 'n2', title: '旧公告' }], more: false })
  await help.tap(help.findText('更早的公告'))
  await help.until(() => help.findText('旧公告'))
})

it('education lists its cases by topic and leads to the quiz', async () => {
  const some = { ...LINE, section: 'EDU' } as const
  answer(queryArticles, {
    articles: [
      { ...some, articleId: 'e1', topic: 'scams', title: '冒充客服' },
      { ...some, articleId: 'e2', topic: 'help', title: '已经转账了' },
    ],
    more: false,
  })
  const page = await openPage('/securityEducation')
  await page.until(() => page.findText('冒充客服'))
  expect(page.findAll('.ui-cell-group__title').map(({ textContent }) => textContent)).toEqual([
    '常见骗局',
    '遇到时怎么办',
  ])
  await page.tap(page.findText('学一学，做防骗测验'))
  expect(pages().at(-1)).toBe('/questionPage')
})
