import { rateArticle as call } from '@/contract/content/rateArticle'
import { dayOfInstant } from '@/domain/dates/instant'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { countedAddress } from '@sandbox/kernel/session/addresses'
import { countToday } from '@sandbox/kernel/session/dailyCounts'
import { tokenHash } from '@sandbox/kernel/session/secrets'
import { publicHandler } from '@sandbox/kernel/scope'
import { articleOn, countVote } from '../articles'

/** Answers an hour from one address: enough for a family, and too few to make an article look good or bad. */
export const VOTES_AN_HOUR = 30
export const HOUR_MS = 3_600_000

/** Only the version that is shown can be rated, because nobody reads another. */
export const rateArticle = publicHandler(call, async ({ bank, web, today, realNow }, vote) => {
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
