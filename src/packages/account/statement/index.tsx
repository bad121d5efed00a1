import { useState } from 'react'
import type * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { Period } from '@/domain/statement/period'
import { Locked } from '@/features/loaded/Locked'
import { useLoad } from '@/ui/useLoad'
import { link } from '@/routes/link'
import { statementQuery } from '@/routes/queries/statement'
import { Button } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Agreements } from './agreements/Agreements'
import { Mine } from './mine/Mine'
import { Verify } from './verify/Verify'
import { Viewer } from './viewer/Viewer'

/** The form's pickers and keyboard are most of the page, and few who come here want them. */
const loadForm = () => import('./request/RequestForm')

type Query = v.InferOutput<typeof statementQuery>

const PARTS = [
  { key: 'mine', label: '我的文件' },
  { key: 'agreements', label: '协议文件' },
  { key: 'verify', label: '真伪查验' },
] as const

type Part = (typeof PARTS)[number]['key']

/** The days that are asked for; undefined unless the address has both. */
const spanOf = ({ from, to }: Query): Period | undefined => (from && to ? { from, to } : undefined)

const isRequest = ({ view, orderNo, interestYear, balanceDay }: Query): boolean =>
  view === 'request' || orderNo !== undefined || interestYear !== undefined || balanceDay !== undefined

const firstPart = ({ view, doc }: Query): Part => {
  if (doc !== undefined) return 'agreements'
  return view === undefined || view === 'request' ? 'mine' : view
}

/** /pdfshow: the customer's own documents, files that anybody may read, and whether a document is genuine. */
function Documents({ query, route, title }: PageProps<typeof statementQuery>) {
  const [part, setPart] = useState(firstPart(query))
  const { member, ...way } = useMemberArea(route)
  const { id } = query
  if (id !== undefined || isRequest(query)) {
    if (!member) {
      return (
        <Frame title={title}>
          <Locked {...way} />
        </Frame>
      )
    }
    if (id !== undefined) return <Viewer title={title} id={id} />
    return <Request title={title} query={query} />
  }
  const ask = <Button onPress={() => go(link('/pdfshow', { view: 'request' }))}>申请文件</Button>
  return (
    <Frame title={title} action={part === 'mine' && member ? ask : undefined}>
      <Tabs label="文件" items={PARTS} current={part} onSelect={setPart} />
      {part === 'mine' && (member ? <Mine /> : <Locked {...way} />)}
      {part === 'agreements' && <Agreements opened={query.doc} />}
      {part === 'verify' && <Verify />}
    </Frame>
  )
}

function Request({ title, query }: { readonly title: string; readonly query: Query }) {
  const { loaded, failed, retry } = useLoad(loadForm)
  if (loaded)
    return (
      <loaded.RequestForm
        title={title}
        orderNo={query.orderNo}
        span={spanOf(query)}
        year={query.interestYear}
        balanceDay={query.balanceDay}
      />
    )
  return <Frame title={title}>{failed ? <ErrorState onRetry={retry} /> : <Skeleton shape="list" />}</Frame>
}

export default definePage(Documents, {
  query: statementQuery,
  titled: (query) => (query.id !== undefined ? '查看文件' : isRequest(query) ? '申请文件' : undefined),
})
