import { repeat, say } from '@/platform/hostPage/fill'
import { isWaiting } from '@/platform/hostPage/preview'
import { peekStored } from '@/platform/storage/peek'
import { showPicture } from '@/features/campaign/bannerClass'
import { stepText } from '../landing/facts'
import type { Block } from '../landing/facts'

/** By its kind, the markup of a piece of a campaign's page. */
export type BlockMarkup = Readonly<Record<string, string>>

/** Whether there is still room for a first picture, and the person doesn't use another view than it shows. */
export const isWanted = (): boolean => isWaiting() && peekStored('elderMode') !== true

export function parse(markup: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = markup
  return template.content
}

const sayLines = (within: ParentNode, lines: readonly string[]): void =>
  repeat(within.querySelector('.ui-cell'), lines, (cell, line) => say(cell, '.ui-cell__label', line))

function write(piece: ParentNode, block: Block): void {
  if ('title' in block) say(piece, '.banner__title,.ui-cell-group__title', block.title)
  switch (block.block) {
    case 'HERO':
      showPicture(piece.querySelector('.banner'), block.picture)
      return say(piece, '.banner__text', block.text)
    case 'STEPS':
      return sayLines(piece, block.lines.map(stepText))
    case 'TEXT':
      return sayLines(piece, block.lines)
    case 'POINTS':
      return repeat(piece.querySelector('.ui-cell'), block.items, (cell, { title, text }) => {
        say(cell, '.ui-cell__label', title)
        say(cell, '.ui-cell__hint', text)
      })
    case 'PRODUCTS':
    case 'FILES':
    case 'WEALTH':
    case 'BANK':
    case 'CTA':
      return undefined
  }
}

/** The pieces of a campaign's page; undefined where one is of a kind that nobody knows. @throws for one that isn't whole */
export function piecesOf(blocks: readonly Block[], markup: BlockMarkup): DocumentFragment | undefined {
  const pieces = document.createDocumentFragment()
  for (const block of blocks) {
    if (block.block === 'CTA') continue
    const own = markup[block.block]
    if (own === undefined) return undefined
    const piece = parse(own)
    write(piece, block)
    pieces.append(piece)
  }
  return pieces
}

/** The page's button, or none. */
export function sayAction(picture: ParentNode, label: string | undefined): void {
  if (label === undefined) picture.querySelector('.ui-screen__action')?.remove()
  else say(picture, '.ui-screen__action .taro-text', label)
}
