import { join } from 'node:path'
import type Chain from 'webpack-chain'

interface MainPluginOptions {
  readonly loaderMeta: { extraImportForWeb: string; execBeforeCreateWebApp: string }
}

/**
 * Gives Taro's router the addresses of all routes when the app starts, from the names the app has anyway
 * (src/routes/appRoutes.ts); as a constant of Taro's settings each would be in the first load twice.
 *
 * Taro has no setting for that. Its main plugin writes the module that starts the app and inserts what the platform's
 * plugin gives in `loaderMeta`: `extraImportForWeb` among the imports, `execBeforeCreateWebApp` right before the router is
 * made. Both get one more line. If Taro renames one of them, the router knows no page but home, and each suite that opens
 * another one fails (test/e2e).
 */
export function runtimeAliases(chain: Chain): void {
  const file = JSON.stringify(join(__dirname, '../src/routes/appRoutes'))
  chain.plugin('mainPlugin').tap((settings: MainPluginOptions[]) => {
    const [options] = settings
    if (!options) throw new Error('Taro’s main plugin has no settings')
    const { loaderMeta } = options
    loaderMeta.extraImportForWeb += `import { h5Aliases } from ${file}\n`
    loaderMeta.execBeforeCreateWebApp += 'config.pages = config.routes.map(({ path }) => path)\n'
    loaderMeta.execBeforeCreateWebApp += 'config.router.customRoutes = h5Aliases()\n'
    return settings
  })
}
