import { useEffect, useRef, useState } from 'react'
import type { CallError } from '@/api/errors'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { queryStatementPage } from '@/contract/statement/queryStatementPage'
import { ACCOUNT_LABEL, STATEMENT_TITLES } from '@/domain/statement/kinds'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import { clock } from '@/platform/clock'
import { useCall } from '@/session/useCall'
import type { Read } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Empty } from '@/ui/Empty'
import { Skeleton } from '@/ui/Skeleton'
import { AGAIN_AFTER } from '../documents'
import type { ShownPage } from '../documents'
import { Paper } from './Paper'
import { Proof } from './Proof'
import { useFile } from './useFile'
import { SMALLEST_ZOOM, ViewerBar } from './ViewerBar'

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
  // The first page, which is read first, says whose it is.
  const account = useRef<string>()
  account.current ??= read.data?.content.facts.find(({ label }) => label === ACCOUNT_LABEL)?.value
  const file = useFile(statement, account.current?.slice(-4))
  useMadeMeanwhile(read)
  return (
    <Frame
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
    </Frame>
  )
}

const isBeingMade = (error: CallError | undefined): boolean =>
  error?.kind === 'refused' && error.name === 'StatementNotReady'

/** Reads a document that is being made again, some times; afterwards its reader does. */
function useMadeMeanwhile({ error, reload }: Read<unknown>): void {
  const asked = useRef(0)
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    const wait = isBeingMade(error) ? AGAIN_AFTER[asked.current] : undefined
    if (wait === undefined) return undefined
    return clock.after(wait, () => {
      asked.current += 1
      latest.current()
    })
  }, [error])
}

/** Why a document can't be shown, with the way to the others; other errors are the common page's to say. */
function gone(error: CallError) {
  if (error.kind !== 'refused') return undefined
  const back = (): void => go(link('/pdfshow'))
  if (isBeingMade(error))
    return (
      <Empty
        picture="boat"
        text="文件正在制作"
        hint="一般几秒内完成，完成后自动显示"
        action={{ text: '查看全部文件', onPress: back }}
      />
    )
  return <Empty picture="bridge" text={error.message} action={{ text: '查看全部文件', onPress: back }} />
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
