import type { ReactElement } from 'react'
import type { Block } from '../landing/facts'
import { StillBlock } from '../landing/StillBlock'
import type { BlockMarkup } from './pieces'

/** One of each kind of piece, with one line each. */
const SAMPLES = [
  { block: 'HERO', title: '-', text: '-', picture: { motif: 'gift', tone: 'gold' } },
  { block: 'PRODUCTS', title: '-', families: [] },
  { block: 'STEPS', title: '-', lines: ['-'] },
  { block: 'POINTS', title: '-', items: [{ title: '-', text: '-' }] },
  { block: 'TEXT', title: '-', lines: ['-'] },
  { block: 'FILES', title: '-', family: 'regular' },
  { block: 'BANK', title: '-' },
  { block: 'WEALTH', title: '-' },
] as const satisfies readonly Block[]

/** Each kind of piece as it stands before anything live is read. @param render makes markup of an element */
export const blockMarkup = (render: (element: ReactElement) => string): BlockMarkup =>
  Object.fromEntries(SAMPLES.map((block) => [block.block, render(<StillBlock block={block} />)]))
