import { View } from '@tarojs/components'
import { useContext, useState } from 'react'
import { MINIMUM_FILTERS, RATE_FILTERS, SHELF_GROUPS, TERM_FILTERS } from '../model/shelf'
import type { ShelfFilter, TermFilter } from '../model/shelf'
import { SEARCH_MAX_LENGTH } from '../model/search'
import type { ShelfGroup } from '../family'
import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { SearchField } from '@/ui/SearchField'
import { SectionTitle } from '@/ui/SectionTitle'
import { Sheet } from '@/ui/Sheet'
import { ElderView } from '@/ui/Theme/elder'
import { ChipRow } from './ChipRow'
import type { ChipRowProps } from './ChipRow'
import { FilterChips } from './FilterChips'
import type { ShelfState } from './useShelf'
import './ShelfTools.scss'

/** A table of keys and labels as the items of a choice. */
const itemsOf = <Key extends string>(table: Readonly<Record<Key, string>>) =>
  (Object.keys(table) as Key[]).map((key) => ({ key, label: table[key] }))

const TERMS = itemsOf<TermFilter>(TERM_FILTERS)
const MINIMUMS = itemsOf(MINIMUM_FILTERS)
const RATES = itemsOf(RATE_FILTERS)
const KINDS = '产品类型'

/** Whether anything is set behind 筛选, where in large type kind and term are too. */
const filtered = ({ minimum, rate, term, group }: ShelfFilter, elder: boolean): boolean =>
  minimum !== 'any' || rate !== 'any' || (elder && (term !== 'any' || group !== 'all'))

interface PartProps<Key extends string> extends Omit<ChipRowProps<Key>, 'quiet' | 'wrap'> {
  readonly hint?: string
}

const Part = <Key extends string>({ hint, ...choice }: PartProps<Key>) => (
  <>
    <SectionTitle title={choice.label} hint={hint} />
    <ChipRow {...choice} wrap />
  </>
)

interface MoreFiltersProps {
  readonly shelf: ShelfState
  /** Empty where there is nothing to choose. */
  readonly kinds: PartProps<ShelfFilter['group']>['items']
  readonly open: boolean
  readonly onClose: () => void
}

/** Minimum and rate, which are asked for less often than kind and term; in large type these too, so that the first product is in sight. */
function MoreFilters({ shelf, kinds, open, onClose }: MoreFiltersProps) {
  const { filter, narrow } = shelf
  const elder = useContext(ElderView)
  return (
    <Sheet open={open} title="筛选" onClose={onClose} action={<Button onPress={onClose}>查看结果</Button>}>
      {elder && (
        <>
          {kinds.length > 0 && (
            <Part label={KINDS} items={kinds} current={filter.group} onSelect={(group) => narrow({ group })} />
          )}
          <Part label="期限" items={TERMS} current={filter.term} onSelect={(term) => narrow({ term })} />
        </>
      )}
      <Part label="起存金额" items={MINIMUMS} current={filter.minimum} onSelect={(minimum) => narrow({ minimum })} />
      <Part
        label="年利率"
        hint="仅筛选有约定利率的存款"
        items={RATES}
        current={filter.rate}
        onSelect={(rate) => narrow({ rate })}
      />
    </Sheet>
  )
}

interface ShelfToolsProps {
  readonly shelf: ShelfState
  /** Groups that have any product; fewer than two leave nothing to choose. */
  readonly groups: readonly ShelfGroup[]
  /** Products there are in all: one alone can't be compared. */
  readonly count: number
}

/** Search, filters and the way into a comparison, above the products. */
export function ShelfTools({ shelf, groups, count }: ShelfToolsProps) {
  const [choosing, setChoosing] = useState(false)
  const { filter, narrow, picks } = shelf
  const elder = useContext(ElderView)
  const isFiltered = filtered(filter, elder)
  const kinds =
    groups.length > 1
      ? [{ key: 'all' as const, label: '全部' }, ...groups.map((key) => ({ key, label: SHELF_GROUPS[key].title }))]
      : []
  return (
    <View className="shelf-tools">
      <View className="shelf-tools__line">
        <SearchField
          label="搜索产品"
          placeholder="产品或期限"
          maxLength={SEARCH_MAX_LENGTH}
          value={filter.text}
          onChange={(text) => narrow({ text })}
        />
        <Pressable
          className={classes('shelf-tools__action', isFiltered && 'is-on')}
          label={isFiltered ? '筛选，已设条件' : '筛选'}
          onPress={() => setChoosing(true)}
        >
          <Icon name="filter" size="small" />
          <View>筛选</View>
        </Pressable>
        {count > 1 && (
          <Pressable
            className={classes('shelf-tools__action', picks !== undefined && 'is-on')}
            label={picks === undefined ? '产品对比' : '退出对比'}
            onPress={picks === undefined ? shelf.beginComparing : shelf.endComparing}
          >
            <Icon name="bars" size="small" />
            <View>{picks === undefined ? '对比' : '退出'}</View>
          </Pressable>
        )}
      </View>
      {!elder && (
        <View className="shelf-tools__filters">
          {kinds.length > 0 && (
            <FilterChips label={KINDS} items={kinds} current={filter.group} onSelect={(group) => narrow({ group })} />
          )}
          {count > 1 && (
            <FilterChips label="期限" quiet items={TERMS} current={filter.term} onSelect={(term) => narrow({ term })} />
          )}
        </View>
      )}
      <MoreFilters shelf={shelf} kinds={kinds} open={choosing} onClose={() => setChoosing(false)} />
    </View>
  )
}
