import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../files.mjs'

const cells = (row) => row.split('|').map((cell) => cell.trim())

/** The words that docs/words.md bans, each with what is said instead. */
export function bannedWords(page) {
  // What the law bans stands in a table of its own, below a heading (src/domain/content/bannedWords.ts).
  const [terms = ''] = page.split('\n## ')
  const rows = terms.split('\n').filter((line) => line.startsWith('|'))
  // The first two rows are the table's head.
  return rows.slice(2).flatMap((row) => {
    const [, term, never] = cells(row)
    return never.split(',').map((word) => ({ word: word.trim(), term }))
  })
}

const BANNED = bannedWords(readFileSync(join(ROOT, 'docs/words.md'), 'utf8'))

/** Banned words in one file of what customers read; `path` relative to the project with forward slashes. */
export function wordProblems(path, text, banned = BANNED) {
  if (!/^(?:src|sandbox)\/.*\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) return []
  return text
    .split('\n')
    .flatMap((line, index) =>
      banned
        .filter(({ word }) => line.includes(word))
        .map(({ word, term }) => ({ line: index + 1, message: `“${word}” is “${term}” here (docs/words.md).` })),
    )
}
