import { View } from '@tarojs/components'
import { useContext } from 'react'
import { go } from '@/app/navigate'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import { dayOfInstant } from '@/domain/dates/instant'
import { monthOf } from '@/domain/dates/month'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import { byMonth } from '@/features/list/byMonth'
import { MonthGroup } from '@/features/list/MonthGroup'
import { PagedList } from '@/features/list/PagedList'
import { link } from '@/routes/link'
import { Cell } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { ElderView } from '@/ui/Theme/elder'
import { againOf, spanOf, STATES } from '../documents'
import type { StatementRow } from '../documents'
import { useStatements } from './useStatements'

const NONE = {
  picture: 'drawer' as const,
  text: '还没有文件',
  hint: '可申请交易明细、余额证明和年度利息清单，盖有电子章，任何人可查验真伪',
}

/** What the customer asked for, newest first. */
export function Mine() {
  const list = useStatements()
  return (
    <PagedList list={list} waiting={<Skeleton shape="list" count={6} />} empty={NONE}>
      {(statements) =>
        byMonth(statements, ({ requestedAt }) => monthOf(dayOfInstant(requestedAt))).map(({ month, title, items }) => (
          <MonthGroup key={month} title={title}>
            {items.map((statement) => (
              <Row key={statement.statementId} statement={statement} />
            ))}
          </MonthGroup>
        ))
      }
    </PagedList>
  )
}

function Row({ statement }: { readonly statement: StatementRow }) {
  const { statementId, kind, state, orderNo, requestedAt, issued } = statement
  const { name, tone } = STATES[state]
  const fetchable = state === 'READY' && issued !== undefined
  const gone = state === 'EXPIRED' || state === 'FAILED'
  const asked = `${formatInstant(requestedAt)}申请`
  const when = fetchable ? `可查看至 ${formatDay(day(issued.until))}` : gone ? `${asked}，可重新申请` : asked
  const title = STATEMENT_TITLES[kind]
  // In large type beside the title, so that the days have the whole line.
  const tag = <Tag tone={tone}>{name}</Tag>
  const elder = useContext(ElderView)
  const open = (): void => go(link('/pdfshow', { id: statementId }))
  const again = (): void => go(againOf(statement))
  return (
    <Cell
      label={
        elder ? (
          <>
            {title} {tag}
          </>
        ) : (
          title
        )
      }
      hint={
        <>
          <View>{spanOf(statement)}</View>
          {orderNo !== undefined && <View>{`订单号 ${orderNo}`}</View>}
          <View>{when}</View>
        </>
      }
      value={elder ? undefined : tag}
      onPress={fetchable || state === 'PREPARING' ? open : again}
    />
  )
}
