import type { ArticleText } from '@/domain/content/article'
import type { Block, ContentPlace } from '@/domain/content/blocks'
import type { ArticleSection, TOPICS } from '@/domain/content/sections'

/** An article as it is written here; days and place in lists are added when it is published. */
export interface Written extends ArticleText {
  readonly articleId: string
}

interface Head<S extends ArticleSection> {
  readonly articleId: string
  readonly topic: keyof (typeof TOPICS)[S] & string
  readonly title: string
  readonly summary: string
  readonly keywords?: readonly string[]
}

/** Writes articles of one section. */
export const inSection =
  <S extends ArticleSection>(section: S) =>
  ({ keywords = [], ...head }: Head<S>, ...blocks: readonly Block[]): Written => ({
    section,
    keywords,
    ...head,
    blocks,
  })

export const say = (text: string): Block => ({ kind: 'paragraph', text })
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const note = (text: string): Block => ({ kind: 'note', text })
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items })
export const steps = (...items: readonly string[]): Block => ({ kind: 'steps', items })
export const way = (text: string, place: ContentPlace): Block => ({ kind: 'way', text, place })
