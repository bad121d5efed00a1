import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { KEYWORD_MOST } from '@/domain/account/records'
import { dayOfInstant } from '@/domain/dates/instant'
import { ListFilter } from '@/features/list/ListFilter'
import { PagedList } from '@/features/list/PagedList'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { RecordParts } from '@/packages/account/Parts'
import { link } from '@/routes/link'
import { recordListQuery } from '@/routes/queries/records'
import { Button } from '@/ui/Button'
import type { EmptyProps } from '@/ui/Empty'
import { EyeToggle } from '@/ui/EyeToggle'
import { Notice } from '@/ui/Notice'
import { SearchField } from '@/ui/SearchField'
import { Skeleton } from '@/ui/Skeleton'
import { exportSpan, narrowedTo, typeChoices } from '../records'
import type { RecordFilter } from '../records'
import { RecordMonths } from '../RecordMonths'
import { FilterSheet } from './FilterSheet'
import { useRecordList } from './useRecordList'
import './recordList.scss'

/** /walletTransactionRecordList: what came into the electronic account and what left it, filtered and searched. */
function RecordList({ route, query }: PageProps<typeof recordListQuery>) {
  const { list, filter, setFilter, typed, setTyped, filtered, showAll } = useRecordList(query)
  const [hidden, setHidden] = useAmountsHidden()
  const statement = link('/pdfshow', { view: 'request', ...exportSpan(filter, dayOfInstant(Date.now())) })
  return (
    <Frame title={route.title}>
      <RecordParts current="records" />
      <SearchField
        label="搜索明细"
        value={typed}
        onChange={setTyped}
        placeholder="名称、备注、尾号或金额"
        maxLength={KEYWORD_MOST}
      />
      <View className="record-list__types">
        <ListFilter
          label="明细类型"
          items={typeChoices(filter.type)}
          current={filter.type}
          onSelect={(type) => setFilter({ ...filter, type })}
        />
      </View>
      <View className="record-list__acts">
        <Narrowing filter={filter} onFilter={setFilter} />
        <View className="record-list__more">
          <Button kind="text" size="small" onPress={() => go(statement)}>
            导出明细
          </Button>
          <EyeToggle hidden={hidden} onToggle={setHidden} />
        </View>
      </View>
      {filter.cardId !== undefined && (
        <Notice action="查看全部" onPress={showAll}>
          仅显示该银行卡的转入、转出
        </Notice>
      )}
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={8} />}
        empty={filtered ? { ...NONE_FOUND, action: { text: '查看全部明细', onPress: showAll } } : NONE_YET}
      >
        {(records) => <RecordMonths records={records} type={filter.type} hidden={hidden} />}
      </PagedList>
    </Frame>
  )
}

const NONE_FOUND: EmptyProps = { picture: 'glasses', text: '没有符合条件的明细' }

const NONE_YET: EmptyProps = {
  picture: 'notebook',
  text: '还没有交易明细',
  hint: '转入、购买和收益到账都会记在这里',
  action: { text: '去转入', onPress: () => go('/AccountTurnInto') },
}

/** What days and amounts the list is narrowed to, and the sheet that narrows it. */
function Narrowing({
  filter,
  onFilter,
}: {
  readonly filter: RecordFilter
  readonly onFilter: (to: RecordFilter) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="text" size="small" onPress={() => setOpen(true)}>
        {narrowedTo(filter) ?? '按日期和金额筛选'}
      </Button>
      <FilterSheet
        open={open}
        filter={filter}
        onClose={() => setOpen(false)}
        onFilter={(chosen) => {
          setOpen(false)
          onFilter(chosen)
        }}
      />
    </>
  )
}

export default definePage(RecordList, { query: recordListQuery })
