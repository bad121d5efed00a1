import { useContext } from 'react'
import { ChipRow } from '@/products/shelf/ChipRow'
import type { ChipRowProps } from '@/products/shelf/ChipRow'
import { FilterChips } from '@/products/shelf/FilterChips'
import { ElderView } from '@/ui/Theme/elder'
import { useLoad } from '@/ui/useLoad'

/** Most customers never need it. */
const loadField = () => import('./FilterField')

/** Of a line of large type on the smallest phone. */
const CHIPS_ABREAST = 3

/**
 * Which part of a list is shown: chips in a row that scrolls sideways. In the elder view none is out of sight: where they
 * are more than fit, a field says what is chosen and opens all of them.
 */
export function ListFilter<Key extends string>(props: Omit<ChipRowProps<Key>, 'wrap'>) {
  const elder = useContext(ElderView)
  const many = props.items.length > CHIPS_ABREAST
  const { loaded, failed } = useLoad(elder && many ? loadField : undefined)
  if (!elder) return <FilterChips {...props} />
  if (many && !failed) return loaded ? <loaded.FilterField {...props} /> : null
  return <ChipRow {...props} quiet={false} wrap />
}
