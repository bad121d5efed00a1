import { openSync } from 'fontkit'
import type { Paper } from '../paper/paper'
import { fontFile } from './fonts'

/** The sign that print uses for a character that isn't in its fonts. */
const MISSING = '〓'
const MISSING_NOTE = '“〓”代表本文件字库未收录的字符，以我行系统记录为准。'

const UNUSUAL = /[^\u0020-\u007e\u4e00-\u9fa5]/u

let signs: ReadonlySet<number> | undefined

/** Every character the fonts have. */
function known(): ReadonlySet<number> {
  if (signs) return signs
  const font = openSync(fontFile('regular'))
  // A collection of fonts has none of its own.
  signs = new Set('characterSet' in font ? font.characterSet : [])
  return signs
}

/** A paper that can be printed: what the fonts lack is marked, and a note says so. */
export function printable(paper: Paper): Paper {
  let lacking = false
  const text = (given: string): string => {
    if (!UNUSUAL.test(given)) return given
    return Array.from(given, (sign) => {
      if (known().has(sign.codePointAt(0) ?? 0)) return sign
      lacking = true
      return MISSING
    }).join('')
  }
  const fact = ({ label, value }: Paper['facts'][number]) => ({ label, value: text(value) })
  const marked = { ...paper, facts: paper.facts.map(fact), rows: paper.rows.map((row) => row.map(text)) }
  return lacking ? { ...marked, notes: [...paper.notes, MISSING_NOTE] } : marked
}
