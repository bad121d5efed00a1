import type { ReactNode } from 'react'
import type { CallError } from '@/api/errors'
import { Loaded } from '../loaded/Loaded'
import type { Read } from '@/session/useCall'
import { Button } from '@/ui/Button'
import type { EmptyProps } from '@/ui/Empty'

interface PagedListProps<Page, T> {
  /** The result of `usePages`. */
  readonly list: {
    readonly first: Read<Page>
    readonly items: readonly T[]
    readonly more: boolean
    readonly loadingMore: boolean
    readonly loadMore: () => void
  }
  readonly waiting: ReactNode
  readonly empty: EmptyProps
  /** The page's own view of an error; undefined or false for the common one. */
  readonly failed?: (error: CallError) => ReactNode
  /** Draws the items read so far; `first` is the first page, with the bank's data about the whole list. */
  readonly children: (items: readonly T[], first: Page) => ReactNode
}

/** A list that is read page by page, with a control below that reads more. */
export const PagedList = <Page, T>({ list, waiting, empty, failed, children }: PagedListProps<Page, T>) => (
  <Loaded
    read={list.first}
    waiting={waiting}
    empty={() => list.items.length === 0 && empty}
    {...(failed && { failed })}
  >
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
