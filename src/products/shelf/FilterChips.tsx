import { ScrollView } from '@tarojs/components'
import { useContext } from 'react'
import { ElderView } from '@/ui/Theme/elder'
import { ChipRow } from './ChipRow'
import type { ChipRowProps } from './ChipRow'
import { FilterField } from './FilterField'
import './FilterChips.scss'

/** Of a line of large type on the smallest phone. */
const CHIPS_ABREAST = 3

/** One choice of several, in a row that scrolls sideways when the screen is too narrow; in large type none is out of sight. */
export function FilterChips<Key extends string>(props: ChipRowProps<Key>) {
  const elder = useContext(ElderView)
  if (elder && props.wrap !== true && props.items.length > CHIPS_ABREAST) return <FilterField {...props} />
  if (elder || props.wrap) return <ChipRow {...props} quiet={false} wrap />
  return (
    <ScrollView className="filter-chips" scrollX>
      <ChipRow {...props} />
    </ScrollView>
  )
}
