import { TmplGroup } from 'glass-easel-template-compiler'
import { packageRootOf, sharesClasses, styleIsolationOf, styleScopeOf, subPackagesOf, trimSlashes } from '../program'
import { readMiniProgram, stateOf } from './read'
import type { MiniProgramFiles } from './read'
import { cssOf } from './styles'

/** A mini-program as scripts for the browser: one runs before anything else, each package's when it is needed. */
export interface Bundle {
  readonly files: MiniProgramFiles
  /** Configuration and templates. */
  readonly program: string
  /** Modules and styles by the package's root; '' is the main package. */
  readonly packages: ReadonlyMap<string, string>
}

interface TemplateProblem {
  readonly message: string
  readonly path: string
  readonly startLine: number
  readonly isError: boolean
  readonly code: number
}

/**
 * Messages that are warnings in glass-easel but errors in WeChat's compiler: tags that don't match, malformed attributes.
 */
const REFUSED = new Set([65543, 65546, 65567])

const isError = ({ isError: flag, code }: TemplateProblem): boolean => flag || REFUSED.has(code)

function templateScript(files: MiniProgramFiles): string {
  const group = new TmplGroup()
  try {
    for (const [path, text] of files.scripts) group.addScript(path, text)
    const problems = [...files.templates].flatMap(
      ([path, text]) => (group.addTmpl(path, text) ?? []) as TemplateProblem[],
    )
    const errors = problems.filter(isError)
    if (errors.length > 0) {
      const lines = errors.map(({ path, startLine, message }) => `${path}.wxml:${startLine + 1} ${message}`)
      throw new Error(`The templates don't compile:\n${lines.join('\n')}`)
    }
    return group.getTmplGenObjectGroups()
  } finally {
    group.free()
  }
}

/* The file's free names are looked up in the scope first. So `window`, `document` and the rest of the browser stay
   invisible, as in WeChat's logic layer, and a global defined by the program can be used as a plain name. */
const moduleScript = (text: string): string =>
  `function(scope){with(scope){return function(require,module,exports){${text}\n}}}`

const record = (entries: Iterable<readonly [string, string]>): string =>
  `{${[...entries].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',\n')}}`

/** The style scope of a file: for a component, unless it shares its classes, and for a page that isolates its styles. */
function scopeIn({ configs }: MiniProgramFiles, path: string): string | undefined {
  return sharesClasses(styleIsolationOf(configs.get(path))) ? undefined : styleScopeOf(path)
}

function packageScript(root: string, files: MiniProgramFiles): string {
  const ours = ([path]: readonly [string, string]): boolean => packageRootOf(files.app, path) === root
  const modules = [...files.modules].filter(ours).map(([path, text]) => [path, moduleScript(text)] as const)
  const styles = [...files.styles]
    .filter(ours)
    .map(([path]) => [path, JSON.stringify(cssOf(path, files.styles, scopeIn(files, path)))] as const)
  return `(window.__miniPackages__=window.__miniPackages__||{})[${JSON.stringify(root)}]={root:${JSON.stringify(root)},modules:${record(modules)},styles:${record(styles)}}`
}

/** The last bundle of each folder and what it was made of, because many phones open one program. */
const made = new Map<string, { readonly state: string; readonly bundle: Bundle }>()

/** Turns the output of build:weapp, unmodified, into scripts for the host. Throws what WeChat would refuse to compile. */
export function bundleMiniProgram(directory: string): Bundle {
  const state = stateOf(directory)
  const known = made.get(directory)
  if (known?.state === state) return known.bundle
  const bundle = bundled(readMiniProgram(directory))
  made.set(directory, { state, bundle })
  return bundle
}

function bundled(files: MiniProgramFiles): Bundle {
  const configs = [...files.configs]
    .filter(([path]) => path !== 'app')
    .map(([path, config]) => [path, JSON.stringify(config)] as const)
  const roots = ['', ...subPackagesOf(files.app).map(({ root }) => trimSlashes(root))]
  return {
    files,
    program: `window.__miniProgram__={app:${JSON.stringify(files.app)},theme:${JSON.stringify(files.theme)},configs:${record(configs)},templates:${templateScript(files)}}`,
    packages: new Map(roots.map((root) => [root, packageScript(root, files)])),
  }
}
