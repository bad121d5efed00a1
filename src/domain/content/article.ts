import type { Day } from '../dates/day'
import { isReadable } from '../validation/readable'
import { hasBannedWords } from './bannedWords'
import { textsOf } from './blocks'
import type { Block } from './blocks'
import { topicName } from './sections'
import type { ArticleSection } from './sections'

/** What an article says; a change of it is a new version. */
export interface ArticleText {
  readonly section: ArticleSection
  /** A topic of the section. */
  readonly topic: string
  readonly title: string
  /** One line that tells what it is about, under the title in lists. */
  readonly summary: string
  /** Other words by which people look for it. */
  readonly keywords: readonly string[]
  readonly blocks: readonly Block[]
}

/** One version of an article. Versions of an article are numbered from 1 and never change. */
export interface ArticleVersion extends ArticleText {
  readonly articleId: string
  readonly version: number
  /** The first day on which it is shown instead of the version before. */
  readonly from: Day
  /** The last day on which it is shown; undefined: for as long as no later version is there. */
  readonly until: Day | undefined
  /** Taken back: from its first day on, the article isn't shown. */
  readonly withdrawn: boolean
}

/** Limits of what is published, in characters and blocks. */
export const ARTICLE_LIMITS = { title: 40, summary: 80, keyword: 20, keywords: 20, text: 600, blocks: 60 } as const

/** Why an article can't be published. */
export type ArticleProblem =
  | 'topicUnknown'
  | 'empty'
  | 'tooLong'
  | 'controlCharacters'
  | 'bannedWords'
  | 'daysOutOfOrder'
  /** Of a price list: a fee that is new or changed begins too soon. */
  | 'noticeTooShort'

/** Every text of an article as customers read it, the title first. */
export const allTexts = ({ title, summary, blocks }: ArticleText): readonly string[] => [
  title,
  summary,
  ...blocks.flatMap(textsOf),
]

/** The first reason why an article can't be published; undefined when it can. */
export function articleProblem(
  article: ArticleText & Pick<ArticleVersion, 'from' | 'until'>,
): ArticleProblem | undefined {
  const { section, topic, title, summary, keywords, blocks, from, until } = article
  const texts = allTexts(article)
  const all = [...texts, ...keywords]
  if (topicName(section, topic) === undefined) return 'topicUnknown'
  if (blocks.length === 0 || blocks.some((block) => textsOf(block).length === 0)) return 'empty'
  if (all.some((text) => text.trim() === '')) return 'empty'
  const long =
    title.length > ARTICLE_LIMITS.title ||
    summary.length > ARTICLE_LIMITS.summary ||
    keywords.length > ARTICLE_LIMITS.keywords ||
    keywords.some((keyword) => keyword.length > ARTICLE_LIMITS.keyword) ||
    blocks.length > ARTICLE_LIMITS.blocks ||
    texts.some((text) => text.length > ARTICLE_LIMITS.text)
  if (long) return 'tooLong'
  if (!all.every((text) => isReadable(text, { lines: false }))) return 'controlCharacters'
  if (texts.some(hasBannedWords)) return 'bannedWords'
  return until !== undefined && until < from ? 'daysOutOfOrder' : undefined
}

/** In which order two articles stand in a list: notices by their day, the newest first; the others as the editors place them. */
export function inListOrder(
  one: ArticleVersion & { readonly sort: number },
  other: ArticleVersion & { readonly sort: number },
): number {
  const byDay = one.from === other.from ? 0 : one.from < other.from ? 1 : -1
  const byPlace = one.sort - other.sort
  const byId = one.articleId < other.articleId ? -1 : 1
  return one.section === 'NOTICE' && other.section === 'NOTICE' ? byDay || byPlace || byId : byPlace || byDay || byId
}

const begun = ({ from }: ArticleVersion, today: Day): boolean => from <= today

/**
 * The version that is shown on a day: the last one that has begun, unless it is over or taken back. A later version
 * replaces an earlier one even when it is over, so that an article never falls back to what was corrected.
 */
export function versionOn(versions: readonly ArticleVersion[], today: Day): ArticleVersion | undefined {
  const last = versions
    .filter((one) => begun(one, today))
    .reduce<ArticleVersion | undefined>((best, one) => (best && best.version > one.version ? best : one), undefined)
  if (!last || last.withdrawn || (last.until !== undefined && last.until < today)) return undefined
  return last
}

/**
 * The version that will replace the shown one next, for what must be announced ahead, such as prices: the first to begin, and
 * of those that begin on one day the last published, as on that day itself.
 */
export function versionAfter(versions: readonly ArticleVersion[], today: Day): ArticleVersion | undefined {
  const shown = versions.reduce((most, one) => (begun(one, today) ? Math.max(most, one.version) : most), 0)
  return versions
    .filter((one) => !begun(one, today) && one.version > shown)
    .reduce<ArticleVersion | undefined>((first, one) => (first && isSooner(first, one) ? first : one), undefined)
}

const isSooner = (one: ArticleVersion, other: ArticleVersion): boolean =>
  one.from < other.from || (one.from === other.from && one.version > other.version)
