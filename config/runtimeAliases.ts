import { join } from 'node:path'
import type Chain from 'webpack-chain'

interface MainPluginOptions {
  readonly loaderMeta: { extraImportForWeb: string; execBeforeCreateWebApp: string }
}

/**
 * The route table is in the app anyway, so the addresses Taro's router knows are read from it when the app starts: as
 * a constant of Taro's settings every name would be in the first load twice.
 */
export function runtimeAliases(chain: Chain): void {
  const file = JSON.stringify(join(__dirname, '../src/routes/aliases'))
  chain.plugin('mainPlugin').tap((settings: MainPluginOptions[]) => {
    const [options] = settings
    if (!options) throw new Error('Taro’s main plugin has no settings')
    const { loaderMeta } = options
    loaderMeta.extraImportForWeb += `import { h5Aliases } from ${file}\n`
    loaderMeta.execBeforeCreateWebApp += 'config.router.customRoutes = h5Aliases()\n'
    return settings
  })
}
