import { BRAND } from '@/domain/brand'
import { formatCheckCode } from '@/domain/statement/checkCode'
import { timeText } from '../paper/format'
import type { Issue, Page, Paper } from '../paper/paper'
import type { FontName } from './fonts'
import {
  CELL_GAP,
  columnWidth,
  FACT_HEIGHT,
  factsHeight,
  HEAD_HEIGHT,
  INNER_WIDTH,
  LINE_HEIGHT,
  linesOfRow,
  ROW_GAP,
  rowHeight,
  SHEET,
  SUMS,
  TEXT_SIZE,
  TOP,
  wrap,
} from './layout'
import type { Measure } from './layout'
import { drawSeal } from './seal'

type Doc = PDFKit.PDFDocument

export interface PageFrame {
  readonly paper: Paper
  readonly issue: Issue
  readonly number: number
  readonly count: number
  readonly measure: Measure
}

const INK = '#1a1f2b'
const PALE = '#5b6475'
const RULE = '#c9cfda'
const BAND = '#f1f4f9'
const LEFT = SHEET.margin
const RIGHT = SHEET.width - SHEET.margin

interface Style {
  readonly font?: FontName
  readonly size?: number
  readonly colour?: string
}

/** Writes one line with its top left corner at a place; nothing is broken or moved to another page. */
function write(doc: Doc, text: string, x: number, y: number, { font = 'regular', size = 8, colour = INK }: Style = {}) {
  doc.font(font).fontSize(size).fillColor(colour).text(text, x, y, { lineBreak: false })
}

function writeRight(doc: Doc, text: string, right: number, y: number, style: Style = {}): void {
  const width = doc
    .font(style.font ?? 'regular')
    .fontSize(style.size ?? TEXT_SIZE)
    .widthOfString(text)
  write(doc, text, right - width, y, style)
}

const rule = (doc: Doc, y: number, colour = RULE) =>
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(colour).stroke()

/** Draws a page: heading, content, foot, and on the last one the seal. */
export function drawPage(doc: Doc, page: Page, frame: PageFrame): void {
  drawHeading(doc, frame)
  let y = TOP
  page.facts.forEach(({ label, value }, index) => {
    const x = LEFT + (index % 2) * (INNER_WIDTH / 2)
    const top = y + Math.floor(index / 2) * FACT_HEIGHT
    write(doc, label, x, top, { size: 9, colour: PALE })
    write(doc, value, x + 62, top, { size: 9 })
  })
  y += factsHeight(page.facts.length)
  if (page.columns.length > 0) y = drawTable(doc, page, y, frame.measure)
  if (frame.number === frame.count) drawEnd(doc, page, y)
  drawFoot(doc, frame)
}

function drawHeading(doc: Doc, { paper, number }: PageFrame): void {
  write(doc, BRAND.legalName, LEFT, 42, { font: 'bold', size: 11 })
  writeRight(doc, '沙盒演示文件，不具法律效力', RIGHT, 44, { colour: PALE })
  write(doc, number === 1 ? paper.title : `${paper.title}（续）`, LEFT, 64, { font: 'bold', size: 17 })
  rule(doc, 94, INK)
}

function drawTable(doc: Doc, page: Page, top: number, measure: Measure): number {
  doc.rect(LEFT, top, INNER_WIDTH, HEAD_HEIGHT - 4).fill(BAND)
  eachCell(page, (column, x, width) => {
    const put = column.right ? writeRight : write
    put(doc, column.title, column.right ? x + width - CELL_GAP / 2 : x + CELL_GAP / 2, top + 3, { font: 'bold' })
  })
  let y = top + HEAD_HEIGHT
  for (const row of page.rows) {
    eachCell(page, (column, x, width, index) => {
      wrap(row[index] ?? '', width - CELL_GAP, measure).forEach((line, number) => {
        const put = column.right ? writeRight : write
        put(doc, line, column.right ? x + width - CELL_GAP / 2 : x + CELL_GAP / 2, y + number * LINE_HEIGHT)
      })
    })
    y += rowHeight(linesOfRow(row, page, measure))
    rule(doc, y - ROW_GAP / 2 + 0.5)
  }
  if (page.rows.length === 0) write(doc, '本期间无记录', LEFT + CELL_GAP / 2, y, { colour: PALE })
  return page.rows.length === 0 ? y + rowHeight(1) : y
}

function eachCell(
  { columns }: Page,
  draw: (column: Page['columns'][number], x: number, width: number, index: number) => void,
): void {
  let x: number = LEFT
  columns.forEach((column, index) => {
    const width = columnWidth(column.share)
    draw(column, x, width, index)
    x += width
  })
}

function drawEnd(doc: Doc, { sums, notes }: Page, top: number): void {
  let y = top + SUMS.gap
  for (const { label, value } of sums) {
    write(doc, label, LEFT, y + 1, { size: 9, colour: PALE })
    write(doc, value, LEFT + 62, y, { font: 'bold', size: 10 })
    y += SUMS.height
  }
  const bottom = Math.max(y, top + SUMS.gap + 104)
  notes.forEach((note, index) => write(doc, note, LEFT, bottom + index * SUMS.note, { colour: PALE }))
  drawSeal(doc, RIGHT - 58, top + SUMS.gap + 46)
}

function drawFoot(doc: Doc, { issue, number, count }: PageFrame): void {
  const y = SHEET.height - 58
  rule(doc, y)
  write(doc, '验证码', LEFT, y + 8, { colour: PALE })
  write(doc, formatCheckCode(issue.checkCode), LEFT + 30, y + 7, { font: 'bold', size: 9 })
  writeRight(doc, `第 ${number} 页 / 共 ${count} 页`, RIGHT, y + 8)
  write(doc, `开具时间 ${timeText(issue.at)}`, LEFT, y + 24, { colour: PALE })
  writeRight(doc, `任何人可在${BRAND.bankName}手机银行“真伪查验”核对本文件，客服 ${BRAND.hotline}`, RIGHT, y + 24, {
    colour: PALE,
  })
}
