import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { AppConfig, ComponentConfig, ThemeValues } from '../program'

/** The files of a compiled mini-program by kind; keys are paths without extension, except `sizes`. */
export interface MiniProgramFiles {
  readonly directory: string
  readonly app: AppConfig
  readonly theme: ThemeValues
  readonly configs: ReadonlyMap<string, ComponentConfig>
  readonly templates: ReadonlyMap<string, string>
  readonly scripts: ReadonlyMap<string, string>
  readonly modules: ReadonlyMap<string, string>
  readonly styles: ReadonlyMap<string, string>
  /** Bytes of every file WeChat would upload, by path with extension. */
  readonly sizes: ReadonlyMap<string, number>
}

// WeChat doesn't upload these (packOptions and its own rules), so they count for no package.
const NOT_UPLOADED = /^project\.(private\.)?config\.json$|\.LICENSE\.txt$|\.map$|^sitemap\.json$/

function walk(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Another text whenever a file of the folder is another. */
export const stateOf = (directory: string): string =>
  walk(directory)
    .map((file) => [file, statSync(file)] as const)
    .map(([file, { size, mtimeMs }]) => `${file} ${size} ${mtimeMs}`)
    .join('\n')

/**
 * Reads a compiled mini-program, the folder with app.json. Throws when app.json is missing or a JSON file is malformed;
 * WeChat can't open such a build either.
 */
export function readMiniProgram(directory: string): MiniProgramFiles {
  const texts = { '.json': new Map(), '.wxml': new Map(), '.wxs': new Map(), '.js': new Map(), '.wxss': new Map() } as {
    [kind: string]: Map<string, string>
  }
  const sizes = new Map<string, number>()
  for (const file of walk(directory)) {
    const path = relative(directory, file).split(sep).join('/')
    if (NOT_UPLOADED.test(path)) continue
    sizes.set(path, statSync(file).size)
    const kind = /\.[^./]+$/.exec(path)?.[0] ?? ''
    texts[kind]?.set(path.slice(0, -kind.length), readFileSync(file, 'utf8'))
  }
  const configs = new Map([...(texts['.json'] ?? [])].map(([path, text]) => [path, JSON.parse(text) as object]))
  const app = configs.get('app') as AppConfig | undefined
  if (!app) throw new Error(`${directory} holds no mini-program: app.json is missing`)
  const themePath = (app as { themeLocation?: string }).themeLocation?.replace(/\.json$/, '')
  return {
    directory,
    app,
    theme: ((themePath && configs.get(themePath)) || { light: {}, dark: {} }) as ThemeValues,
    configs: configs as Map<string, ComponentConfig>,
    templates: texts['.wxml'] ?? new Map(),
    scripts: texts['.wxs'] ?? new Map(),
    modules: texts['.js'] ?? new Map(),
    styles: texts['.wxss'] ?? new Map(),
    sizes,
  }
}
