import type { FamilyKey } from '../domain/product/families'
import type { Agreement } from './agreements'

/** A question the customer may have, and the product's answer (notes, files, rules). */
export interface InfoEntry {
  readonly title: string
  readonly content: string
}

/** What an amount in a list or a holding is called. */
export interface IncomeCaptions {
  /** Of what the holding would pay today. */
  readonly now?: string
  /** Of what it pays at its end. */
  readonly end?: string
  /** Of what it has paid so far. */
  readonly accumulated?: string
  /** Of the last day's income. */
  readonly yesterday?: string
}

/** Explanation popup (specification §9): which amounts it explains, letter for letter for the customer. */
export interface Explanation {
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Where a product stands on the shelf, in the shelf's order. */
export type ShelfGroup = 'term' | 'payout' | 'flexible' | 'special' | 'wealth'

/**
 * The specification's product description record (§3): several product codes share one. Screens read it; nothing in a
 * screen asks which family it shows. The record's flags (showBuyBut, showEntrance, showTrial), captions and popups are
 * rules that the bank shares: src/domain/product.
 */
export interface ProductDescription {
  readonly family: FamilyKey
  readonly name: string
  readonly kind: 'deposit' | 'wealth'
  readonly shelfGroup: ShelfGroup
  /** The bank tells its present rate by a call of its own (specification §7, smartdeposit/getInfo). */
  readonly presentRate?: true
  readonly index: {
    readonly minAmountCaption: string
    readonly termCaption: string
    readonly featuresCaption: string
    /** `{buyAmountDesc}` stands for the minimum in yuan, '--' until the bank has answered. */
    readonly features: readonly { readonly title: string; readonly text: string }[]
    /** Whether the four dates of a purchase made today are drawn. */
    readonly timeline: boolean
    /** `{endDate}`, `{term}` come from the bank's answer (specification §4). */
    readonly lifeCycle: string
    readonly productInfo: readonly InfoEntry[]
    /** What somebody who buys it should know besides, under 温馨提示 (specification §3, "tips block"). */
    readonly tips?: readonly string[]
    /** The issuer's documents (specification §3, "product-file list"), to be read by anybody. */
    readonly files?: readonly Agreement[]
    /** Read before buying, at the foot of the page. */
    readonly bottomNotice?: string
    readonly riskNotice?: readonly string[]
    /** Why nobody can buy a family that has no buy button. */
    readonly notSold?: string
  }
  readonly buy: {
    /** What buying is called: 存入. */
    readonly title: string
    /** On the button: 立即存入. */
    readonly action: string
    readonly amountCaption: string
    /** Title and sentence of a result that is final, and of one that waits for confirmation. */
    readonly done: string
    readonly pending: string
  }
  readonly holdList: { readonly title: string }
  readonly holdInfo: { readonly title: string }
  readonly withdraw: {
    readonly action: string
    readonly title: string
    /** On the button under the summary. */
    readonly confirm: string
    /** Shown above the confirm button. */
    readonly notice: string
    readonly done: string
    readonly pending: string
  }
  /** What the person agrees to when buying. */
  readonly agreements: readonly Agreement[]
  /** Of a product that the bank only distributes: what is said before it is bought. */
  readonly distribution?: Explanation
}
