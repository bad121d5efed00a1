import { useReachBottom } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Call, RequestOf, ResponseOf } from '@/contract/call'
import { call } from '@/session/bank'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { showToast } from '@/ui/Toast'

/** How to read a page of a list: its items, whether more follow, and the key of the next page. */
export interface PageReader<C extends Call, T> {
  readonly items: (page: ResponseOf<C>) => readonly T[]
  readonly more: (page: ResponseOf<C>) => boolean
  readonly key: (item: T) => string
}

/** A list read page by page: the first like any read; later ones are added when the person reaches the list's end. */
export function usePages<C extends Call, T>(
  contract: C,
  request: Omit<RequestOf<C>, 'after'>,
  reader: PageReader<C, T>,
) {
  const first = useCall(contract, request as RequestOf<C>)
  const [later, setLater] = useState<{ readonly items: readonly T[]; readonly more: boolean }>(NOTHING)
  const list = JSON.stringify(request)
  const wanted = useRef(list)
  wanted.current = list

  // Another list, or the same one read again: later pages read before no longer follow it.
  useEffect(() => setLater(NOTHING), [first.data])

  const items = [...(first.data ? reader.items(first.data) : []), ...later.items]
  const more = first.data !== undefined && reader.more(first.data) && later.more
  const next = useAction(async () => {
    const last = items[items.length - 1]
    if (!more || last === undefined) return
    const page = await call(contract, { ...request, after: reader.key(last) } as RequestOf<C>)
    if (wanted.current !== list) return
    if (!page.ok) return showToast(page.error.message)
    const { value } = page
    setLater((before) => ({ items: [...before.items, ...reader.items(value)], more: reader.more(value) }))
  })
  const loadMore = useCallback(() => next.run(), [next])
  useReachBottom(loadMore)
  return { first, items, more, loadingMore: next.busy, loadMore }
}

const NOTHING = { items: [], more: true }
