import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface PageFile {
  readonly path: string
  readonly type: 'text/html' | 'text/css' | 'text/javascript'
  /** Read when it is first asked for. */
  text(): Promise<string>
}

/** The page's script, bundled. In a bank that runs from source it is made from `page/`; in a bundled one it lies beside it. */
async function script(): Promise<string> {
  const built = join(__dirname, 'console.js')
  if (existsSync(built)) return readFile(built, 'utf8')
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, 'page/main.ts')],
    alias: { '@brand': join(__dirname, '../../../brands', process.env.BRAND || 'yilian') },
    bundle: true,
    charset: 'utf8',
    target: 'es2021',
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** Reads once; a failure is tried again. */
function once(read: () => Promise<string>): () => Promise<string> {
  let known: Promise<string> | undefined
  return () =>
    (known ??= read().catch((error: unknown) => {
      known = undefined
      throw error
    }))
}

const beside = (name: string) => once(() => readFile(join(__dirname, name), 'utf8'))

/** What a browser loads of the console; everything else it asks the bank for. */
export const pageFiles = (): readonly PageFile[] => [
  { path: '/sandbox/', type: 'text/html', text: beside('console.html') },
  { path: '/sandbox/console.css', type: 'text/css', text: beside('console.css') },
  { path: '/sandbox/console.js', type: 'text/javascript', text: readScript },
]

/** Of all servers of this process, as the tests start many. */
const readScript = once(script)
