import type { HoldingFacts } from '../../../contract/holding/holdingFacts'
import type { IncomeCaptions } from '../../../products/family'
import { Amount } from '../../../ui/Amount'
import type { HoldingGroup } from '../model/holdList'
import { HoldingRow } from './HoldingRow'
import { MonthGroup } from './MonthGroup'

interface HoldingGroupsProps {
  readonly groups: readonly HoldingGroup[]
  readonly captions: IncomeCaptions
  readonly hidden: boolean
  /** All holdings are there, so that a month's sum is the month's. */
  readonly complete: boolean
  /** A line of its own under a holding. */
  readonly noteOf?: (holding: HoldingFacts) => string
  readonly onOpen: (seqNo: string) => void
}

/** Holdings under the month they mature in. */
export const HoldingGroups = ({ groups, captions, hidden, complete, noteOf, onOpen }: HoldingGroupsProps) => (
  <>
    {groups.map(({ month, title, sum, holdings }) => (
      <MonthGroup
        key={month}
        title={title}
        sum={
          complete && (
            <>
              {`${holdings.length}笔 `}
              <Amount value={sum} hidden={hidden} />
            </>
          )
        }
      >
        {holdings.map((holding) => (
          <HoldingRow
            key={holding.seqNo}
            holding={holding}
            captions={captions}
            hidden={hidden}
            note={noteOf?.(holding)}
            onPress={() => onOpen(holding.seqNo)}
          />
        ))}
      </MonthGroup>
    ))}
  </>
)
