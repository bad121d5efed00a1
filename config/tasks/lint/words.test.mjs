import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../files.mjs'
import { bannedWords, wordProblems } from './words.mjs'

const PAGE = `# Words

| we say | never | of what |
|---|---|---|
| 甲 | 乙, 丙 | one thing |
| 丁 | 戊 | another |

## What a bank must not say

| word | law |
|---|---|
| 己 | 庚 |
`

it('reads each word that is banned with what is said instead', () => {
  expect(bannedWords(PAGE)).toEqual([
    { word: '乙', term: '甲' },
    { word: '丙', term: '甲' },
    { word: '戊', term: '丁' },
  ])
})

it('finds them where customers read, and nowhere else', () => {
  const banned = bannedWords(PAGE)
  expect(wordProblems('src/x.tsx', "const a = '甲'\nconst b = '丙戊'", banned)).toEqual([
    { line: 2, message: '“丙” is “甲” here (docs/words.md).' },
    { line: 2, message: '“戊” is “丁” here (docs/words.md).' },
  ])
  for (const path of ['src/x.test.tsx', 'docs/words.md', 'config/x.ts'])
    expect(wordProblems(path, '乙', banned)).toEqual([])
})

it('bans no word that another row, or the same, wants to be said', () => {
  const words = bannedWords(readFileSync(join(ROOT, 'docs/words.md'), 'utf8'))
  expect(words.length).toBeGreaterThan(20)
  for (const { word } of words) {
    expect(word).not.toBe('')
    expect(words.filter(({ term }) => term.includes(word))).toEqual([])
  }
})
