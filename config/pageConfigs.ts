import type { IPluginContext } from '@tarojs/service'
import { ROWS } from '../src/routes/table'

/** Taro's data of a page's settings: our pages have no files for them, so the settings Taro makes are completed here. */
interface PageConfig {
  readonly content: {
    navigationBarTitleText?: string
  }
}

/** The title of a page's bar at first in the mini-program; undefined when its routes have several. */
export function titleOf(page: string): string | undefined {
  const [title, ...others] = new Set(ROWS.filter((row) => row.page === page).map((row) => row.title))
  return others.length === 0 ? title : undefined
}

/** A Taro plugin: makes each page's settings from its routes' rows, so that a page needs no index.config.ts. */
export default (context: IPluginContext): void => {
  context.modifyMiniConfigs(({ configMap }: { readonly configMap: Readonly<Record<string, PageConfig>> }) => {
    for (const [path, { content }] of Object.entries(configMap)) {
      const page = path.replace(/\.config$/, '')
      const title = titleOf(page)
      if (title !== undefined) content.navigationBarTitleText = title
    }
  })
}
