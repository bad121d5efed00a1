/**
 * The data the build side gives to the browser side: one mini-program, read from the files WeChat would run. Paths are
 * WeChat's: relative to the mini-program's root, with '/', without extension for modules and pages.
 */

export interface WindowConfig {
  readonly navigationBarTitleText?: string
  readonly navigationBarBackgroundColor?: string
  readonly navigationBarTextStyle?: string
  readonly navigationStyle?: 'default' | 'custom'
  readonly backgroundColor?: string
  readonly enablePullDownRefresh?: boolean
  readonly onReachBottomDistance?: number
  readonly disableScroll?: boolean
  readonly pageOrientation?: 'portrait' | 'landscape' | 'auto'
}

/**
 * Which elements a component's styles apply to; values with `page-` are for a page only and keep app.wxss away from it.
 */
export type StyleIsolation =
  | 'isolated'
  | 'apply-shared'
  | 'shared'
  | 'page-isolated'
  | 'page-apply-shared'
  | 'page-shared'

export interface ComponentConfig extends WindowConfig {
  readonly component?: boolean
  /** The older form of `apply-shared`. */
  readonly addGlobalClass?: boolean
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly styleIsolation?: StyleIsolation
}

export interface TabItem {
  readonly pagePath: string
  readonly text: string
}

export interface SubPackageConfig {
  readonly root: string
  readonly pages: readonly string[]
  readonly independent?: boolean
}

export interface PreloadRule {
  readonly packages: readonly string[]
  readonly network?: 'all' | 'wifi'
}

export interface AppConfig {
  readonly pages: readonly string[]
  readonly subPackages?: readonly SubPackageConfig[]
  readonly subpackages?: readonly SubPackageConfig[]
  readonly entryPagePath?: string
  readonly window?: WindowConfig
  readonly tabBar?: { readonly list: readonly TabItem[]; readonly custom?: boolean }
  readonly resizable?: boolean
  readonly usingComponents?: Readonly<Record<string, string>>
  readonly lazyCodeLoading?: string
  readonly permission?: Readonly<Record<string, { readonly desc: string }>>
  readonly requiredPrivateInfos?: readonly string[]
  readonly preloadRule?: Readonly<Record<string, PreloadRule>>
  readonly networkTimeout?: { readonly request?: number }
  readonly darkmode?: boolean
  readonly __usePrivacyCheck__?: boolean
}

/** The values of '@name' in the configuration, by theme. */
export type ThemeValues = Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>

/** A text that, evaluated with the mini-program's globals, gives one file's CommonJS function. */
export type ModuleFactory = (
  scope: object,
) => (require: (path: string) => unknown, module: CommonJsModule, exports: unknown) => void

export interface CommonJsModule {
  exports: unknown
}

/** The code of one package: '' is the main package. */
export interface PackageCode {
  readonly root: string
  readonly modules: Readonly<Record<string, ModuleFactory>>
  /** CSS by the path of its WXSS, imports resolved and units turned into CSS ones. */
  readonly styles: Readonly<Record<string, string>>
}

/** A template group as made by glass-easel's compiler: for each path a function that gives a template's content. */
export type TemplateGroup = Readonly<Record<string, (name: string) => unknown>>

export interface Program {
  readonly app: AppConfig
  readonly configs: Readonly<Record<string, ComponentConfig>>
  readonly theme: ThemeValues
  readonly templates: TemplateGroup
}

/** The names under which the bundle's scripts store their parts on the window. */
export interface ProgramWindow {
  __miniProgram__?: Program
  __miniPackages__?: Record<string, PackageCode>
}

/** Every subpackage of the app: WeChat accepts both spellings. */
export const subPackagesOf = (app: AppConfig): readonly SubPackageConfig[] => app.subPackages ?? app.subpackages ?? []

/** Every page of the app with its full path, the main package's first. */
export const pagesOf = (app: AppConfig): readonly string[] => [
  ...app.pages,
  ...subPackagesOf(app).flatMap(({ root, pages }) => pages.map((page) => `${trimSlashes(root)}/${page}`)),
]

/** The root of the package a file belongs to; '' for the main package. */
export const packageRootOf = (app: AppConfig, path: string): string =>
  subPackagesOf(app)
    .map(({ root }) => trimSlashes(root))
    .find((root) => path.startsWith(`${root}/`)) ?? ''

export const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '')

/** The names that a page or component gives to the components it uses, and where those are. */
export const componentsOf = (
  { app, configs }: Pick<Program, 'app' | 'configs'>,
  path: string,
): Readonly<Record<string, string>> => ({ ...app.usingComponents, ...configs[path]?.usingComponents })

/**
 * Whose styles a page or component shares: a component has its own unless it says otherwise, a page shares everybody's.
 */
export const styleIsolationOf = ({ component, addGlobalClass, styleIsolation }: ComponentConfig = {}): StyleIsolation =>
  styleIsolation ?? (component ? (addGlobalClass ? 'apply-shared' : 'isolated') : 'shared')

/** The prefix that keeps the classes of a file's elements and rules apart from all others. */
export const styleScopeOf = (path: string): string => path.replace(/\W/g, '_')

/** Whether a page's or component's classes are shared by all, without a prefix. */
export const sharesClasses = (isolation: StyleIsolation): boolean =>
  isolation === 'shared' || isolation === 'page-shared'

/** Resolves `path` from the file `from`, both relative to the program's root; a leading slash means the root itself. */
export function resolvePath(from: string, path: string): string {
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}
