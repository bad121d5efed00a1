import { unpack } from '@/routes/compactTable'
import { pageOfAddress } from './pageOfAddress'
import { runOptional } from './runOptional'

/** What the build writes into index.html (config/startPage). Files by their names below /main/. */
export interface PreloadPlan {
  readonly files: readonly string[]
  /** The files each page needs, in the order of the table's pages, as indexes into `files`. */
  readonly pages: readonly (readonly number[])[]
  /** By a page's place in `pages` the script that draws it before the app is there, by its name below /main/. */
  readonly drawn: Readonly<Record<number, string>>
  /**
   * A file, below /main/, with what the pages that customers open from home need; fetched when home has nothing left to do, unless
   * the phone saves data. Undefined in a development build.
   */
  readonly next?: string
}

type Connected = Navigator & { readonly connection?: { readonly saveData?: boolean } }

/**
 * Runs in index.html: fetches the files of the page in the address, which would otherwise wait until app.js has run.
 * @param table the names of all routes, packed
 */
export function preload(table: string, { files, pages, drawn, next }: PreloadPlan): void {
  const known = unpack(table)
  const order = [...new Set(known.pages.values())]
  const placeOf = (name: string): number => order.indexOf(known.pages.get(known.redirects.get(name) ?? name) ?? '')
  const here = pageOfAddress()
  const place = placeOf(`/${here}`)
  const script = drawn[place]
  if (script !== undefined) runOptional(`/main/${script}`)
  for (const index of pages[place] ?? []) {
    const link = document.createElement('link')
    const isSheet = /css$/.test(files[index] ?? '')
    link.rel = 'preload'
    link.as = isSheet ? 'style' : 'script'
    link.href = `/main/${files[index]}`
    // Applies a sheet as soon as it is there, because the first picture is drawn with it.
    const count = (): void => {
      link.onload = null
      link.rel = 'stylesheet'
    }
    if (isSheet) link.onload = count
    document.head.append(link)
  }
  // iOS before version 26 has no requestIdleCallback.
  const isIdle = here === '' && 'requestIdleCallback' in window && !(navigator as Connected).connection?.saveData
  if (next !== undefined && isIdle)
    window.addEventListener('load', () => requestIdleCallback(() => runOptional(`/main/${next}`, 'low')))
}
