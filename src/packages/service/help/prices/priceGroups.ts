import type { Block, Price } from '@/domain/content/blocks'

interface PriceGroup {
  readonly title: string
  readonly prices: readonly Price[]
}

/** The prices under the headings they follow, only those that contain the text; groups without any are left out. */
export function priceGroups(blocks: readonly Block[], text: string): readonly PriceGroup[] {
  const wanted = text.trim()
  const groups: PriceGroup[] = []
  let title = ''
  for (const block of blocks) {
    if (block.kind === 'heading') title = block.text
    if (block.kind !== 'prices') continue
    const prices = block.prices.filter(({ name, standard, basis }) =>
      `${title}${name}${standard}${basis}`.includes(wanted),
    )
    const last = groups[groups.length - 1]
    if (last?.title === title) groups[groups.length - 1] = { title, prices: [...last.prices, ...prices] }
    else if (prices.length > 0) groups.push({ title, prices })
  }
  return groups
}

/** What is said of all prices. */
export const remarks = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' || block.kind === 'note' ? [block.text] : []))
