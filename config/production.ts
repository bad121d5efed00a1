import type { IProjectConfig } from '@tarojs/taro/types/compile'

/** Settings of a release build only. */
export const productionOnly: Partial<IProjectConfig<'webpack5'>> = {
  logger: { quiet: true, stats: false },
  // Taro ends the process before webpack has written its cache, so the next build would find none.
  cache: { enable: false },
  // jotai asks these whether to warn developers; in a release build its warnings are left out.
  defineConstants: { 'import.meta.env': '{"MODE":"production"}', 'import.meta.env.MODE': '"production"' },
}
