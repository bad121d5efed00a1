import type { IProjectConfig } from '@tarojs/taro/types/compile'

/** What only a release build does. */
export const productionOnly: Partial<IProjectConfig<'webpack5'>> = {
  logger: { quiet: true, stats: false },
  // Taro ends the process before webpack has written its cache, so that the next build finds nothing.
  cache: { enable: false },
}
