import { dayOfInstant } from '@/domain/dates/instant'
import type { Seed } from '@sandbox/kernel/seed'
import { bankNow } from '@sandbox/kernel/clock'
import { addDays } from '@/domain/dates/day'
import { ARTICLES } from './published'
import { PRICES_TO_COME, PRICES_NOTICE_DAYS } from './published/prices'
import { publishArticle } from './articles'
import type { ArticleDraft } from './articles'

/** What the bank has published on its first day, and changed prices that it announces ahead. */
export const seedArticles: Seed = {
  name: 'articles',
  on: 'opening',
  async run(tx) {
    const now = await bankNow(tx)
    const today = dayOfInstant(now)
    const publish = async (draft: ArticleDraft): Promise<void> => {
      const published = await publishArticle(tx, draft, now)
      if (!published.ok) throw new Error(`${draft.articleId} can't be published: ${published.error}`)
    }
    for (const [sort, article] of ARTICLES.entries()) await publish({ ...article, from: today, until: undefined, sort })
    await publish({ ...PRICES_TO_COME, from: addDays(today, PRICES_NOTICE_DAYS), until: undefined })
  },
}
