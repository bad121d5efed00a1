import { View } from '@tarojs/components'
import { useContext, useState } from 'react'
import { ChipRow } from '@/products/shelf/ChipRow'
import type { ChipRowProps } from '@/products/shelf/ChipRow'
import { FilterChips } from '@/products/shelf/FilterChips'
import { Cell, CellGroup } from '@/ui/Cell'
import { OptionSheet } from '@/ui/OptionSheet'
import { ElderView } from '@/ui/Theme/elder'
import './ListFilter.scss'

/** Of a line of large type on the smallest phone. */
const CHIPS_ABREAST = 3

/**
 * Which part of a list is shown: chips in a row that scrolls sideways. In the elder view none is out of sight: where they
 * are more than fit, a field says what is chosen and opens all of them.
 */
export function ListFilter<Key extends string>(props: Omit<ChipRowProps<Key>, 'wrap'>) {
  const elder = useContext(ElderView)
  if (!elder) return <FilterChips {...props} />
  return props.items.length > CHIPS_ABREAST ? <Field {...props} /> : <ChipRow {...props} quiet={false} wrap />
}

function Field<Key extends string>({ label, items, current, onSelect }: ChipRowProps<Key>) {
  const [choosing, setChoosing] = useState(false)
  return (
    <View className="list-filter">
      <CellGroup>
        <Cell label={label} value={items.find(({ key }) => key === current)?.label} onPress={() => setChoosing(true)} />
        <OptionSheet
          open={choosing}
          title={label}
          options={items}
          value={current}
          onSelect={(key) => {
            setChoosing(false)
            onSelect(key)
          }}
          onClose={() => setChoosing(false)}
        />
      </CellGroup>
    </View>
  )
}
