import * as calls from '@/contract/content'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { PAGE } from '@sandbox/kernel/db/keyset'
import { publicHandler } from '@sandbox/kernel/scope'
import { countedAddress } from '@sandbox/kernel/session/addresses'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { articleOn, countVote, HOUR_MS, shownOn, VOTES_AN_HOUR } from './articles'
import { factsOf, lineOf } from './facts'
import { searchArticles } from './search'

/** Goes on after an article by its place; after one that isn't in the list any more it begins anew. */
export const queryArticles = publicHandler(
  calls.queryArticles,
  async ({ bank, today }, { section, topic, search, after }) => {
    const shown = await shownOn(bank.db.drizzle, today)
    const wanted = shown.filter(
      (one) => (section === undefined || one.section === section) && (topic === undefined || one.topic === topic),
    )
    const found = search === undefined ? wanted : searchArticles(wanted, search)
    const start = after === undefined ? 0 : found.findIndex((one) => one.articleId === after) + 1
    const page = found.slice(start, start + PAGE)
    return ok({ articles: page.map(lineOf), more: found.length > start + PAGE })
  },
)

/** One that was taken back or isn't shown yet is as unknown as one that never was. */
export const queryArticle = publicHandler(calls.queryArticle, async ({ bank, today }, { articleId }) => {
  const on = bank.db.drizzle
  const found = await articleOn(on, articleId, today)
  if (!found) return fail(bankError('ArticleUnknown'))
  return ok(factsOf(found.shown, found.announced, await shownOn(on, today)))
})

/** Only the version that is shown can be rated, because nobody reads another. */
export const rateArticle = publicHandler(calls.rateArticle, async ({ bank, web, today, realNow }, vote) => {
  const on = bank.db.drizzle
  const found = await articleOn(on, vote.articleId, today)
  if (found?.shown.version !== vote.version) return fail(bankError('ArticleUnknown'))
  // The address only as a hash with its hour, so that what is kept is good for counting and nothing else.
  const subject = tokenHash(`${Math.floor(realNow / HOUR_MS)} vote ${countedAddress(web.address)}`)
  const counted = await countToday(on, { subject, kind: 'articleVote', day: dayOfInstant(realNow) }, VOTES_AN_HOUR)
  if (!counted) return fail(bankError('RatedTooOften'))
  await countVote(on, vote)
  return ok({})
})
