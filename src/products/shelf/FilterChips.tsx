import { ScrollView } from '@tarojs/components'
import { ChipRow } from './ChipRow'
import type { ChipRowProps } from './ChipRow'
import './FilterChips.scss'

/** One choice of several, in a row that scrolls sideways when the screen is too narrow. */
export const FilterChips = <Key extends string>(props: ChipRowProps<Key>) => (
  <ScrollView className="filter-chips" scrollX>
    <ChipRow {...props} />
  </ScrollView>
)
