import { brandOf } from './brandOf'

/**
 * The brand that BRAND names, for what runs in Node: the bank, the builds' settings and their programs. Webpack, esbuild and
 * Jest replace this file by the brand's own folder, so that a bundle has one brand's words.
 */
export const {
  APP_LICENCE,
  BRAND,
  BRANCHES,
  CAMPAIGNS,
  CHANNELS,
  COLOURS,
  MARK,
  MOTIF,
  OFFERED,
  RECEIVING_BANK,
  SWITCHES,
} = brandOf(process.env.BRAND)
