import type { ReactNode } from 'react'
import type { HoldingFacts } from '@/contract/holding/holdingFacts'
import type { IncomeCaptions } from '@/products/family'
import { Amount } from '@/ui/Amount'
import type { HoldingGroup } from './holdList'
import { LongList } from '@/ui/LongList'
import { HoldingRow } from './HoldingRow'
import { MonthGroup } from '@/features/list/MonthGroup'

/** Of a holding with its amounts, before any is measured. */
const ROW_HEIGHT = 124

interface HoldingGroupsProps {
  readonly groups: readonly HoldingGroup[]
  readonly captionsOf: (holding: HoldingFacts) => IncomeCaptions
  readonly hidden: boolean
  /** What else is said of a holding, in a line. */
  readonly noteOf?: (holding: HoldingFacts) => ReactNode
  /** What the months' sums are of, where a page has only one kind. */
  readonly sumOf?: string
  readonly onOpen: (holding: HoldingFacts) => void
}

/** Holdings under the month they mature in. */
export function HoldingGroups({ groups, captionsOf, hidden, noteOf, sumOf = '', onOpen }: HoldingGroupsProps) {
  const total = groups.reduce((count, { holdings }) => count + holdings.length, 0)
  return (
    <>
      {groups.map(({ month, title, sum, holdings }, index) => (
        <MonthGroup
          key={month}
          title={title}
          sum={
            sum && (
              <>
                {`${sum.count}笔 ${sumOf}`}
                <Amount value={sum.amountSum} hidden={hidden} />
              </>
            )
          }
        >
          <LongList
            items={holdings}
            keyOf={({ seqNo }) => seqNo}
            total={total}
            rowHeight={ROW_HEIGHT}
            onScreen={index === 0}
          >
            {(holding) => (
              <HoldingRow
                holding={holding}
                captions={captionsOf(holding)}
                hidden={hidden}
                note={noteOf?.(holding)}
                onPress={() => onOpen(holding)}
              />
            )}
          </LongList>
        </MonthGroup>
      ))}
    </>
  )
}
