import * as v from 'valibot'
import { BLOCK_KINDS, CONTENT_PLACES, readBlock } from '@/domain/content/blocks'
import type { Block } from '@/domain/content/blocks'
import { ARTICLE_SECTIONS } from '@/domain/content/sections'
import { day, text } from '../fields'

export const articleId = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

export const articleSection = /*#__PURE__*/ v.picklist(ARTICLE_SECTIONS)

export const topic = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))

const block = /*#__PURE__*/ v.pipe(
  v.object({
    kind: v.picklist(BLOCK_KINDS),
    text: v.optional(text),
    items: v.optional(v.array(text)),
    prices: v.optional(v.array(v.object({ name: text, standard: text, basis: text }))),
    /** A place in the app, which knows its page. */
    place: v.optional(v.picklist(CONTENT_PLACES)),
  }),
  v.transform((sent): Block => readBlock(sent)),
)

export const blocks = /*#__PURE__*/ v.array(block)

/** An article in a list. */
export const articleLine = /*#__PURE__*/ v.object({
  articleId,
  section: articleSection,
  topic,
  title: text,
  summary: text,
})

/** The version that is shown. */
export const articleFacts = /*#__PURE__*/ v.object({
  ...articleLine.entries,
  version: v.number(),
  /** The first day of this version. */
  from: day,
  blocks,
  /** What replaces it, where that is published ahead. */
  announced: v.optional(v.object({ from: day, title: text, blocks })),
  /** Others of the same topic. */
  related: v.array(v.object({ articleId, section: articleSection, title: text })),
})
