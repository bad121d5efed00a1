import { BRAND } from '@/domain/brand'

const RED = '#c8102e'
const RADIUS = 44
const TEXT_RADIUS = 35
const NAME_SIZE = 9.5
/** Degrees that the bank's name covers of the seal's upper half. */
const ARC = 230
const STAR_POINTS = 5

/** The bank's seal round a centre: its name in an arc, a star, and that this is a demonstration. */
export function drawSeal(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.save()
  doc.opacity(0.85)
  doc.circle(x, y, RADIUS).lineWidth(2).strokeColor(RED).stroke()
  doc.fillColor(RED)
  drawStar(doc, x, y - 3, 10)
  doc.font('bold').fontSize(NAME_SIZE)
  const name = Array.from(BRAND.legalName)
  name.forEach((sign, index) => {
    const angle = -ARC / 2 + (ARC * index) / (name.length - 1)
    doc.save()
    doc.rotate(angle, { origin: [x, y] })
    doc.text(sign, x - NAME_SIZE / 2, y - TEXT_RADIUS - NAME_SIZE / 2 - 3, { lineBreak: false })
    doc.restore()
  })
  centred(doc, '业务专用章', x, y + 13, 7.5)
  centred(doc, '（演示）', x, y + 23, 7.5)
  doc.restore()
}

function centred(doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number): void {
  doc.font('bold').fontSize(size)
  doc.text(text, x - doc.widthOfString(text) / 2, y, { lineBreak: false })
}

function drawStar(doc: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
  const inner = radius * 0.382
  Array.from({ length: 2 * STAR_POINTS }, (_, index) => {
    const angle = (Math.PI * index) / STAR_POINTS - Math.PI / 2
    const length = index % 2 === 0 ? radius : inner
    return [x + length * Math.cos(angle), y + length * Math.sin(angle)] as const
  }).forEach(([px, py], index) => (index === 0 ? doc.moveTo(px, py) : doc.lineTo(px, py)))
  doc.closePath().fill(RED)
}
