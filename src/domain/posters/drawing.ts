import { BRAND } from '../brand'
import { disclosuresOf, isAdvertising } from './poster'
import type { PosterProduct, PosterTemplate } from './poster'
import { wrapText } from './text'

/** One thing on a picture; src/platform/picture draws it on both platforms. Lengths in px of the picture. */
export type PosterShape =
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly colour: string
    }
  | {
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      /** The middle of the line's height. */
      readonly y: number
      readonly align: 'left' | 'center' | 'right'
      readonly size: number
      readonly bold: boolean
      readonly colour: string
    }

export interface PosterDrawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly PosterShape[]
}

/** A picture's colours, as CSS writes them. */
export interface PosterColours {
  readonly surface: string
  readonly ink: string
  readonly secondary: string
  readonly hint: string
  readonly line: string
  readonly brand: string
}

/** Who sends a poster, as its picture says it. */
export interface PosterSender {
  /** Of a customer surname and stars, of staff the name in full, because staff of the bank go by theirs. */
  readonly name: string
  /** Of the bank's staff: what customers can check. */
  readonly staff?: { readonly kind: string; readonly branch: string; readonly salesId: string }
}

/** A code's modules, row by row; true is dark. */
export type Modules = readonly (readonly boolean[])[]

const WIDTH = 750
const MARGIN = 60
const RIGHT = WIDTH - MARGIN
const INNER = RIGHT - MARGIN
const BAND = 128
/** Of the stripe and the frame. */
const EDGE = 20
/** Modules around a code that stay light (ISO/IEC 18004). */
const QUIET = 4
const CODE = 300
const BESIDE = MARGIN + CODE + 36
const BLACK = '#000000'
const WHITE = '#ffffff'

type Text = Extract<PosterShape, { kind: 'text' }>

const box = (x: number, y: number, width: number, height: number, colour: string): PosterShape => ({
  ...{ kind: 'box', x, y, width, height, colour },
})

/** The dark modules of a row, neighbours as one. */
function runsOf(row: readonly boolean[]): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = []
  row.forEach((dark, at) => {
    const last = runs[runs.length - 1]
    if (!dark) return
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  })
  return runs
}

/**
 * A code in a square with its quiet zone, black on white in every theme: a reader needs the contrast. A module is a whole
 * number of px, so that its edges are sharp.
 */
export function drawCode(modules: Modules, x: number, y: number, size: number): readonly PosterShape[] {
  const across = modules.length + 2 * QUIET
  const module = Math.max(1, Math.floor(size / across))
  const begin = Math.floor((size - module * modules.length) / 2)
  return [
    box(x, y, size, size, WHITE),
    ...modules.flatMap((row, line) =>
      runsOf(row).map(({ from, to }) =>
        box(x + begin + from * module, y + begin + line * module, (to - from) * module, module, BLACK),
      ),
    ),
  ]
}

interface Look extends Pick<Text, 'size' | 'bold' | 'colour'> {
  readonly align?: 'left' | 'center'
  /** Where lines begin, or their middle. */
  readonly x?: number
  readonly width?: number
}

/** Lines below each other from `top`, px; where they end. */
function paragraph(
  text: string,
  top: number,
  { align = 'left', x = align === 'left' ? MARGIN : WIDTH / 2, width = INNER, ...look }: Look,
): { readonly shapes: readonly PosterShape[]; readonly bottom: number } {
  const height = look.size * 1.5
  const lines = wrapText(text, look.size, width)
  return {
    shapes: lines.map((line, at) => ({
      ...{ kind: 'text', text: line, x, y: top + (at + 0.5) * height, align },
      ...look,
    })),
    bottom: top + lines.length * height,
  }
}

/** What somebody who sees a picture reads beside its code: who sends it. */
function senderLines({ name, staff }: PosterSender): readonly string[] {
  if (!staff) return [`邀请人：${name}`]
  return [name, staff.kind, staff.branch, `工号${staff.salesId}`]
}

/** Everything that a poster's picture is made of. */
export interface PosterContent {
  readonly template: PosterTemplate
  readonly product?: PosterProduct | undefined
  readonly sender: PosterSender
  readonly modules: Modules
}

/** What stands above the words: the bank, the title, and the mark of an advertisement; where it ends. */
function headOf(
  { layout, subject, title }: PosterTemplate,
  { brand, surface, ink }: PosterColours,
): { readonly shapes: readonly PosterShape[]; readonly bottom: number } {
  const isDark = layout === 'BAND' || layout === 'BLOCK'
  const isCentred = layout === 'FRAME'
  const y = BAND / 2
  const name: PosterShape = {
    ...{ kind: 'text', text: BRAND.bankName, y, size: 40, bold: true, colour: isDark ? surface : brand },
    ...(isCentred ? { x: WIDTH / 2, align: 'center' } : { x: MARGIN, align: 'left' }),
  }
  const mark: PosterShape = {
    ...{ kind: 'text', text: '广告', x: RIGHT, y, align: 'right', size: 28, bold: false },
    colour: isDark ? surface : ink,
  }
  const said = isAdvertising(subject) ? [name, mark] : [name]
  const look: Look = { size: layout === 'BLOCK' ? 64 : 56, bold: true, colour: layout === 'BLOCK' ? surface : ink }
  const written = paragraph(title, BAND + (layout === 'BLOCK' ? 24 : 72), {
    ...look,
    ...(isCentred && { align: 'center' }),
  })
  const { bottom } = written
  if (layout === 'BLOCK')
    return { shapes: [box(0, 0, WIDTH, bottom + 60, brand), ...said, ...written.shapes], bottom: bottom + 100 }
  const band = layout === 'BAND' ? [box(0, 0, WIDTH, BAND, brand)] : []
  return { shapes: [...band, ...said, ...written.shapes], bottom: bottom + 28 }
}

/** Colour along the picture's edges, once its height is known. */
function edgesOf(layout: PosterTemplate['layout'], height: number, { brand }: PosterColours): readonly PosterShape[] {
  if (layout === 'SIDE') return [box(0, 0, EDGE, height, brand)]
  if (layout !== 'FRAME') return []
  return [
    box(0, 0, WIDTH, EDGE, brand),
    box(0, height - EDGE, WIDTH, EDGE, brand),
    box(0, 0, EDGE, height, brand),
    box(WIDTH - EDGE, 0, EDGE, height, brand),
  ]
}

/** A poster: what the bank says, the code with who sends it, and what has to be said. */
export function drawPoster(content: PosterContent, colours: PosterColours): PosterDrawing {
  const { template, product, sender, modules } = content
  const { layout } = template
  const align = layout === 'FRAME' ? 'center' : 'left'
  const head = headOf(template, colours)
  const shapes: PosterShape[] = [...head.shapes]
  let y = head.bottom
  const write = (text: string, look: Look, gap: number): void => {
    const { shapes: drawn, bottom } = paragraph(text, y, look)
    shapes.push(...drawn)
    y = bottom + gap
  }
  for (const line of template.lines) write(line, { align, size: 34, bold: false, colour: colours.secondary }, 12)
  y += 40
  const top = y
  shapes.push(box(MARGIN, y, INNER, 2, colours.line))
  shapes.push(...drawCode(modules, align === 'center' ? (WIDTH - CODE) / 2 : MARGIN, y + 36, CODE))
  y += align === 'center' ? 36 + CODE + 12 : 36
  const beside: Pick<Look, 'align' | 'x' | 'width'> =
    align === 'center' ? { align } : { x: BESIDE, width: RIGHT - BESIDE }
  senderLines(sender).forEach((line, at) =>
    write(line, { ...beside, size: at === 0 ? 34 : 28, bold: at === 0, colour: colours.ink }, 8),
  )
  write('长按或扫码查看', { ...beside, size: 28, bold: false, colour: colours.hint }, 0)
  y = Math.max(y, top + 36 + CODE) + 36
  shapes.push(box(MARGIN, y, INNER, 2, colours.line))
  y += 28
  for (const said of disclosuresOf(template.subject, product))
    write(said, { size: 26, bold: false, colour: colours.hint }, 6)
  write(`主办：${BRAND.legalName}　客服热线：${BRAND.hotline}`, { size: 26, bold: false, colour: colours.hint }, 0)
  const height = Math.ceil(y + 56)
  return {
    width: WIDTH,
    height,
    shapes: [box(0, 0, WIDTH, height, colours.surface), ...edgesOf(layout, height, colours), ...shapes],
  }
}

/** A code by itself with one line below it, to be shown or kept. */
export function drawPlainCode(modules: Modules, caption: string, colours: PosterColours): PosterDrawing {
  const size = 600
  const text = {
    kind: 'text',
    text: caption,
    x: size / 2,
    y: size + 24,
    align: 'center',
    size: 30,
    bold: false,
  } as const
  return {
    width: size,
    height: size + 72,
    shapes: [box(0, 0, size, size + 72, WHITE), ...drawCode(modules, 0, 0, size), { ...text, colour: colours.ink }],
  }
}
