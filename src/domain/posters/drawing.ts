import { BRAND } from '../brand'
import type { Drawing, Shape } from '../drawing'
import { drawMark, drawMotif } from './motifs'
import { disclosuresOf, isAdvertising } from './poster'
import type { PosterProduct, PosterTemplate } from './poster'
import { wrapText } from './text'

/** A picture's colours, as CSS writes them. */
export interface PosterColours {
  readonly surface: string
  readonly ink: string
  readonly secondary: string
  readonly hint: string
  readonly brand: string
  /** Gold on the surface, on the brand's colour, and as a ground below ink. */
  readonly gold: string
  readonly goldOnBrand: string
  readonly goldSoft: string
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
const HEAD = 128
/** Of the stripe and the frame. */
const EDGE = 20
/** Modules around a code that stay light (ISO/IEC 18004). */
const QUIET = 4
const CODE = 300
/** Around the code and who sends it. */
const PAD = 24
const BESIDE = MARGIN + PAD + CODE + 28
const BLACK = '#000000'
const WHITE = '#ffffff'

type Text = Extract<Shape, { kind: 'text' }>

const box = (x: number, y: number, width: number, height: number, colour: string): Shape => ({
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
export function drawCode(modules: Modules, x: number, y: number, size: number): readonly Shape[] {
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
): { readonly shapes: readonly Shape[]; readonly bottom: number } {
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

interface Drawn {
  readonly shapes: readonly Shape[]
  /** Where it ends. */
  readonly bottom: number
}

const MARK = 56

/** The bank's mark and name, and the mark of an advertisement, in the colours of their ground. */
function signOf({ layout, subject }: PosterTemplate, isOnBrand: boolean, colours: PosterColours): Drawn {
  const { brand, surface, ink, gold, goldOnBrand } = colours
  const isCentred = layout === 'FRAME'
  const y = isCentred ? 100 : HEAD / 2
  const colour = isOnBrand ? surface : brand
  const mark = { ground: colour, sign: isOnBrand ? brand : surface, ring: isOnBrand ? goldOnBrand : gold }
  const name: Shape = {
    ...{ kind: 'text', text: BRAND.bankName, size: 40, bold: true, colour },
    ...(isCentred ? { x: WIDTH / 2, y: y + 68, align: 'center' } : { x: MARGIN + MARK + 20, y, align: 'left' }),
  }
  const advertisement: Shape = {
    ...{ kind: 'text', text: '广告', x: RIGHT, y, align: 'right', size: 28, bold: false },
    colour: isOnBrand ? surface : ink,
  }
  return {
    shapes: [
      ...drawMark(isCentred ? WIDTH / 2 : MARGIN + MARK / 2, y, MARK, mark),
      name,
      ...(isAdvertising(subject) ? [advertisement] : []),
    ],
    bottom: isCentred ? y + 116 : HEAD,
  }
}

/** The title with a short gold rule below it. */
function titleOf(title: string, top: number, look: Look, gold: string): Drawn {
  const { shapes, bottom } = paragraph(title, top, { ...look, bold: true })
  const x = look.align === 'center' ? (WIDTH - 96) / 2 : MARGIN
  return { shapes: [...shapes, box(x, bottom + 16, 96, 6, gold)], bottom: bottom + 22 }
}

/** What stands above the words: the bank, the subject's motif, and the title, composed as the layout says. */
function headOf(template: PosterTemplate, colours: PosterColours): Drawn {
  const { layout, subject, title } = template
  const { brand, surface, ink, gold, goldOnBrand, goldSoft } = colours
  const isOnBrand = layout === 'BAND' || layout === 'BLOCK'
  const sign = signOf(template, isOnBrand, colours)
  const lit = { line: surface, light: goldOnBrand, ground: brand }
  const plain = { line: brand, light: gold, ground: surface }
  switch (layout) {
    case 'BAND': {
      const end = HEAD + 290
      const said = titleOf(title, end + 44, { size: 56, bold: true, colour: ink }, gold)
      const rings = [120, 146].map((radius) => ringOf(WIDTH / 2, HEAD + 126, radius, goldOnBrand))
      const ground = [box(0, 0, WIDTH, end, brand), box(0, end, WIDTH, 8, goldOnBrand)]
      const motif = drawMotif(subject, WIDTH / 2 - 110, HEAD + 16, 220, lit)
      return { shapes: [...ground, ...rings, ...sign.shapes, ...motif, ...said.shapes], bottom: said.bottom + 28 }
    }
    case 'BLOCK': {
      const said = titleOf(title, HEAD + 24, { size: 60, bold: true, colour: surface }, goldOnBrand)
      const end = said.bottom + 250
      const middle = end - 130
      const motif = drawMotif(subject, RIGHT - 200, middle - 90, 180, lit)
      const ring = ringOf(RIGHT - 110, middle, 118, goldOnBrand)
      const ground = [box(0, 0, WIDTH, end, brand), box(0, end, WIDTH, 8, goldOnBrand)]
      return { shapes: [...ground, ring, ...sign.shapes, ...said.shapes, ...motif], bottom: end + 48 }
    }
    case 'FRAME': {
      const motif = drawMotif(subject, WIDTH / 2 - 120, sign.bottom + 20, 240, plain)
      const said = titleOf(title, sign.bottom + 284, { align: 'center', size: 56, bold: true, colour: ink }, gold)
      const disc = discOf(WIDTH / 2, sign.bottom + 140, 136, goldSoft)
      return { shapes: [...sign.shapes, disc, ...motif, ...said.shapes], bottom: said.bottom + 28 }
    }
    case 'SIDE': {
      const width = INNER - 250
      const said = titleOf(title, HEAD + 56, { size: 52, bold: true, colour: ink, width }, gold)
      const disc = discOf(RIGHT - 115, HEAD + 125, 115, goldSoft)
      const motif = drawMotif(subject, RIGHT - 205, HEAD + 35, 180, plain)
      return {
        shapes: [...sign.shapes, disc, ...motif, ...said.shapes],
        bottom: Math.max(said.bottom, HEAD + 240) + 32,
      }
    }
  }
}

const ringOf = (x: number, y: number, radius: number, colour: string): Shape => ({
  ...{ kind: 'arc', x, y, radius, band: 2, from: 0, to: 1, colour },
})

/** A disc is a ring whose band reaches its middle. */
const discOf = (x: number, y: number, radius: number, colour: string): Shape => ({
  ...{ kind: 'arc', x, y, radius: radius / 2, band: radius, from: 0, to: 1, colour },
})

/** Colour along the picture's edges, once its height is known. */
function edgesOf(layout: PosterTemplate['layout'], height: number, { brand, gold }: PosterColours): readonly Shape[] {
  if (layout === 'SIDE') return [box(0, 0, EDGE, height, brand), box(EDGE, 0, 6, height, gold)]
  if (layout !== 'FRAME') return []
  const around = (at: number, band: number, colour: string): readonly Shape[] => [
    box(at, at, WIDTH - 2 * at, band, colour),
    box(at, height - at - band, WIDTH - 2 * at, band, colour),
    box(at, at, band, height - 2 * at, colour),
    box(WIDTH - at - band, at, band, height - 2 * at, colour),
  ]
  return [...around(0, EDGE, brand), ...around(EDGE + 8, 3, gold)]
}

/** What the bank says, line by line; beside a gold point where lines begin at the left. */
function wordsOf(lines: readonly string[], top: number, isCentred: boolean, { secondary, gold }: PosterColours): Drawn {
  const shapes: Shape[] = []
  let y = top
  for (const line of lines) {
    const look: Look = isCentred
      ? { align: 'center' as const, ...WORDS, colour: secondary }
      : {
          ...{ x: MARGIN + 32, width: INNER - 32, ...WORDS, colour: secondary },
        }
    const { shapes: drawn, bottom } = paragraph(line, y, look)
    if (!isCentred) shapes.push(discOf(MARGIN + 8, y + WORDS.size * 0.75, 8, gold))
    shapes.push(...drawn)
    y = bottom + 12
  }
  return { shapes, bottom: y }
}

const WORDS = { size: 32, bold: false } as const
const PORTRAIT = 72

/** The code and who sends it: as a person, with the first sign of the name in a circle. */
function senderOf({ sender, modules }: PosterContent, top: number, isCentred: boolean, colours: PosterColours): Drawn {
  const { ink, hint, brand, surface, goldSoft } = colours
  const first = Array.from(sender.name)[0] ?? ''
  const shapes: Shape[] = []
  let y = top + PAD + (isCentred ? CODE + 20 : 0)
  const write = (text: string, look: Look, gap: number): void => {
    const { shapes: drawn, bottom } = paragraph(text, y, look)
    shapes.push(...drawn)
    y = bottom + gap
  }
  const beside: Pick<Look, 'align' | 'x' | 'width'> = isCentred
    ? { align: 'center', width: INNER - 2 * PAD }
    : { x: BESIDE, width: RIGHT - PAD - BESIDE }
  const middle = isCentred ? WIDTH / 2 : BESIDE + PORTRAIT / 2
  shapes.push(discOf(middle, y + PORTRAIT / 2, PORTRAIT / 2, brand), {
    ...{ kind: 'text', text: first, x: middle, y: y + PORTRAIT / 2, align: 'center', size: 36, bold: true },
    colour: surface,
  })
  y += PORTRAIT + 12
  senderLines(sender).forEach((line, at) =>
    write(line, { ...beside, size: at === 0 ? 34 : 28, bold: at === 0, colour: ink }, 4),
  )
  write('长按或扫码查看', { ...beside, size: 28, bold: false, colour: hint }, 0)
  const bottom = Math.max(y, top + PAD + CODE) + PAD
  const code = drawCode(modules, isCentred ? (WIDTH - CODE) / 2 : MARGIN + PAD, top + PAD, CODE)
  return { shapes: [box(MARGIN, top, INNER, bottom - top, goldSoft), ...code, ...shapes], bottom }
}

/** A poster: what the bank says, the code with who sends it, and what has to be said. */
export function drawPoster(content: PosterContent, colours: PosterColours): Drawing {
  const { template, product } = content
  const { layout } = template
  const isCentred = layout === 'FRAME'
  const head = headOf(template, colours)
  const words = wordsOf(template.lines, head.bottom, isCentred, colours)
  const sender = senderOf(content, words.bottom + 28, isCentred, colours)
  const shapes = [...head.shapes, ...words.shapes, ...sender.shapes]
  let y = sender.bottom + 32
  const must = [...disclosuresOf(template.subject, product), `主办：${BRAND.legalName}　客服热线：${BRAND.hotline}`]
  for (const said of must) {
    const { shapes: drawn, bottom } = paragraph(said, y, { size: 26, bold: false, colour: colours.hint })
    shapes.push(...drawn)
    y = bottom + 6
  }
  const height = Math.ceil(y + 50)
  return {
    width: WIDTH,
    height,
    shapes: [box(0, 0, WIDTH, height, colours.surface), ...edgesOf(layout, height, colours), ...shapes],
  }
}

/** A code by itself with one line below it, to be shown or kept. */
export function drawPlainCode(modules: Modules, caption: string, colours: PosterColours): Drawing {
  const size = 600
  const text = {
    kind: 'text',
    text: caption,
    x: size / 2,
    y: size + 28,
    align: 'center',
    size: 36,
    bold: false,
  } as const
  return {
    width: size,
    height: size + 72,
    shapes: [box(0, 0, size, size + 72, WHITE), ...drawCode(modules, 0, 0, size), { ...text, colour: colours.ink }],
  }
}
