import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ChipRowProps } from '@/products/shelf/ChipRow'
import { Cell, CellGroup } from '@/ui/Cell'
import { OptionSheet } from '@/ui/OptionSheet'
import './FilterField.scss'

/** One choice of several as a field that says what is chosen and opens all of them. */
export function FilterField<Key extends string>({ label, items, current, onSelect }: ChipRowProps<Key>) {
  const [choosing, setChoosing] = useState(false)
  return (
    <View className="filter-field">
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
