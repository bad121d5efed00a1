const LENGTH = /(?<![\w#.-])(-?\d*\.?\d+)(rpx|vh)\b/g

/**
 * WXSS lengths as CSS: 750rpx is the screen's width; 100vh is the page's height without the navigation bar, which the host
 * sets in --wx-page-height.
 */
export const cssLengths = (value: string): string =>
  value.replace(LENGTH, (_, amount: string, unit: string) =>
    unit === 'rpx' ? `calc(${amount} * 100vw / 750)` : `calc(${amount} * var(--wx-page-height, 100vh) / 100)`,
  )
