import { useDidHide, useDidShow, useRouter } from '@tarojs/taro'
import { useEffect, useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import * as v from 'valibot'
import type { Schema } from '../contract/call'
import { appearance } from '../platform/appearance'
import { hostPage } from '../platform/hostPage'
import { navigation } from '../platform/navigation'
import type { Route } from '../routes/names'
import { rowOf } from '../routes/appRoutes'
import { colourMode, elderMode } from '../session/preferences'
import { startAgain } from '../session/session'
import { keepSource } from '../session/source'
import { useValue } from '../session/store'
import { Empty } from '../ui/Empty'
import { ErrorState } from '../ui/ErrorState'
import { FieldEventsContext } from '../ui/fieldEvents'
import { Skeleton } from '../ui/Skeleton'
import { Theme, themeClasses } from '../ui/Theme'
import type { ThemeLook } from '../ui/Theme'
import { Boundary } from './Boundary'
import { Frame } from './Frame'
import { goHome } from './navigate'
import { Overlays } from './Overlays'
import { parsePageQuery } from './pageQuery'
import { usePageTracking } from './usePageTracking'
import { useGate } from './useGate'
import { useTradingCheck } from './useTradingCheck'
import { useVisited } from './useVisited'

const NO_QUERY = /*#__PURE__*/ v.object({})

/** What a page's body gets: its route's row, the query as its schema parsed it, and its title. */
export interface PageProps<S extends Schema = typeof NO_QUERY> {
  readonly route: Route
  readonly query: v.InferOutput<S>
  /** The row's title, or what `titled` made of the query; the same while the page waits for a gate. */
  readonly title: string
}

interface PageOptions<S extends Schema> {
  /** The schema of the query; a query that doesn't fit is refused with a sentence (specification: never a crash). */
  readonly query?: S
  /** Useful before the gates are passed: shown at once, and not replaced while a gate is closed. */
  readonly eager?: boolean
  /** A title that depends on the query; undefined for the row's. */
  readonly titled?: (query: v.InferOutput<S>) => string | undefined
  /** Shown in the page's frame while a gate is closed. */
  readonly skeleton?: ReactNode
}

/** A Taro page, and the schema it was made with. */
export type Page<S extends Schema> = ComponentType & {
  readonly Body: ComponentType<PageProps<S>>
  /** `parsePageQuery` parses the body's query with it. */
  readonly query: S
}

/**
 * Makes a Taro page of a body: finds its row, parses its query, keeps the gates closed, sets the theme, and catches
 * errors. Page files contain nothing else.
 */
export function definePage<S extends Schema = typeof NO_QUERY>(
  // By its options' schema alone: a body with a query needs its schema here.
  Body: ComponentType<PageProps<NoInfer<S>>>,
  { query: schema = NO_QUERY as unknown as S, eager = false, titled, skeleton }: PageOptions<S> = {},
): Page<S> {
  function ThisPage() {
    const router = useRouter()
    const [{ row, query, renamed }] = useState(() => {
      const name = navigation.routeNameOf(router)
      return {
        row: name === undefined ? undefined : rowOf(name),
        query: navigation.queryOf(router),
        renamed: navigation.isRenamed(router),
      }
    })
    useEffect(() => hostPage.dismissShell(), [])
    // A link to any page may say who brought the customer.
    useEffect(() => keepSource(query), [query])
    useEffect(() => {
      // The address has an old name of the route, so the route is opened by its present name.
      if (row && renamed) void navigation.open(row.name, query, { replace: true })
    }, [row, renamed, query])
    const parsed = useMemo(() => row && parsePageQuery(schema, row, query), [row, query])
    const title = (parsed?.success && titled?.(parsed.output)) || row?.title
    return (
      <Themed>
        <Boundary>
          {row && renamed ? (
            <Waiting title={row.title} />
          ) : row && title !== undefined && parsed?.success ? (
            <Gated row={row} query={query} title={title} eager={eager} skeleton={skeleton}>
              <Body route={row} query={parsed.output} title={title} />
            </Gated>
          ) : (
            <Refused title={row?.title ?? '温馨提示'} />
          )}
        </Boundary>
        <Overlays />
      </Themed>
    )
  }
  return Object.assign(ThisPage, { Body, query: schema })
}

function Themed({ children }: { readonly children: ReactNode }) {
  const mode = useValue(colourMode.value)
  const elder = useValue(elderMode.value)
  const look: ThemeLook = {
    mode: mode === 'system' ? 'auto' : mode,
    elder,
    textScale: appearance.fontSizeScaleFactor(),
  }
  const classNames = themeClasses(look)
  useEffect(() => hostPage.wear(classNames), [classNames])
  return <Theme {...look}>{children}</Theme>
}

function Refused({ title }: { readonly title: string }) {
  return (
    <Frame title={title}>
      <Empty
        picture="error"
        text="链接中的信息有误"
        hint="请返回首页重新进入"
        action={{ text: '返回首页', onPress: goHome }}
      />
    </Frame>
  )
}

interface GatedProps {
  readonly row: Route
  readonly query: Record<string, string>
  readonly title: string
  readonly eager: boolean
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

function Gated({ row, query, title, eager, skeleton, children }: GatedProps) {
  const visible = useVisible(row.keep !== false)
  const standing = useGate(row, query, visible.now, eager)
  useTradingCheck(row, visible.now && standing === undefined, query)
  const fieldEvents = usePageTracking(row, visible.now && standing === undefined)
  useVisited(row.name, visible.now, standing === undefined || (eager && standing !== 'maintenance'))
  if (standing === 'maintenance') return null
  if (standing !== undefined && !eager) {
    if (standing !== 'unreachable') return <Waiting title={title} skeleton={skeleton} />
    return (
      <Frame title={title}>
        <ErrorState onRetry={() => void startAgain()} />
      </Frame>
    )
  }
  // A route with `keep: false` starts anew each time it is shown (specification §2).
  if (!visible.kept) return null
  return <FieldEventsContext.Provider value={fieldEvents}>{children}</FieldEventsContext.Provider>
}

interface WaitingProps {
  readonly title: string
  readonly skeleton?: ReactNode
}

const Waiting = ({ title, skeleton = <Skeleton shape="card" /> }: WaitingProps) => (
  <Frame title={title}>{skeleton}</Frame>
)

/** Whether the page is on top, and whether its content is kept while it isn't. */
function useVisible(keep: boolean): { readonly now: boolean; readonly kept: boolean } {
  const [now, setNow] = useState(true)
  useDidShow(() => {
    navigation.noteNavigation()
    setNow(true)
  })
  useDidHide(() => setNow(false))
  return { now, kept: keep || now }
}
