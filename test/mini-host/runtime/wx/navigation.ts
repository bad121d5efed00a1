import type { HostContext } from '../context'
import type { Screen } from '../screen'
import { asynchronousTable, WxFailure } from './calls'
import type { WxTable } from './calls'

type Listeners = Readonly<Record<string, (...details: unknown[]) => void>>

/** Pages and the bar over them. */
export function navigationApi(context: HostContext, screen: Screen): WxTable {
  const { errors } = context
  const scrollTo = (options: Record<string, unknown>): void => {
    const page = context.pages.top
    if (!page) throw new WxFailure('no page')
    if (typeof options.selector === 'string') {
      const node = (
        page.instance as unknown as {
          _$: {
            getShadowRoot(): { querySelector(selector: string): { getBackendElement(): Element | null } | null } | null
          }
        }
      )._$.getShadowRoot()?.querySelector(options.selector)
      const element = node?.getBackendElement()
      if (!element) throw new WxFailure(`can't find node by selector ${options.selector}`)
      element.scrollIntoView({ block: 'start' })
      page.element.scrollTop += Number(options.offsetTop ?? 0)
    } else page.element.scrollTop = Number(options.scrollTop ?? 0)
  }
  return asynchronousTable(errors, {
    navigateTo: ({ url, events }) => context.pages.navigateTo(String(url), events as Listeners | undefined),
    redirectTo: ({ url }) => context.pages.redirectTo(String(url)),
    reLaunch: ({ url }) => context.pages.reLaunch(String(url)),
    switchTab: ({ url }) => context.pages.switchTab(String(url)),
    navigateBack: ({ delta = 1 }) => context.pages.navigateBack(Number(delta)),
    pageScrollTo: scrollTo,
    setNavigationBarTitle: ({ title }) => {
      const page = context.pages.top
      if (page) screen.setTitle(page, String(title))
    },
    setNavigationBarColor: ({ frontColor, backgroundColor }) => {
      if (frontColor !== '#ffffff' && frontColor !== '#000000') throw new WxFailure('invalid frontColor')
      screen.setBarColors(String(frontColor), String(backgroundColor))
    },
    showNavigationBarLoading: () => undefined,
    hideNavigationBarLoading: () => undefined,
    hideHomeButton: () => undefined,
    setBackgroundColor: () => undefined,
    setBackgroundTextStyle: () => undefined,
    startPullDownRefresh: () => {
      const { top } = context.pages
      if (!top?.config.enablePullDownRefresh) throw new WxFailure('not allowed')
      context.pages.lifecycle(top, 'onPullDownRefresh')
    },
    stopPullDownRefresh: () => undefined,
  })
}
