import type { Compiler } from 'webpack'
import type Chain from 'webpack-chain'
import { BASE } from '../src/routes/link'
import { ROWS } from '../src/routes/table'

/** The address that customers type (PUBLIC_ORIGIN, as the bank's), for what search engines read. */
export const publicOrigin = (env: NodeJS.ProcessEnv): string => env.PUBLIC_ORIGIN ?? 'https://m.bank.example'

/**
 * The names that anybody may read without a session, and nothing else: not the pages that the gates lead to, nor any that begins
 * with a button for customers alone.
 */
export const publicNames = (): readonly string[] =>
  ROWS.filter((row) => row.access === 'public' && !('gate' in row) && !('button' in row)).map(({ name }) => name)

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** The H5's public pages, as https://www.sitemaps.org/protocol.html has it. */
export const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicNames().map((name) => `  <url><loc>${escaped(origin + BASE + name)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

/** What search engines may fetch: public pages, and nothing of the bank's calls (RFC 9309). */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    `Allow: ${BASE}/`,
    `Sitemap: ${origin}${BASE}/sitemap.xml`,
    '',
  ].join('\n')

/** Writes both beside index.html; a bank's web server serves robots.txt at its root, as the sandbox does. */
export function siteFiles(chain: Chain, origin: string): void {
  chain.plugin('siteFiles').use({
    apply(compiler: Compiler) {
      const { RawSource } = compiler.webpack.sources
      compiler.hooks.thisCompilation.tap('siteFiles', (compilation) => {
        compilation.hooks.processAssets.tap('siteFiles', () => {
          compilation.emitAsset('sitemap.xml', new RawSource(sitemap(origin)))
          compilation.emitAsset('robots.txt', new RawSource(robots(origin)))
        })
      })
    },
  })
}
