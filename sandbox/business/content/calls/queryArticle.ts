import { queryArticle as call } from '@/contract/content/queryArticle'
import { bankError } from '@/domain/errors/catalogue'
import { fail, ok } from '@/domain/result'
import { publicHandler } from '@sandbox/kernel/scope'
import { articleOn, shownOn } from '../articles'
import { factsOf } from '../facts'

/** One that was taken back or isn't shown yet is as unknown as one that never was. */
export const queryArticle = publicHandler(call, async ({ bank, today }, { articleId }) => {
  const on = bank.db.drizzle
  const found = await articleOn(on, articleId, today)
  if (!found) return fail(bankError('ArticleUnknown'))
  return ok(factsOf(found.shown, found.announced, await shownOn(on, today)))
})
