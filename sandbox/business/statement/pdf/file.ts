import { setImmediate as otherWork } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { BRAND } from '@/domain/brand'
import type { Issue, Page, Paper } from '../paper/paper'
import { drawPage } from './draw'
import { FONT_NAMES, fontFile } from './fonts'
import { layOut, SHEET, TEXT_SIZE } from './layout'
import type { Measure } from './layout'
import { printable } from './printable'

/** A document as it is kept. */
export interface IssuedFile {
  readonly content: Uint8Array
  readonly pages: readonly Page[]
}

/** Pages that are drawn before others are answered in between. */
const PAGES_AT_ONCE = 4

/** Makes the file of a document; the same paper and issue give the same bytes. */
export async function makeFile(given: Paper, issue: Issue): Promise<IssuedFile> {
  const paper = printable(given)
  const created = new Date(issue.at)
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: 'zh-CN',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${BRAND.bankName}${paper.title}`,
      Author: BRAND.legalName,
      CreationDate: created,
      ModDate: created,
    },
  })
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  for (const name of FONT_NAMES) doc.registerFont(name, fontFile(name))
  const pages = layOut(paper, measureWith(doc))
  for (const [index, page] of pages.entries()) {
    doc.addPage({ size: [SHEET.width, SHEET.height], margin: 0 })
    drawPage(doc, page, { paper, issue, number: index + 1, count: pages.length, measure: measureWith(doc) })
    if (index % PAGES_AT_ONCE === 0) await otherWork()
  }
  doc.end()
  await ended
  return { content: Buffer.concat(chunks), pages }
}

const widths = new Map<string, number>()

/** Sign by sign, each measured once: lines of a statement are made of few. */
const measureWith =
  (doc: PDFKit.PDFDocument): Measure =>
  (text) => {
    let width = 0
    for (const sign of text) {
      let known = widths.get(sign)
      if (known === undefined) {
        known = doc.font('regular').fontSize(TEXT_SIZE).widthOfString(sign)
        widths.set(sign, known)
      }
      width += known
    }
    return width
  }
