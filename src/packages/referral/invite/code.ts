import { encode } from 'uqr'
import type { Modules, PosterColours } from '@/domain/posters/drawing'
import { DARK_DRAWING_COLOURS, DRAWING_COLOURS } from '@/ui/tokens/drawing'

/** A text as a code that is still read when a seventh of it is covered. */
export const codeOf = (text: string): Modules => encode(text, { border: 0, ecc: 'M' }).data

/** A picture leaves the app, so it looks alike in every theme. */
export const POSTER_COLOURS: PosterColours = {
  surface: DRAWING_COLOURS.surface,
  ink: DRAWING_COLOURS.ink,
  secondary: DRAWING_COLOURS['ink-secondary'],
  hint: DRAWING_COLOURS['ink-hint'],
  brand: DRAWING_COLOURS.brand,
  gold: DRAWING_COLOURS.gold,
  goldOnBrand: DARK_DRAWING_COLOURS.gold,
  goldSoft: DRAWING_COLOURS['gold-soft'],
}
