import * as glassEasel from 'glass-easel'
import { MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import type { CodeSpace } from 'glass-easel-miniprogram-adapter'
import { componentsOf, packageRootOf, styleScopeOf, trimSlashes } from '../program'
import type { PackageCode, Program } from '../program'
import type { Transport } from './wire'
import { MiniProgramBackend } from './backend'
import { createBridge } from './bridge'
import type { Bridge } from './bridge'
import type { HostContext, LaunchOptions } from './context'
import { ErrorLog } from './errors'
import { onEveryComponent } from './everyComponent'
import { TemporaryFiles } from './files'
import { programGlobals } from './globals'
import { Listeners } from './listeners'
import { Loader } from './loader'
import { Overlay } from './overlay'
import { splitUrl } from './page'
import type { SetDataEntry } from './page'
import { PageStack } from './pageStack'
import { newPhone } from './phone'
import type { Phone } from './phone'
import { withProgramEvents } from './programEvent'
import { Screen } from './screen'
import { watchSetData } from './setData'
import { createWx } from './wx'
import { StyleSheets } from './styleSheets'
import { SelectorQuery } from './wx/selectorQuery'

export interface BootOptions {
  readonly program: Program
  /** Page and query to start with; '' is the entry page. */
  readonly start: string
  readonly phone: Partial<Phone>
  readonly storage: Storage
  readonly transport: Transport
  fetchPackage(root: string): Promise<PackageCode>
  /** Gives the program's globals, for tests that call `wx` as the program does. */
  onScope?(scope: Record<string, unknown>): void
}

type AppDefinition = Record<string, unknown>

function prepareSpace(program: Program): { env: MiniProgramEnv; space: CodeSpace } {
  const env = new MiniProgramEnv()
  const space = env.createCodeSpace('', true)
  for (const [path, content] of Object.entries(program.templates)) {
    space.addCompiledTemplate(path, {
      groupList: program.templates as never,
      content: withProgramEvents(content) as never,
      // Taro writes bindtap= where the compiler wants bind:tap=.
      fallbackListenerOnNativeNode: true,
    } as never)
  }
  for (const [path, config] of Object.entries(program.configs)) {
    space.addComponentStaticConfig(path, { ...config, usingComponents: componentsOf(program, path) } as never)
    space.addStyleSheet(path, undefined, styleScopeOf(path))
  }
  return { env, space }
}

/** App-wide errors: passed to onError and onUnhandledRejection as in WeChat, and recorded. */
function watchErrors(errors: ErrorLog, events: Listeners, lifecycle: (name: string, detail: unknown) => void): void {
  glassEasel.addGlobalErrorListener((error: unknown, method) => {
    errors.record(method || 'component', error)
    return false
  })
  errors.listen(({ message, stack }) => {
    const text = `${message}\n${stack}`
    lifecycle('onError', text)
    events.emit('error', text)
  })
  window.addEventListener('unhandledrejection', (event) => {
    const detail = { reason: event.reason as unknown, promise: event.promise }
    lifecycle('onUnhandledRejection', detail)
    events.emit('unhandledRejection', detail)
    const reason = event.reason as { errMsg?: string } | undefined
    errors.record('unhandledRejection', reason?.errMsg ?? event.reason)
  })
}

function watchTheme(screen: Screen, context: HostContext): void {
  const query = typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : undefined
  const apply = (dark: boolean): void => {
    // Without darkmode in app.json WeChat always reports the light theme.
    const theme = context.phone.theme ?? (dark && context.program.app.darkmode ? 'dark' : 'light')
    if (screen.theme === theme) return
    screen.theme = theme
    screen.draw()
    context.events.emit('themeChange', { theme })
  }
  apply(query?.matches ?? false)
  query?.addEventListener('change', ({ matches }) => apply(matches))
}

/** Starts the app's first page, or tells the app that there is no such page, as WeChat does. */
async function openFirst(
  { pages, program, events }: HostContext,
  launch: LaunchOptions,
  lifecycle: (name: string, detail: unknown) => void,
  url: string,
): Promise<void> {
  if (pages.has(launch.path)) return pages.reLaunch(url)
  const detail = { path: launch.path, query: launch.query, isEntryPage: true }
  lifecycle('onPageNotFound', detail)
  events.emit('pageNotFound', detail)
  // A listener opens another page at once; otherwise WeChat offers the way back to the entry page.
  await Promise.resolve()
  await new Promise((resolve) => window.setTimeout(resolve))
  if (!pages.top) await pages.reLaunch(`/${program.app.entryPagePath ?? program.app.pages[0]}`)
}

/** Reacts to a phone that is turned, or a window that is resized. */
function watchSize({ pages, events }: HostContext, screen: Screen): void {
  window.addEventListener('resize', () => {
    const detail = { size: { windowWidth: window.innerWidth, windowHeight: screen.pageHeight } }
    events.emit('windowResize', detail)
    pages.resized(detail)
  })
}

const launchOf = (options: BootOptions, phone: Phone): LaunchOptions => {
  const { app } = options.program
  const { path, query } = splitUrl(options.start || `/${app.entryPagePath ?? app.pages[0]}`)
  return { path: trimSlashes(path), query, scene: phone.scene, referrerInfo: {} }
}

/** Runs a mini-program in this document. Resolves with the bridge when the first page has been opened. */
export async function boot(options: BootOptions): Promise<Bridge> {
  const { program } = options
  const errors = new ErrorLog()
  const events = new Listeners()
  const overlay = new Overlay()
  const styles = new StyleSheets(program)
  const screen = new Screen(overlay, program.theme, program.app, styles)
  const phone: Phone = { ...newPhone(), ...options.phone }
  const context = {
    program,
    phone,
    errors,
    events,
    overlay,
    files: new TemporaryFiles(),
    transport: options.transport,
    storage: options.storage,
    calls: [],
  } as unknown as HostContext
  const { env, space } = prepareSpace(program)
  const setDataLog: SetDataEntry[] = []
  onEveryComponent(space, (caller) => {
    watchSetData(caller, () => context.pages.top?.path ?? '', setDataLog)
    // Both are measured in the same way; the framework's own measurement ignores the bars.
    caller.createSelectorQuery = () => new SelectorQuery(context, caller)
  })
  const scope = programGlobals((where, error) => errors.record(where, error))
  const fetchPackage = async (root: string): Promise<PackageCode> => {
    const code = await options.fetchPackage(root)
    styles.add(code.styles)
    return code
  }
  const isolated = styles.declare.bind(styles)
  const loader = new Loader({ program, space, scope, fetchPackage, isolated })
  context.pages = new PageStack({
    program,
    space,
    backend: env.associateBackend(new MiniProgramBackend(context) as never),
    loader,
    screen,
    errors,
  })
  const launch = launchOf(options, phone)
  context.launched = context.entered = launch
  const wx = createWx(context, screen)
  context.call = (name, given) =>
    name === 'host:share'
      ? context.pages.lifecycle(context.pages.top, 'onShareAppMessage', given)
      : (wx[name] as (given: object) => unknown)(given)
  let app: AppDefinition = {}
  const lifecycle = (name: string, detail: unknown): void => {
    const method = app[name]
    if (typeof method === 'function')
      errors.guard(`App ${name}`, () => (method as (detail: unknown) => void).call(app, detail))
  }
  Object.assign(scope, {
    wx,
    App: (definition: AppDefinition) => void (app = definition),
    getApp: () => app,
    getCurrentPages: () => context.pages.all.map(({ instance }) => instance),
  })
  options.onScope?.(scope)
  watchErrors(errors, events, lifecycle)
  watchTheme(screen, context)
  watchSize(context, screen)
  screen.setFontScale(phone.fontSizeScaleFactor)
  const times = { scriptsRead: performance.now(), launched: 0, firstPage: 0 }
  const bridge = createBridge({ context, screen, loader, setDataLog, times, wx })
  try {
    await loader.loadPackage('')
    loader.requireModule('app')
    loader.registerPages('')
    lifecycle('onLaunch', launch)
    times.launched = performance.now()
    events.on('themeChange', (detail: unknown) => lifecycle('onThemeChange', detail))
    events.on('appShow', (detail: unknown) => lifecycle('onShow', detail))
    events.on('appHide', () => lifecycle('onHide', undefined))
    events.emit('appShow', launch)
    await openFirst(context, launch, lifecycle, options.start || `/${launch.path}`)
    times.firstPage = performance.now()
    preload(program, loader, launch.path, phone)
  } catch (error) {
    errors.record('launch', error)
  }
  return bridge
}

/** preloadRule: fetches packages that may be needed next while the page is idle. */
function preload({ app }: Program, loader: Loader, path: string, phone: Phone): void {
  const rule = app.preloadRule?.[path]
  if (!rule || phone.network === 'none' || (rule.network !== 'all' && phone.network !== 'wifi')) return
  for (const name of rule.packages)
    void loader.loadPackage(name === '__APP__' ? '' : packageRootOf(app, `${trimSlashes(name)}/`))
}
