import type { Branch } from '../src/domain/branches/branches'
import type { Channel } from '../src/domain/channels/channel'
import type { FamilyKey } from '../src/domain/product/families'

/** The words of a bank: its names, and what its legal texts fill their blanks with. */
export interface BrandNames {
  readonly shortName: string
  readonly bankName: string
  readonly legalName: string
  readonly hotline: string
  /** As it stands in the regulator's register, which anybody can search. */
  readonly licence: string
  /** The issuer and manager of the wealth product that the bank sells: named in the consent to tell them who buys. */
  readonly assetManager: { readonly name: string; readonly hotline: string }
}

/** Colours as six-digit hex by the tokens they become (`--colour-…`, src/ui/tokens); every other token is the same for all brands. */
export interface BrandColours {
  readonly brand: string
  readonly 'brand-strong': string
  readonly 'brand-soft': string
  readonly 'on-brand': string
  /** The ground of the main button and of what is chosen; by day the brand's, in the dark calmer than its text. */
  readonly act: string
  readonly 'act-strong': string
  readonly 'on-act': string
  readonly hero: string
  readonly 'on-hero': string
  readonly 'on-hero-secondary': string
  /** The water line on that card, of which a fifth is painted over it. */
  readonly 'hero-water': string
  /** With `brand` as the first: a colour each for what earns in another way, and for slices and bars. */
  readonly 'chart-2': string
  readonly 'chart-3': string
  readonly 'chart-4': string
  readonly 'chart-5': string
  readonly 'chart-6': string
  readonly 'illustration-line': string
  readonly 'illustration-accent': string
  /** From the upper left to the lower right of the card that is seen before the app is there. */
  readonly 'shell-from': string
  readonly 'shell-to': string
}

/** A drawing in a square of 32: SVG elements with single quotes, all its colours its own. */
export type BrandDrawing = string

/** Where money sent to a customer's account goes. */
export interface ReceivingBank {
  readonly branch: string
  /** Twelve digits of the payment system. */
  readonly bankNo: string
  /** The first eight digits of electronic accounts; bank card numbers never begin with 990. */
  readonly accountPrefix: string
}

/** The features that a bank may leave out; each is a flag of the running bank (sandbox/kernel/flags.ts). */
export const SWITCHES = [
  'kolEnabled',
  'referralRewardEnabled',
  'helpInWeChat',
  'depositRewardEnabled',
  'lotteryEnabled',
  'pointsEnabled',
  'seckillEnabled',
  'enterpriseEnabled',
] as const

/** `on` and `off` are how the bank begins, and its staff may change them; `never` stays off whatever they do. */
export type SwitchState = 'on' | 'off' | 'never'

/**
 * What a brand's folder exports. They are exports and not one object, so that a bundle has only those that it uses: home
 * needs the hotline and not the branches.
 */
export interface Brand {
  readonly BRAND: BrandNames
  readonly COLOURS: Readonly<Record<'light' | 'dark', BrandColours>>
  readonly MARK: BrandDrawing
  /** Faint, at the right edge of the cards that greet; '' for none. */
  readonly MOTIF: BrandDrawing
  /** The app's number in the register of apps. */
  readonly APP_LICENCE: string
  readonly RECEIVING_BANK: ReceivingBank
  /** Its counters; `main` and `south` are where the sandbox's staff sit. */
  readonly BRANCHES: readonly Branch[]
  readonly CHANNELS: Readonly<Record<string, Channel>>
  /** The product families it sells; `renewed` is what their deposits become at maturity. */
  readonly OFFERED: readonly FamilyKey[] | 'all'
  /** Ids of the campaigns it runs, of those that are written. */
  readonly CAMPAIGNS: readonly string[] | 'all'
  readonly SWITCHES: Readonly<Record<(typeof SWITCHES)[number], SwitchState>>
}
