import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Figures written by hand, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  '1分钟': 'how long one waits for an SMS before another is asked for, about',
  最长5年: 'LONGEST_RANGE_DAYS has the leap days of five years with it',
  '12个月': 'a year is reckoned by the calendar',
  '10分钟': 'PROOF_MS is the bank’s alone',
  后4位: 'the characters of an ID card’s number that are asked for',
  '18位': 'the length of a social credit code',
}

test('a figure of a rule in a sentence comes from the rule', () => {
  const source = readFileSync(join(__dirname, 'catalogue.ts'), 'utf8')
  const sentences = [...source.matchAll(/^ {2}(\w+):\s*(['`].*['`]),$/gm)]
  expect(sentences.length).toBeGreaterThan(200)
  const written = sentences.filter(([, , sentence = '']) => {
    const rest = Object.keys(EXCEPTIONS).reduce((text, words) => text.replaceAll(words, ''), sentence)
    return /\d+(?:个?工作日|[天日年次位张个份元]|周岁|小时|分钟)/.test(rest)
  })
  expect(written.map(([, name]) => name)).toEqual([])
})
