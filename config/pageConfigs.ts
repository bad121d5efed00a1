import type { IPluginContext } from '@tarojs/service'
import { ROWS } from '../src/routes/table'

/** What Taro has of a page's own settings: pages have none as files, and what Taro makes of them is completed here. */
interface PageConfig {
  readonly content: {
    navigationBarTitleText?: string
  }
}

/** The title a page's bar begins with in the mini-program; none where its routes have several. */
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
