import type { SheetSection } from '@/domain/account/moneySheet'
import { NOTHING_COMES, SHEET_NOTES } from '@/domain/account/moneySheet'
import { BRAND } from '@/domain/brand'
import { wrapText } from '@/domain/posters/text'
import type { Drawing, Shape } from '@/domain/drawing'
import { DRAWING_COLOURS as COLOURS } from '@/ui/tokens/drawing'

// Px of the picture.
const WIDTH = 750
const MARGIN = 48
const RIGHT = WIDTH - MARGIN
const LEADING = 1.5
const GAP = 24

type Text = Extract<Shape, { kind: 'text' }>
type Look = Pick<Text, 'size' | 'bold' | 'colour'>

const TITLE: Look = { size: 52, bold: true, colour: COLOURS.ink }
const HEAD: Look = { size: 38, bold: true, colour: COLOURS.brand }
const LABEL: Look = { size: 32, bold: false, colour: COLOURS.ink }
const VALUE: Look = { size: 36, bold: true, colour: COLOURS.ink }
const SMALL: Look = { size: 28, bold: false, colour: COLOURS['ink-secondary'] }

/** The sheet as a picture, large enough to be read without glasses. @param day written under its title */
export function drawSheet(sections: readonly SheetSection[], day: string): Drawing {
  const shapes: Shape[] = []
  let y = GAP
  const write = (text: string, look: Look, align: 'left' | 'right' = 'left'): void => {
    for (const line of wrapText(text, look.size, RIGHT - MARGIN)) {
      const height = look.size * LEADING
      shapes.push({
        ...{ kind: 'text', text: line, x: align === 'left' ? MARGIN : RIGHT, y: y + height / 2, align },
        ...look,
      })
      y += height
    }
  }
  const rule = (): void => {
    y += GAP / 2
    shapes.push({ kind: 'box', x: MARGIN, y, width: RIGHT - MARGIN, height: 2, colour: COLOURS.line })
    y += GAP / 2
  }
  write('家里的账', TITLE)
  write(`${BRAND.bankName}，${day}`, SMALL)
  for (const { title, lines } of sections) {
    rule()
    write(title, HEAD)
    if (lines.length === 0) write(NOTHING_COMES, LABEL)
    for (const { label, hint, value } of lines) {
      write(label, LABEL)
      if (hint !== undefined) write(hint, SMALL)
      write(value, VALUE, 'right')
    }
  }
  rule()
  for (const note of SHEET_NOTES) write(note, SMALL)
  const height = Math.ceil(y + GAP)
  const paper: Shape = { kind: 'box', x: 0, y: 0, width: WIDTH, height, colour: COLOURS.surface }
  return { width: WIDTH, height, shapes: [paper, ...shapes] }
}
