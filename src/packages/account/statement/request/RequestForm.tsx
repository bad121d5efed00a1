import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { queryStatements } from '@/contract/statement/queryStatements'
import { day } from '@/domain/dates/day'
import type { Day } from '@/domain/dates/day'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import type { Period } from '@/domain/statement/period'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { RadioList } from '@/ui/RadioList'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { PeriodFields } from './PeriodFields'
import { CHOOSABLE, draftError, draftOf, fieldsOf } from './request'
import type { Draft } from './request'
import { useRequest } from './useRequest'

interface RequestFormProps {
  readonly title: string
  /** The order whose receipt is asked for. */
  readonly orderNo: string | undefined
  /** The days it is filled in with. */
  readonly span: Period | undefined
  /** The year whose interest it is filled in with. */
  readonly year: string | undefined
  /** The day whose balance it is filled in with. */
  readonly balanceDay: Day | undefined
}

const NOTE = '文件在几秒内制作完成，7天内可查看和保存；之后仍可凭验证码查验真伪。'

/** Asks for a document: what, about which days, the password. */
export const RequestForm = ({ title, orderNo, ...filled }: RequestFormProps) =>
  orderNo === undefined ? <Days title={title} {...filled} /> : <Receipt title={title} orderNo={orderNo} />

function Days(props: Omit<RequestFormProps, 'orderNo'>) {
  const { title } = props
  const read = useCall(queryStatements, {})
  if (!read.data) {
    return (
      <Frame title={title}>
        <Loaded read={read} waiting={<Skeleton shape="list" count={4} />}>
          {() => null}
        </Loaded>
      </Frame>
    )
  }
  return <PeriodForm {...props} today={day(read.data.today)} />
}

function PeriodForm({
  title,
  span,
  year,
  balanceDay,
  today,
}: Omit<RequestFormProps, 'orderNo'> & { readonly today: Day }) {
  const [draft, setDraft] = useState(() => draftOf(today, { span, year, balanceDay }))
  const request = useRequest()
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }))
  const error = draftError(draft, today)
  return (
    <Frame
      title={title}
      action={
        <Button disabled={error !== undefined} onPress={() => request.begin(fieldsOf(draft))}>
          申请
        </Button>
      }
    >
      <ObstacleNotes obstacles={request.password.obstacles} />
      <GroupTitle title="文件种类" />
      <RadioList
        label="文件种类"
        options={CHOOSABLE}
        value={draft.kind === 'RECEIPT' ? undefined : draft.kind}
        onChange={(kind) => change({ kind })}
      />
      <PeriodFields draft={draft} today={today} error={error} onChange={change} />
      <CellGroup note={span === undefined ? NOTE : `文件包含所选日期内的全部明细，不受列表筛选影响。${NOTE}`}>
        {null}
      </CellGroup>
      <Password name={STATEMENT_TITLES[draft.kind]} request={request} />
    </Frame>
  )
}

function Receipt({ title, orderNo }: { readonly title: string; readonly orderNo: string }) {
  const request = useRequest()
  return (
    <Frame title={title} action={<Button onPress={() => request.begin({ kind: 'RECEIPT', orderNo })}>申请</Button>}>
      <ObstacleNotes obstacles={request.password.obstacles} />
      <CellGroup note={NOTE}>
        <Cell label="文件种类" value={STATEMENT_TITLES.RECEIPT} />
        <Cell label="订单号" value={orderNo} layout="stacked" />
      </CellGroup>
      <Password name={STATEMENT_TITLES.RECEIPT} request={request} />
    </Frame>
  )
}

const Password = ({ name, request }: { readonly name: string; readonly request: ReturnType<typeof useRequest> }) => (
  <PasswordSheet password={request.password} name={name} onComplete={request.password.complete} />
)
