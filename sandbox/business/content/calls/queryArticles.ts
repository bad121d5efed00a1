import { queryArticles as call } from '@/contract/content/queryArticles'
import { ok } from '@/domain/result'
import { PAGE } from '@sandbox/kernel/db/keyset'
import { publicHandler } from '@sandbox/kernel/scope'
import { shownOn } from '../articles'
import { lineOf } from '../facts'
import { searchArticles } from '../search'

/** Goes on after an article by its place; after one that isn't in the list any more it begins anew. */
export const queryArticles = publicHandler(call, async ({ bank, today }, { section, topic, search, after }) => {
  const shown = await shownOn(bank.db.drizzle, today)
  const wanted = shown.filter(
    (one) => (section === undefined || one.section === section) && (topic === undefined || one.topic === topic),
  )
  const found = search === undefined ? wanted : searchArticles(wanted, search)
  const start = after === undefined ? 0 : found.findIndex((one) => one.articleId === after) + 1
  const page = found.slice(start, start + PAGE)
  return ok({ articles: page.map(lineOf), more: found.length > start + PAGE })
})
