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

/** Lines below each other from `top`, px; where they end. */
function paragraph(
  text: string,
  top: number,
  look: Omit<Text, 'kind' | 'text' | 'x' | 'y' | 'align'> & { readonly x?: number; readonly width?: number },
): { readonly shapes: readonly PosterShape[]; readonly bottom: number } {
  const { x = MARGIN, width = INNER, ...rest } = look
  const height = rest.size * 1.5
  const lines = wrapText(text, rest.size, width)
  return {
    shapes: lines.map((line, at) => ({
      ...{ kind: 'text', text: line, x, y: top + (at + 0.5) * height, align: 'left' },
      ...rest,
    })),
    bottom: top + lines.length * height,
  }
}

/** What somebody who sees a picture reads beside its code: who sends it. */
function senderLines({ name, staff }: PosterSender): readonly string[] {
  if (!staff) return [`邀请人：${name}`]
  return [`${name} · ${staff.kind}`, staff.branch, `工号${staff.salesId}`]
}

/** Everything that a poster's picture is made of. */
export interface PosterContent {
  readonly template: PosterTemplate
  readonly product?: PosterProduct | undefined
  readonly sender: PosterSender
  readonly modules: Modules
}

/** The bank's band at the top, with the mark of an advertisement. */
function bandOf(subject: PosterTemplate['subject'], { brand, surface }: PosterColours): readonly PosterShape[] {
  const name = { kind: 'text', y: BAND / 2, size: 40, colour: surface } as const
  const mark = { ...name, text: '广告', x: RIGHT, align: 'right', size: 28, bold: false } as const
  return [
    box(0, 0, WIDTH, BAND, brand),
    { ...name, text: BRAND.bankName, x: MARGIN, align: 'left', bold: true },
    ...(isAdvertising(subject) ? [mark] : []),
  ]
}

/** A poster: what the bank says, the code with who sends it, and what has to be said. */
export function drawPoster(content: PosterContent, colours: PosterColours): PosterDrawing {
  const { template, product, sender, modules } = content
  const shapes: PosterShape[] = []
  let y = BAND + 72
  const write = (text: string, look: Parameters<typeof paragraph>[2], gap: number): void => {
    const { shapes: drawn, bottom } = paragraph(text, y, look)
    shapes.push(...drawn)
    y = bottom + gap
  }
  write(template.title, { size: 56, bold: true, colour: colours.ink }, 28)
  for (const line of template.lines) write(line, { size: 34, bold: false, colour: colours.secondary }, 12)
  y += 40
  const top = y
  shapes.push(box(MARGIN, y, INNER, 2, colours.line), ...drawCode(modules, MARGIN, y + 36, CODE))
  const beside = { x: BESIDE, width: RIGHT - BESIDE, bold: false } as const
  y += 36
  senderLines(sender).forEach((line, at) =>
    write(line, { ...beside, size: at === 0 ? 34 : 28, bold: at === 0, colour: colours.ink }, 8),
  )
  write('长按或扫码查看', { ...beside, size: 28, colour: colours.hint }, 0)
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
    shapes: [box(0, 0, WIDTH, height, colours.surface), ...bandOf(template.subject, colours), ...shapes],
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
