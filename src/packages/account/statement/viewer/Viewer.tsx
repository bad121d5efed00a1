import { useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { MoneyFrame } from '@/features/hotline/MoneyFrame'
import { go } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import { queryStatementPage } from '@/contract/statement/queryStatementPage'
import { STATEMENT_TITLES } from '@/domain/statement/kinds'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { Paper } from './Paper'
import { Proof } from './Proof'
import { useFile } from './useFile'
import { SMALLEST_ZOOM, ViewerBar } from './ViewerBar'

export type ShownPage = ResponseOf<typeof queryStatementPage>

interface ViewerProps {
  readonly title: string
  readonly id: string
}

/** One document: its pages drawn from what the bank tells, the file itself, and what it can be verified by. */
export function Viewer({ title, id }: ViewerProps) {
  const [page, setPage] = useState(1)
  const read = useCall(queryStatementPage, { statementId: id, page })
  // The page before stands until the next one is there.
  const last = useRef<{ readonly shown: ShownPage; readonly page: number }>()
  if (read.data) last.current = { shown: read.data, page }
  const statement = last.current?.shown.statement
  const file = useFile(statement)
  return (
    <MoneyFrame
      title={title}
      action={
        statement && (
          <Button busy={file.busy} onPress={file.save}>
            {file.text}
          </Button>
        )
      }
    >
      {read.state === 'loading' && last.current ? (
        <Shown {...last.current} onPage={setPage} />
      ) : (
        <Loaded read={read} waiting={<Skeleton shape="card" count={3} />} failed={gone}>
          {(shown) => <Shown shown={shown} page={page} onPage={setPage} />}
        </Loaded>
      )}
    </MoneyFrame>
  )
}

/** Why a document can't be shown, with the way to the others; other errors are the common page's to say. */
function gone(error: CallError) {
  if (error.kind !== 'refused') return undefined
  const back = (): void => go(link('/pdfshow'))
  return <Empty text={error.message} action={{ text: '查看全部文件', onPress: back }} />
}

interface ShownProps {
  readonly shown: ShownPage
  readonly page: number
  readonly onPage: (page: number) => void
}

function Shown({ shown: { statement, content }, page, onPage }: ShownProps) {
  const [hidden, setHidden] = useAmountsHidden()
  const [zoom, setZoom] = useState<number>(SMALLEST_ZOOM)
  const { issued } = statement
  const bar = { page, pages: issued?.pages ?? 1, zoom, hidden, onPage, onZoom: setZoom, onHide: setHidden }
  return (
    <>
      <ViewerBar {...bar} />
      <Paper
        title={STATEMENT_TITLES[statement.kind]}
        content={content}
        page={page}
        pages={issued?.pages ?? 1}
        zoom={zoom}
        hidden={hidden}
      />
      {issued && <Proof issued={issued} />}
    </>
  )
}
