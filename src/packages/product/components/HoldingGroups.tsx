import { View } from '@tarojs/components'
import { appearance } from '../../../platform/appearance'
import type { IncomeCaptions } from '../../../products/family'
import { Amount } from '../../../ui/Amount'
import { Heading } from '../../../ui/Heading'
import type { HoldingGroup } from '../model/holdList'
import { HoldingRow } from './HoldingRow'
import './HoldingGroups.scss'

interface HoldingGroupsProps {
  readonly groups: readonly HoldingGroup[]
  readonly captions: IncomeCaptions
  readonly hidden: boolean
  /** All holdings are there, so that a month's sum is the month's. */
  readonly complete: boolean
  readonly onOpen: (seqNo: string) => void
}

/** Holdings under the month they mature in; the month stays on top while its holdings pass. */
export function HoldingGroups({ groups, captions, hidden, complete, onOpen }: HoldingGroupsProps) {
  // Where we draw the navigation bar ourselves, it stays on top too.
  const heading = appearance.hasNativeBar() ? 'hold-month' : 'hold-month is-below-bar'
  return (
    <>
      {groups.map(({ month, title, sum, holdings }) => (
        <View key={month} className="hold-group">
          <View className={heading}>
            <Heading level={2} className="hold-month__title">
              {title}
            </Heading>
            {complete && (
              <View className="hold-month__sum">
                {`${holdings.length}笔 `}
                <Amount value={sum} hidden={hidden} />
              </View>
            )}
          </View>
          <View className="hold-group__rows">
            {holdings.map((holding) => (
              <HoldingRow
                key={holding.seqNo}
                holding={holding}
                captions={captions}
                hidden={hidden}
                onPress={() => onOpen(holding.seqNo)}
              />
            ))}
          </View>
        </View>
      ))}
    </>
  )
}
