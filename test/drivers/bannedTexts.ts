import { hasBannedWords } from '@/domain/content/bannedWords'

/** What has such a word and praises nothing, each with its reason. */
const NO_PRAISE: readonly (readonly [words: RegExp, reason: string])[] = [
  [
    /最高(?=年利率|利率不是|计息本金|金额|（|为|¥?\d|\{)|到期最高$/g,
    'the upper end of a range or a curve, by its name or with its figure',
  ],
  [/长春市示例第一中学/g, 'the name of a school that somebody has given'],
]

/** The texts that say what a bank must not say in its own words (src/domain/content/article.ts). */
export const bannedTexts = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => hasBannedWords(NO_PRAISE.reduce((left, [words]) => left.replace(words, ''), text)))
