import { match } from 'pinyin-pro'
import { allTexts } from '@/domain/content/article'
import type { ArticleText } from '@/domain/content/article'

/** How well an article answers; 0: not at all. */
const SCORE = { title: 100, keyword: 80, text: 40, pinyinTitle: 60, pinyinKeyword: 50, some: 30 } as const

/** The part of a question's pairs of characters that an article must have. */
export const ENOUGH = 0.5

/** What doesn't count when texts are compared: blanks, signs, and whether letters are wide or large. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '')

const isLetters = (text: string): boolean => /^[a-z0-9]+$/.test(text)

/** Words of questions that say nothing about the subject. */
const ASKING = /怎么办|怎么样|怎么|怎样|如何|什么|为什么|吗|呢|请问|我的|我要|我想/g

/** Pairs of neighbouring characters, as words of Chinese are mostly two long. */
const pairs = (text: string): readonly string[] => [...text].slice(0, -1).map((first, at) => first + [...text][at + 1])

/** A pinyin of one letter would find nearly everything. */
const SHORTEST_PINYIN = 2

const soundsLike = (text: string, typed: string): boolean =>
  typed.length >= SHORTEST_PINYIN && match(text, typed, { continuous: true }) !== null

function scoreOf(article: ArticleText, asked: string): number {
  const title = plain(article.title)
  const keywords = article.keywords.map(plain)
  if (title.includes(asked)) return SCORE.title
  if (keywords.some((keyword) => keyword.includes(asked))) return SCORE.keyword
  if (isLetters(asked) && soundsLike(article.title, asked)) return SCORE.pinyinTitle
  if (isLetters(asked) && article.keywords.some((keyword) => soundsLike(keyword, asked))) return SCORE.pinyinKeyword
  const all = plain(allTexts(article).join('\n'))
  if (all.includes(asked)) return SCORE.text
  if (isLetters(asked)) return 0
  const parts = pairs(asked.replace(ASKING, ''))
  const weighed = parts.map((part) =>
    title.includes(part) || keywords.some((word) => word.includes(part)) ? 2 : all.includes(part) ? 1 : 0,
  )
  const found = weighed.filter((weight) => weight > 0).length
  if (parts.length === 0 || found / parts.length < ENOUGH) return 0
  return (SCORE.some * weighed.reduce<number>((sum, weight) => sum + weight, 0)) / (2 * parts.length)
}

/**
 * Articles that answer what was typed, best first, equally good ones in their given order: by Chinese words in the title,
 * the keywords or the text, also of a whole question; by pinyin or its initials (`zfmm` finds 支付密码) of title and
 * keywords. Nothing typed finds nothing.
 */
export function searchArticles<A extends ArticleText>(articles: readonly A[], typed: string): readonly A[] {
  const asked = plain(typed)
  if (asked === '') return []
  return articles
    .map((article, place) => ({ article, place, score: scoreOf(article, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ article }) => article)
}
