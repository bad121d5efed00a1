import { sql } from 'drizzle-orm'
import { CALLS } from '@/contract/calls'
import { addMonths } from '@/domain/dates/calendarMonths'
import { addDays, DAY_MS } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { FEE_NOTICE_MONTHS } from '@/domain/regulation'
import { expectDone } from '@sandbox/business/onboarding/testing/applicant'
import { advance } from '@sandbox/dayEnds'
import { bankNow } from '@sandbox/kernel/clock'
import { rowsOf } from '@sandbox/kernel/db'
import { testClient } from '@sandbox/testing/client'
import type { TestCustomer } from '@sandbox/testing/client'
import { withBankInTurn } from '@sandbox/testing/withBank'
import { publishArticle, VOTES_AN_HOUR, withdrawArticle } from './articles'
import type { ArticleDraft } from './articles'

const NEW = {
  articleId: 'new-one',
  section: 'FAQ',
  topic: 'login',
  title: '新问题样例',
  summary: '摘要',
  keywords: [],
  blocks: [{ kind: 'way', text: '前往', place: 'cards' }],
} as const

withBankInTurn((bank) => {
  let anybody: TestCustomer
  beforeAll(async () => {
    anybody = await testClient(bank.server).anonymous()
  })
  const now = () => bankNow(bank.db.drizzle)
  const publish = async (changes: Partial<ArticleDraft> = {}) => {
    const at = await now()
    return publishArticle(bank.db.drizzle, { ...NEW, from: dayOfInstant(at), until: undefined, ...changes }, at)
  }
  const read = (articleId: string) => anybody.call(CALLS.queryArticle, { articleId })

  test('anybody finds an article without a session, reads it, and pages through a section', async () => {
    const { articles } = expectDone(await anybody.call(CALLS.queryArticles, { section: 'FAQ', search: 'zfmm' }))
    expect(articles[0]?.articleId).toBe('forgot-pay-password')
    expect(expectDone(await read('forgot-pay-password'))).toMatchObject({ section: 'FAQ', version: 1 })
    const first = expectDone(await anybody.call(CALLS.queryArticles, { section: 'FAQ' }))
    expect([first.articles.length, first.more]).toEqual([20, true])
    const after = first.articles[19]?.articleId ?? ''
    const rest = expectDone(await anybody.call(CALLS.queryArticles, { section: 'FAQ', after }))
    const ids = [...first.articles, ...rest.articles].map(({ articleId }) => articleId)
    expect([new Set(ids).size, rest.more]).toEqual([ids.length, false])
  })

  test('a new version replaces the old from its day on, and is announced before; a withdrawn article is unknown', async () => {
    expect(await publish()).toEqual({ ok: true, value: 1 })
    const tomorrow = addDays(dayOfInstant(await now()), 1)
    expect(await publish({ from: tomorrow, title: '改过的问题' })).toEqual({ ok: true, value: 2 })
    expect(expectDone(await read('new-one'))).toMatchObject({
      version: 1,
      title: NEW.title,
      announced: { from: tomorrow, title: '改过的问题' },
      blocks: NEW.blocks,
    })
    await advance(bank.db, DAY_MS)
    const changed = expectDone(await read('new-one'))
    expect([changed.version, changed.title, changed.announced]).toEqual([2, '改过的问题', undefined])
    const at = await now()
    await bank.db.transaction((tx) => withdrawArticle(tx, 'new-one', dayOfInstant(at), at))
    expect(await read('new-one')).toMatchObject({ error: 'ArticleUnknown' })
    expect(await bank.db.transaction((tx) => withdrawArticle(tx, 'new-one', dayOfInstant(at), at))).toBe(false)
    const { articles } = expectDone(await anybody.call(CALLS.queryArticles, { search: '新问题样例' }))
    expect(articles.map(({ articleId }) => articleId)).not.toContain('new-one')
  })

  test('what was published can’t be changed, and nothing wrong is published', async () => {
    await expect(bank.db.drizzle.execute(sql`UPDATE article_versions SET title = 'x'`)).rejects.toThrow()
    expect(await publish({ articleId: 'bad', summary: '高收益' })).toEqual({ ok: false, error: 'bannedWords' })
    expect(await read('bad')).toMatchObject({ error: 'ArticleUnknown' })
    // Neither as a changed list nor as a further one is a fee charged that wasn't published ahead.
    const price = { name: '转出', standard: '2元/笔', basis: '全部' }
    const fees = { section: 'PRICE', topic: 'prices', blocks: [{ kind: 'prices', prices: [price] }] } as const
    for (const articleId of ['price-list', 'further-prices'])
      expect(await publish({ articleId, ...fees })).toEqual({ ok: false, error: 'noticeTooShort' })
    const ahead = {
      articleId: 'further-prices',
      ...fees,
      from: addMonths(dayOfInstant(await now()), FEE_NOTICE_MONTHS),
    }
    expect(await publish(ahead)).toMatchObject({ ok: true })
  })

  test('a new notice stands first, without a place of its own', async () => {
    const notice = { section: 'NOTICE', topic: 'business', blocks: [{ kind: 'paragraph', text: '正文' }] } as const
    const listed = async () =>
      expectDone(await anybody.call(CALLS.queryArticles, { section: 'NOTICE' })).articles.map(
        ({ articleId }) => articleId,
      )
    const before = await listed()
    await advance(bank.db, DAY_MS)
    expect(await publish({ articleId: 'zz-notice', ...notice })).toMatchObject({ ok: true })
    expect(await listed()).toEqual(['zz-notice', ...before])
  })

  test('readers are counted without a person, for the version that is shown, and not without end', async () => {
    const rate = (version: number, helpful: boolean) =>
      anybody.call(CALLS.rateArticle, { articleId: 'my-data', version, helpful })
    expect(await rate(2, true)).toMatchObject({ error: 'ArticleUnknown' })
    expectDone(await rate(1, true))
    expectDone(await rate(1, false))
    const votes = await rowsOf(bank.db.drizzle, sql`SELECT * FROM article_votes WHERE article_id = 'my-data'`)
    expect(votes).toEqual([{ article_id: 'my-data', version: 1, helpful: 1, unhelpful: 1 }])
    for (let more = 2; more < VOTES_AN_HOUR; more += 1) expectDone(await rate(1, true))
    expect(await rate(1, true)).toMatchObject({ error: 'RatedTooOften' })
  })
})
