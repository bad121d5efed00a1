import { COLOURS } from '@/domain/brand'

/**
 * Colours of the light theme as data, by the names of their tokens: for pictures that leave the app, which are drawn without
 * its sheets and look alike whatever theme the customer has.
 */
export const DRAWING_COLOURS = {
  surface: '#ffffff',
  ink: '#111827',
  'ink-secondary': '#414b5c',
  'ink-hint': '#5b6474',
  line: '#e4e9f1',
  brand: COLOURS.light.brand,
  gold: '#7d5800',
  'gold-soft': '#ffeeb0',
  'chart-1': COLOURS.light.brand,
  'chart-2': COLOURS.light['chart-2'],
  'chart-3': COLOURS.light['chart-3'],
  'chart-4': COLOURS.light['chart-4'],
  'chart-5': COLOURS.light['chart-5'],
  'chart-6': COLOURS.light['chart-6'],
} as const

/** The dark theme's, for what stands on the brand's colour. */
export const DARK_DRAWING_COLOURS = { gold: '#f2cd72' } as const
