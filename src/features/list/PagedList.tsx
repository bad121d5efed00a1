import type { ReactNode } from 'react'
import { Loaded } from '../loaded/Loaded'
import type { Read } from '@/session/useCall'
import { Button } from '@/ui/Button'
import type { EmptyProps } from '@/ui/Empty'

interface PagedListProps<Page, T> {
  /** What `usePages` gave. */
  readonly list: {
    readonly first: Read<Page>
    readonly items: readonly T[]
    readonly more: boolean
    readonly loadingMore: boolean
    readonly loadMore: () => void
  }
  readonly waiting: ReactNode
  readonly empty: EmptyProps
  /** Draws all that is read; `first` is the first page, with what the bank says of the whole list. */
  readonly children: (items: readonly T[], first: Page) => ReactNode
}

/** A list that is read page by page, with the way to more of it below. */
export const PagedList = <Page, T>({ list, waiting, empty, children }: PagedListProps<Page, T>) => (
  <Loaded read={list.first} waiting={waiting} empty={() => list.items.length === 0 && empty}>
    {(first) => (
      <>
        {children(list.items, first)}
        {list.more && (
          <Button kind="text" busy={list.loadingMore} onPress={list.loadMore}>
            加载更多
          </Button>
        )}
      </>
    )}
  </Loaded>
)
