import { match } from 'pinyin-pro'
import { allTexts } from '@/domain/content/article'
import type { ArticleText } from '@/domain/content/article'

/** How well an article answers; 0: not at all. What answers a question by its words stays below all of these. */
const SCORE = { title: 1_000, keyword: 800, text: 400, pinyinTitle: 600, pinyinKeyword: 500, most: 399 } as const

/** The part of what a question's known words weigh that an article must have, unless it has a keyword of it. */
export const ENOUGH = 0.5

/** What doesn't count when texts are compared: blanks, signs, and whether letters are wide or large. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')

const isLetters = (text: string): boolean => /^[a-z0-9]+$/.test(text)

/** Words of questions that say nothing about the subject. */
const ASKING =
  /怎么办|怎么样|怎么|怎样|如何|什么|为什么|哪里|哪儿|多少|能不能|可不可以|可以|请问|我的|我要|我想|你们|一下|没有|不是|有没有|吗|呢|了|的|我|把/g

/** Pairs of neighbouring characters, as words of Chinese are mostly two long; none across a word that says nothing. */
const pairs = (question: string): readonly string[] => [
  ...new Set(
    question.split(ASKING).flatMap((part) => {
      const signs = [...(part ?? '')]
      return signs.slice(0, -1).map((first, at) => first + signs[at + 1])
    }),
  ),
]

/** A pinyin of one letter would find nearly everything. */
const SHORTEST_PINYIN = 2

const soundsLike = (text: string, typed: string): boolean =>
  typed.length >= SHORTEST_PINYIN && match(text, typed, { continuous: true }) !== null

/** An article's texts as they are compared. */
interface Read {
  readonly article: ArticleText
  readonly title: string
  readonly keywords: readonly string[]
  readonly all: string
}

const read = (article: ArticleText): Read => ({
  article,
  title: plain(article.title),
  keywords: article.keywords.map(plain),
  all: plain([...allTexts(article), ...article.keywords].join('\n')),
})

/** The pairs of a question that any article has, each with what it weighs: the fewer have it, the more it tells. */
function weigh(question: string, articles: readonly Read[]): ReadonlyMap<string, number> {
  const known = pairs(question).map((pair) => [pair, articles.filter(({ all }) => all.includes(pair)).length] as const)
  return new Map(
    known.filter(([, times]) => times > 0).map(([pair, times]) => [pair, Math.log(1 + articles.length / times)]),
  )
}

/** How well a question's words are an article's: those of its title and keywords count twice, whole keywords by their length. */
function answers({ title, keywords, all }: Read, asked: string, weights: ReadonlyMap<string, number>): number {
  const named = keywords.filter((keyword) => keyword.length > 1 && asked.includes(keyword))
  let [sum, found, weighed] = [0, 0, 0]
  for (const [pair, weight] of weights) {
    weighed += weight
    if (!all.includes(pair)) continue
    const isNamed = title.includes(pair) || keywords.some((keyword) => keyword.includes(pair))
    found += isNamed ? weight : 0
    sum += isNamed ? 2 * weight : weight
  }
  if (named.length === 0 && (weighed === 0 || found / weighed < ENOUGH)) return 0
  return Math.min(SCORE.most, sum + named.reduce((length, keyword) => length + 3 * keyword.length, 0))
}

function scoreOf(one: Read, asked: string, weights: ReadonlyMap<string, number>): number {
  const { article, title, keywords, all } = one
  if (title.includes(asked)) return SCORE.title
  if (keywords.some((keyword) => keyword.includes(asked))) return SCORE.keyword
  if (isLetters(asked) && soundsLike(article.title, asked)) return SCORE.pinyinTitle
  if (isLetters(asked) && article.keywords.some((keyword) => soundsLike(keyword, asked))) return SCORE.pinyinKeyword
  if (all.includes(asked)) return SCORE.text
  return isLetters(asked) ? 0 : answers(one, asked, weights)
}

/**
 * Articles that answer what was typed, best first, equally good ones in their given order: by Chinese words in the title,
 * the keywords or the text, also by the words of a whole question; by pinyin or its initials (`zfmm` finds 支付密码) of title and
 * keywords. Nothing typed finds nothing.
 */
export function searchArticles<A extends ArticleText>(articles: readonly A[], typed: string): readonly A[] {
  const asked = plain(typed)
  if (asked === '') return []
  const all = articles.map(read)
  const weights = weigh(asked, all)
  return articles
    .map((article, place) => ({ article, place, score: scoreOf(all[place] ?? read(article), asked, weights) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ article }) => article)
}
