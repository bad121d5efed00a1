import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { ErrorState } from '../ErrorState'
import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import { role } from '../role'
import { Sheet } from '../Sheet'
import { Skeleton } from '../Skeleton'
import './RegionPicker.scss'

export interface Region {
  readonly code: string
  readonly name: string
  /** Whether no region lies below it. */
  readonly leaf: boolean
}

export interface RegionPickerProps {
  readonly open: boolean
  readonly title: string
  /** The regions in a region, '' for the provinces; undefined when there was no answer. */
  readonly load: (parent: string) => Promise<readonly Region[] | undefined>
  /** Gets the regions from the province down to the chosen one. */
  readonly onSelect: (path: readonly Region[]) => void
  readonly onClose: () => void
}

/** The regions in the current one: loading, loaded, or failed. */
function useParts(load: RegionPickerProps['load'], parent: string) {
  const [round, setRound] = useState(0)
  const [parts, setParts] = useState<{ parent: string; regions: readonly Region[] | 'failed' }>()
  useEffect(() => {
    let current = true
    void load(parent).then((regions) => {
      if (current) setParts({ parent, regions: regions ?? 'failed' })
    })
    return () => {
      current = false
    }
    // A new function each render is the same question.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again only for another place or at the person's wish
  }, [parent, round])
  const retry = (): void => {
    setParts(undefined)
    setRound((before) => before + 1)
  }
  return { regions: parts?.parent === parent ? parts.regions : undefined, retry }
}

function Levels({ path, onBack }: { readonly path: readonly Region[]; readonly onBack: (depth: number) => void }) {
  return (
    <View className="ui-region-picker__path">
      {path.map(({ code, name }, depth) => (
        <Pressable
          key={code}
          className="ui-region-picker__level"
          label={`重新选择${name}`}
          onPress={() => onBack(depth)}
        >
          {name}
        </Pressable>
      ))}
      <View className="ui-region-picker__level is-current">请选择</View>
    </View>
  )
}

function Choosing({ load, onSelect }: Pick<RegionPickerProps, 'load' | 'onSelect'>) {
  const [path, setPath] = useState<readonly Region[]>([])
  const parent = path[path.length - 1]?.code ?? ''
  const { regions, retry } = useParts(load, parent)
  const choose = (region: Region): void => {
    const chosen = [...path, region]
    if (region.leaf) onSelect(chosen)
    else setPath(chosen)
  }
  return (
    <View className="ui-region-picker">
      <Levels path={path} onBack={(depth) => setPath(path.slice(0, depth))} />
      {regions === undefined && <Skeleton shape="list" />}
      {regions === 'failed' && <ErrorState onRetry={retry} />}
      {Array.isArray(regions) && (
        <View {...role('radiogroup')} aria-label="地区" className="ui-region-picker__list">
          {(regions as readonly Region[]).map((region) => (
            <Pressable
              key={region.code}
              role="radio"
              checked={false}
              className="ui-region-picker__item"
              onPress={() => choose(region)}
            >
              <View className="ui-region-picker__name">{region.name}</View>
              {!region.leaf && <Icon name="arrow-right" size="small" tone="hint" />}
            </Pressable>
          ))}
        </View>
      )}
    </View>
  )
}

/**
 * Province, city, county: one list after the other, each loaded when it is needed. Not NutUI's Cascader: its items are
 * bare views without role, name or focus, it modifies the data it is given, and adds 19.7 kB gzip. With NutUI's wheels
 * (PickerSheet) people would have to turn through hundreds of names to reach a county.
 */
export function RegionPicker({ open, title, onClose, ...choosing }: RegionPickerProps) {
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <Choosing {...choosing} />
    </Sheet>
  )
}
