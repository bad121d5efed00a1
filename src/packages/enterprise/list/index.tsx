import { useState } from 'react'
import type * as v from 'valibot'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { queryApprovals as contract } from '@/contract/approval/queryApprovals'
import { queryApprovals } from '@/contract/approval/queryApprovals'
import { APPROVAL_FACTS } from '@/domain/approval/kinds'
import { APPROVAL_STATE_NAMES } from '@/domain/approval/labels'
import { whenText } from '@/features/list/when'
import { PROMISES } from '@/domain/message/promises'
import { Frame } from '@/app/Frame'
import { ListRow, ListRowNote } from '@/features/list/ListRow'
import { PagedList } from '@/features/list/PagedList'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { usePages } from '@/features/list/usePages'
import type { PageReader } from '@/features/list/usePages'
import { approvalListQuery } from '@/routes/queries/approval'
import { Amount } from '@/ui/Amount'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Unbroken } from '@/ui/Unbroken'
import type { EmptyProps } from '@/ui/Empty'
import { timeLeft } from '../model'
import type { Summary } from '../model'

type List = NonNullable<v.InferOutput<typeof approvalListQuery>['list']>

const TABS = [
  { key: 'WAITING', label: '待我审批' },
  { key: 'MINE', label: '我发起的' },
  { key: 'DONE', label: '已办结' },
] as const

const EMPTY: Readonly<Record<List, EmptyProps>> = {
  WAITING: { picture: 'drawer', text: '没有待您审批的申请', hint: PROMISES.approvals.says },
  MINE: {
    picture: 'drawer',
    text: '您还没有发起申请',
    action: { text: '前往企业入口', onPress: () => go('/qiyeLogin') },
  },
  DONE: { picture: 'drawer', text: '还没有已办结的申请' },
}

const READER: PageReader<typeof contract, Summary> = {
  items: ({ approvals }) => approvals,
  more: ({ more }) => more,
  key: ({ approvalId }) => approvalId,
}

/** /approvalList: what waits for one's decision, what one applied for, and what is over. */
function Approvals({ route, query }: PageProps<typeof approvalListQuery>) {
  const [list, setList] = useState<List>(query.list ?? 'WAITING')
  return (
    <Frame title={route.title}>
      <Tabs label="申请" items={TABS} current={list} onSelect={setList} />
      <One key={list} list={list} />
    </Frame>
  )
}

function One({ list }: { readonly list: List }) {
  const pages = usePages(queryApprovals, { list }, READER)
  return (
    <PagedList list={pages} waiting={<Skeleton shape="list" count={4} />} empty={EMPTY[list]}>
      {(approvals, { acting, at }) => (
        <>
          {acting && <Notice>{`当前企业：${acting.name}`}</Notice>}
          <Card padded={false}>
            {approvals.map((one) => (
              <Row key={one.approvalId} one={one} at={at} list={list} />
            ))}
          </Card>
        </>
      )}
    </PagedList>
  )
}

function Row({ one, at, list }: { readonly one: Summary; readonly at: number; readonly list: List }) {
  const { approvalId, kind, state, payee, applicant, amount, createdAt, expiresAt, outcome } = one
  const [hidden] = useAmountsHidden()
  const waits = state === 'SUBMITTED' && expiresAt !== undefined
  const note = waits ? timeLeft(expiresAt, at) : (outcome?.name ?? APPROVAL_STATE_NAMES[state])
  const open = () => (list === 'WAITING' ? go('/examinePage', { approvalId }) : go('/approvalResult', { approvalId }))
  return (
    <ListRow
      title={<Unbroken text={payee} />}
      hint={`${APPROVAL_FACTS[kind].name}，${applicant}`}
      when={whenText(createdAt)}
      figures={
        <>
          {amount !== undefined && <Amount value={amount} hidden={hidden} />}
          <ListRowNote>{note}</ListRowNote>
        </>
      }
      onPress={open}
    />
  )
}

export default definePage(Approvals, { query: approvalListQuery })
