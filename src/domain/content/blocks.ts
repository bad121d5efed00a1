/**
 * Places in the app that an article may lead to. An article names no route and no address: the app knows the page of each
 * place (src/packages/service/help/ways.ts), and draws nothing for one that isn't built.
 */
export const CONTENT_PLACES = [
  'resetPayPassword',
  'changePayPassword',
  'resetGesture',
  'changeGesture',
  'reportLoss',
  'security',
  'limits',
  'loginRecords',
  'changePhone',
  'updateIdCard',
  'cards',
  'bindCard',
  'transferIn',
  'transferOut',
  'records',
  'statements',
  'deposits',
  'wealth',
  'redPackets',
  'riskTest',
  'privacyCentre',
  'privacyPolicy',
  'taxResidency',
  'closeAccount',
  'messages',
  'prices',
  'education',
  'fraudQuiz',
  'complain',
  'loginPassword',
  'frozen',
  'accounts',
  'familyCard',
  'points',
  'loans',
  'enterprise',
] as const

export type ContentPlace = (typeof CONTENT_PLACES)[number]

/** One service and what it costs. */
export interface Price {
  readonly name: string
  /** What is charged: 免费, or an amount and its unit. */
  readonly standard: string
  /** Whom it applies to and from when, or on which rule it is based. */
  readonly basis: string
}

/** A part of an article. There is no markup: what a block looks like is the app's. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'prices'; readonly prices: readonly Price[] }
  | { readonly kind: 'way'; readonly text: string; readonly place: ContentPlace }

export const BLOCK_KINDS = ['heading', 'paragraph', 'note', 'list', 'steps', 'prices', 'way'] as const

/** A block as it travels: every field that any kind has. */
export interface SentBlock {
  readonly kind: (typeof BLOCK_KINDS)[number]
  readonly text?: string | undefined
  readonly items?: readonly string[] | undefined
  readonly prices?: readonly Price[] | undefined
  readonly place?: ContentPlace | undefined
}

/** Reads a block; one that lacks what its kind needs becomes the paragraph of its text. */
export function readBlock({ kind, text = '', items, prices, place }: SentBlock): Block {
  switch (kind) {
    case 'heading':
    case 'paragraph':
    case 'note':
      return { kind, text }
    case 'list':
    case 'steps':
      return items ? { kind, items } : { kind: 'paragraph', text }
    case 'prices':
      return prices ? { kind, prices } : { kind: 'paragraph', text }
    case 'way':
      return place ? { kind, text, place } : { kind: 'paragraph', text }
  }
}

/** Every text of a block, as customers read it. */
export function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items
    case 'prices':
      return block.prices.flatMap(({ name, standard, basis }) => [name, standard, basis])
    default:
      return [block.text]
  }
}
