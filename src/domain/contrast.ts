/** Text on its ground: 4.5:1 (WCAG 1.4.3). */
export const LEAST_CONTRAST = 4.5

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How much two colours differ, 1 to 21 (WCAG 2, relative luminance). Both as six-digit hex. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** A colour painted over a ground at a share of 1, as six-digit hex. */
export const painted = (ground: string, colour: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [below = 0, above = 0] = [ground, colour].map((hex) => parseInt(hex.slice(at, at + 2), 16))
      return Math.round(below * (1 - share) + above * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

/** Tokens of texts, and of the grounds that they are read on. */
export const READ_ON: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['page', 'surface', 'raised', 'sunken', 'key', 'pressed']],
  ['ink-secondary', ['page', 'surface', 'raised', 'sunken', 'key', 'pressed', 'brand-soft', 'gold-soft']],
  ['ink-hint', ['page', 'surface', 'raised', 'sunken', 'pressed']],
  ['brand', ['page', 'surface', 'raised', 'brand-soft']],
  ['gain', ['page', 'surface', 'raised']],
  ['loss', ['page', 'surface', 'raised']],
  ['danger', ['page', 'surface', 'raised', 'danger-soft']],
  ['success', ['surface', 'success-soft']],
  ['warning', ['surface', 'warning-soft']],
  ['gold', ['surface', 'gold-soft']],
  ['on-gold', ['gold-fill']],
  ['on-brand', ['brand', 'brand-strong']],
  ['on-act', ['act', 'act-strong']],
  ['on-danger', ['danger']],
  // Marks and curves, and the words beside them in their colour.
  ...['chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'].map(
    (mark) => [mark, ['page', 'surface', 'raised', 'sunken']] as const,
  ),
  ['on-hero', ['hero', 'hero-under-water', 'shell-from', 'shell-to']],
  ['on-hero-secondary', ['hero', 'hero-under-water']],
  ['on-toast', ['toast']],
]
