import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go, goHome } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryAdjustments } from '@/contract/account/queryAdjustments'
import { ADJUSTMENT_NAMES } from '@/domain/account/timeline'
import { formatInstant } from '@/domain/dates/format'
import { MonthGroup } from '@/features/list/MonthGroup'
import { whenText } from '@/features/list/when'
import { PagedList } from '@/features/list/PagedList'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { usePages } from '@/features/list/usePages'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/Skeleton'
import { messageLink } from '../messages/links'
import { byYear, timelineReader } from './reader'

type Adjusted = ResponseOf<typeof queryAdjustments>['entries'][number]

const READER = timelineReader<Adjusted>()

/** /adjustRecord: what was corrected or changed afterwards, why, and what it belongs to. */
export function Adjustments({ title }: { readonly title: string }) {
  const list = usePages(queryAdjustments, {}, READER)
  const [shown, setShown] = useState<Adjusted>()
  const [hidden] = useAmountsHidden()
  return (
    <Frame title={title}>
      <Notice>这里列出退回、银行更正、利息调整和限额变更。点开一条可查看原因和原交易</Notice>
      <PagedList
        list={list}
        waiting={<Skeleton shape="list" count={6} />}
        empty={{
          picture: 'notebook',
          text: '没有调整记录',
          hint: '发生退回、银行更正、利息调整或限额变更时会显示在这里',
          action: { text: '返回首页', onPress: goHome },
        }}
      >
        {(entries) =>
          byYear(entries).map(({ year, entries: own }) => (
            <MonthGroup key={year} title={`${year}年`}>
              {own.map((one) => (
                <Cell
                  key={one.entryId}
                  label={one.title}
                  hint={`${ADJUSTMENT_NAMES[one.kind]} · ${whenText(one.at)}`}
                  {...(one.amount !== undefined && { value: <Amount value={one.amount} hidden={hidden} signed /> })}
                  onPress={() => setShown(one)}
                />
              ))}
            </MonthGroup>
          ))
        }
      </PagedList>
      <Details shown={shown} hidden={hidden} onClose={() => setShown(undefined)} />
    </Frame>
  )
}

interface DetailsProps {
  readonly shown: Adjusted | undefined
  readonly hidden: boolean
  readonly onClose: () => void
}

/** One adjustment with its cause, its figures and the way to the original. */
function Details({ shown, hidden, onClose }: DetailsProps) {
  const way = messageLink(shown?.original?.about ?? shown?.about)
  const leave = (): void => {
    onClose()
    if (way) go(way.to)
  }
  return (
    <Sheet
      open={shown !== undefined}
      title={shown?.title ?? ''}
      onClose={onClose}
      action={way && <Button onPress={leave}>{shown?.original ? `查看${labelOf(shown)}` : way.text}</Button>}
    >
      {shown && (
        <CellGroup>
          <Cell label="类型" value={ADJUSTMENT_NAMES[shown.kind]} />
          <Cell label="时间" value={formatInstant(shown.at)} />
          <Cell label="原因" value={shown.cause} layout="stacked" />
          {shown.original && <Cell label="对应业务" value={shown.original.label} />}
          {shown.figures?.flatMap(({ label, before, after }) => [
            <Cell
              key={`${label} before`}
              label={`${label}（调整前）`}
              value={<Amount value={before} hidden={hidden} />}
            />,
            <Cell
              key={`${label} after`}
              label={`${label}（调整后）`}
              value={<Amount value={after} hidden={hidden} />}
            />,
          ])}
          {shown.amount !== undefined && (
            <Cell label="资金变动" value={<Amount value={shown.amount} hidden={hidden} signed />} strong />
          )}
        </CellGroup>
      )}
    </Sheet>
  )
}

/** What the button calls the original: a deposit by its kind, a transfer as the record does. */
const labelOf = ({ kind, original }: Adjusted): string => (kind === 'INTEREST' ? '原存款' : (original?.label ?? ''))
