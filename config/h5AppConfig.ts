import type { IPluginContext } from '@tarojs/service'
import { taroPackages } from '../src/routes/packages'

/** What the app's H5 needs of app.config.ts; the rest is for WeChat and would come with every first load. */
const READ = new Set(['pages'])

/** A Taro plugin: on the H5 pages are one list, and nothing of the mini-program's settings stands in app.js. */
export default (context: IPluginContext): void => {
  if (process.env.TARO_ENV !== 'h5') return
  context.modifyAppConfig(({ appConfig }) => {
    const { pages, subPackages } = taroPackages()
    appConfig.pages = [
      ...pages,
      ...subPackages.flatMap(({ root, pages: inside }) => inside.map((page) => `${root}/${page}`)),
    ]
    // Taro makes the router's list of these paths and would write them into app.js once more beside it; runtimeAliases
    // gives them to the router from that list.
    Object.defineProperty(appConfig.pages, 'toJSON', { value: () => undefined })
    for (const setting of Object.keys(appConfig)) if (!READ.has(setting)) Reflect.deleteProperty(appConfig, setting)
  })
}
