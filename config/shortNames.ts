import type { Compiler } from 'webpack'

const LONG = /(sub-common\/)([0-9a-f]{32})/g
const LETTERS = 8

/**
 * Taro names a file that pages of a package share by 32 letters, and every page that needs it names it up to three times: a
 * tenth of a package. Eight tell a thousand files apart; if two were alike, the build would fail.
 */
export class ShortNames {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ShortNames', (compilation) => {
      // After Taro has written the names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ShortNames', stage }, (assets) => {
        const long = new Map<string, string>()
        const shorten = (text: string): string =>
          text.replace(LONG, (_, folder: string, hash: string) => {
            const short = hash.slice(0, LETTERS)
            if ((long.get(short) ?? hash) !== hash) throw new Error(`Two shared files would be called ${short}`)
            long.set(short, hash)
            return `${folder}${short}`
          })
        for (const [name, source] of Object.entries(assets)) {
          if (!/\.(?:js|wxss)$/.test(name)) continue
          const text = String(source.source())
          const shortened = shorten(text)
          const shortName = shorten(name)
          if (shortName === name && shortened === text) continue
          delete assets[name]
          assets[shortName] = new sources.RawSource(shortened)
        }
      })
    })
  }
}
