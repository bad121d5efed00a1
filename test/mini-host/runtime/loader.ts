import type { CodeSpace, ComponentEnv } from 'glass-easel-miniprogram-adapter'
import { componentsOf, packageRootOf, resolvePath, sharesClasses, subPackagesOf, trimSlashes } from '../program'
import type { CommonJsModule, PackageCode, Program, StyleIsolation } from '../program'

/** The functions with which a file registers a page, component or behaviour. */
type Registration = Pick<ComponentEnv, 'Page' | 'Component' | 'Behavior'>

interface StyleOptions {
  readonly styleIsolation?: StyleIsolation
  readonly addGlobalClass?: boolean
}

export interface LoaderOptions {
  readonly program: Program
  readonly space: CodeSpace
  /** Global object of the program; the loader adds Page, Component and Behavior. */
  readonly scope: Record<string, unknown>
  /** Fetches a package's code; rejects when it can't be loaded. */
  fetchPackage(root: string): Promise<PackageCode>
  /** Called with how a component's code isolates its styles, when its JSON says nothing about it. */
  isolated(path: string, isolation: StyleIsolation): void
}

/** Runs the program's files as WeChat does: CommonJS, one package at a time, pages and components when first needed. */
export class Loader {
  private readonly packages = new Map<string, PackageCode>()
  private readonly pending = new Map<string, Promise<void>>()
  private readonly modules = new Map<string, CommonJsModule>()
  private registering: { readonly path: string; readonly env: Registration } | undefined

  constructor(private readonly options: LoaderOptions) {
    // Webpack keeps the page factories in shared chunks, so only the time of the call shows which file is being registered.
    const register =
      <Name extends keyof Registration>(name: Name) =>
      (definition: never): unknown => {
        if (!this.registering) throw new Error(`${name}() was called outside the registration of a page or component`)
        const { path, env } = this.registering
        if (name === 'Component') this.isolate(path, (definition as { options?: StyleOptions }).options)
        return (env[name] as (definition: never) => unknown)(definition)
      }
    const { scope } = options
    for (const name of ['Page', 'Component', 'Behavior'] as const) scope[name] = register(name)
  }

  /** Package roots loaded so far; '' is the main package. */
  get loaded(): readonly string[] {
    return [...this.packages.keys()]
  }

  /** Loads a package's code once. */
  async loadPackage(root: string): Promise<void> {
    const pending = this.pending.get(root) ?? this.bring(root)
    this.pending.set(root, pending)
    await pending
  }

  private async bring(root: string): Promise<void> {
    this.packages.set(root, await this.options.fetchPackage(root))
    // Those of the main package run after app.js.
    if (root !== '') this.registerPages(root)
  }

  /** Runs every page of a package; with lazyCodeLoading WeChat would wait until each is opened. */
  registerPages(root: string): void {
    if (this.options.program.app.lazyCodeLoading === 'requiredComponents') return
    for (const page of this.pagesOfPackage(root)) this.register(page)
  }

  /** The pages of a package with their full paths. */
  pagesOfPackage(root: string): readonly string[] {
    const { app } = this.options.program
    if (root === '') return app.pages
    const found = subPackagesOf(app).find((candidate) => trimSlashes(candidate.root) === root)
    return found?.pages.map((page) => `${root}/${page}`) ?? []
  }

  /** Loads what a page needs: its package and the main one (an independent package needs only itself). */
  async preparePage(path: string): Promise<void> {
    const { app } = this.options.program
    const root = packageRootOf(app, path)
    await this.loadPackage(root)
    this.register(path)
  }

  /** Runs the file of a page or component, its components first. */
  register(path: string): void {
    if (this.modules.has(path)) return
    const { program, space } = this.options
    const using = componentsOf(program, path)
    // Marked before its components run, because a component may use itself.
    const module: CommonJsModule = { exports: {} }
    this.modules.set(path, module)
    for (const target of Object.values(using)) this.register(resolvePath(path, target))
    space.componentEnv(path, (env) => {
      const before = this.registering
      this.registering = { path, env }
      try {
        this.run(path, module)
      } finally {
        this.registering = before
      }
    })
  }

  /** WeChat also reads the isolation from a component's options, while the framework reads only the JSON. */
  private isolate(path: string, { styleIsolation, addGlobalClass }: StyleOptions = {}): void {
    const { space, isolated } = this.options
    const isolation = styleIsolation ?? (addGlobalClass ? 'apply-shared' : undefined)
    const config = space.getComponentStaticConfig(path)
    if (isolation === undefined || config?.styleIsolation !== undefined) return
    // A page's sheet was built without a scope; a component's was built with a scope that can be removed.
    if (!config?.component && !sharesClasses(isolation))
      throw new Error(`${path} says "${isolation}" in its code: the host takes that of a page from its JSON only`)
    space.addComponentStaticConfig(path, { ...config, styleIsolation: isolation as never })
    isolated(path, isolation)
  }

  /** The exports of a file, run on first use. */
  requireModule(path: string): unknown {
    const known = this.modules.get(path)
    if (known) return known.exports
    const module: CommonJsModule = { exports: {} }
    this.modules.set(path, module)
    this.run(path, module)
    return module.exports
  }

  private run(path: string, module: CommonJsModule): void {
    const factory = this.packages.get(packageRootOf(this.options.program.app, path))?.modules[path]
    if (!factory) {
      this.modules.delete(path)
      throw new Error(`module '${path}.js' is not defined`)
    }
    factory(this.options.scope)((target) => this.requireFrom(path, target), module, module.exports)
  }

  private requireFrom(from: string, target: string): unknown {
    const { app } = this.options.program
    const path = resolvePath(from, target).replace(/\.js$/, '')
    const [ours, theirs] = [packageRootOf(app, from), packageRootOf(app, path)]
    const independent = subPackagesOf(app).some(
      (candidate) => trimSlashes(candidate.root) === ours && candidate.independent,
    )
    if (theirs !== ours && (theirs !== '' || independent)) {
      throw new Error(
        `module '${path}.js' is not defined, require args is '${target}': ${theirs || 'the main package'} is another package than ${ours || 'the main package'}`,
      )
    }
    return this.requireModule(path)
  }
}
