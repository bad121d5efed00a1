import type { IPluginContext } from '@tarojs/service'
import { taroPackages } from '../src/routes/packages'

/** What Taro's H5 runtime reads of app.config.ts; the rest is for WeChat and would come with every first load. */
const READ = new Set(['pages', 'window'])

/** A Taro plugin: on the H5 pages are one list, and nothing of the mini-program's settings stands in app.js. */
export default (context: IPluginContext): void => {
  if (process.env.TARO_ENV !== 'h5') return
  context.modifyAppConfig(({ appConfig }) => {
    const { pages, subPackages } = taroPackages()
    appConfig.pages = [
      ...pages,
      ...subPackages.flatMap(({ root, pages: inside }) => inside.map((page) => `${root}/${page}`)),
    ]
    for (const setting of Object.keys(appConfig)) if (!READ.has(setting)) Reflect.deleteProperty(appConfig, setting)
  })
}
