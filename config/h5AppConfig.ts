import type { IPluginContext } from '@tarojs/service'
import { taroPackages } from '../src/routes/packages'

/** The settings of app.config.ts that the H5 needs; the rest is for WeChat and would be part of every first load. */
const READ = new Set(['pages'])

/** A Taro plugin: on the H5 pages are one list, and app.js has none of the mini-program's settings. */
export default (context: IPluginContext): void => {
  if (process.env.TARO_ENV !== 'h5') return
  context.modifyAppConfig(({ appConfig }) => {
    const { pages, subPackages } = taroPackages()
    appConfig.pages = [
      ...pages,
      ...subPackages.flatMap(({ root, pages: inside }) => inside.map((page) => `${root}/${page}`)),
    ]
    // Taro makes the router's list from these paths and would write them into app.js a second time; runtimeAliases passes
    // them to the router from that list.
    Object.defineProperty(appConfig.pages, 'toJSON', { value: () => undefined })
    for (const setting of Object.keys(appConfig)) if (!READ.has(setting)) Reflect.deleteProperty(appConfig, setting)
  })
}
