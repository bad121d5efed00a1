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
   * Names of routes that customers open from home; fetched when home has nothing left to do, unless the phone saves data.
   */
  readonly next: readonly string[]
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
  const fetchFor = (name: string, rel: string): void => {
    for (const index of pages[placeOf(name)] ?? []) {
      const link = document.createElement('link')
      const isSheet = /css$/.test(files[index] ?? '')
      link.rel = rel
      link.as = isSheet ? 'style' : 'script'
      link.href = `/main/${files[index]}`
      // Applies a sheet as soon as it is there, because the first picture is drawn with it.
      const count = (): void => {
        link.onload = null
        link.rel = 'stylesheet'
      }
      if (isSheet && rel === 'preload') link.onload = count
      document.head.append(link)
    }
  }
  const here = pageOfAddress()
  const script = drawn[placeOf(`/${here}`)]
  if (script !== undefined) runOptional(`/main/${script}`)
  fetchFor(`/${here}`, 'preload')
  // iOS before version 26 has no requestIdleCallback, and doesn't prefetch either.
  if (here !== '' || !('requestIdleCallback' in window) || (navigator as Connected).connection?.saveData) return
  window.addEventListener('load', () => requestIdleCallback(() => next.forEach((name) => fetchFor(name, 'prefetch'))))
}
