import { useState } from 'react'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { startClosure } from '@/contract/closure/startClosure'
import { unagreedOf } from '@/domain/closure/checks'
import type { CheckOf } from '@/domain/closure/checks'
import { LAPSES } from '@/domain/closure/machine'
import { formatDay } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import { Frame } from '@/app/Frame'
import { refusedAs } from '@/features/identity/refusedAs'
import { Loaded } from '@/features/loaded/Loaded'
import { Effect } from '@/features/order/Effect'
import { closingRestQuery } from '@/routes/queries/closure'
import { link } from '@/routes/link'
import { call } from '@/session/bank'
import { tell } from '@/session/overlay'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { askToTick, RequiredCheckbox } from '@/ui/RequiredCheckbox'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { LAPSING } from '../checks'
import { GoingOn } from '../Findings'
import { payoutFigures, payoutRows } from '../payout'
import { pageOf, useClosing, usePageOfState } from '../useClosing'

type Check = CheckOf<'lapses'>

/** /logoutAccountRest: what is paid out, what lapses, what to save first. */
function ClosingRest({ route, query: { reason } }: PageProps<typeof closingRestQuery>) {
  const { read } = useClosing()
  const [agreed, setAgreed] = useState<readonly Check[]>([])
  const [busy, setBusy] = useState(false)
  const lapsing = read.data ? unagreedOf(read.data.findings, read.data.agreed) : []
  // A closing that is begun comes back here when something lapses that wasn't ticked.
  usePageOfState(read.data?.state, lapsing.length > 0 ? ['READY', ...LAPSES] : ['READY'])

  const start = async (): Promise<void> => {
    if (lapsing.some(({ check }) => !agreed.includes(check))) return askToTick()
    setBusy(true)
    const outcome = await call(startClosure, { reason, agreed: [...agreed] })
    setBusy(false)
    if (outcome.ok) return go(pageOf(outcome.value.state) ?? link('/logoutAccountIndex'), { replace: true })
    await tell({ text: outcome.error.message })
    if (refusedAs(outcome.error) === 'ClosureBlocked') go('/logoutAccountIndex', {}, { replace: true })
    else read.reload()
  }
  const tick = (check: Check) => (on: boolean) =>
    setAgreed((before) => (on ? [...before, check] : before.filter((one) => one !== check)))

  return (
    <Frame
      title={route.title}
      action={
        read.data && (
          <Button onPress={start} busy={busy}>
            确认，下一步
          </Button>
        )
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(facts) => (
          <>
            <Card>
              <Effect figures={payoutFigures(facts)} rows={payoutRows(facts)} />
            </Card>
            {lapsing.length > 0 && (
              <>
                <GroupTitle title="将失效的权益，请逐项确认" />
                <Card>
                  {lapsing.map(({ check, count }) => (
                    <RequiredCheckbox
                      key={check}
                      checked={agreed.includes(check)}
                      onChange={tick(check)}
                      label={LAPSING[check](count)}
                      missing="请先确认"
                    />
                  ))}
                </Card>
              </>
            )}
            <GoingOn facts={facts} />
            <Save keptUntil={facts.keptUntil} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** Documents that nobody can fetch once the account is closed. */
function Save({ keptUntil }: { readonly keptUntil: string }) {
  const note = `身份和交易资料依法保存至${formatDay(day(keptUntil))}，如需查询可携带身份证到网点办理`
  return (
    <CellGroup title="请先保存" note={note}>
      <Cell label="申请账户明细、余额证明" hint="下载后可长期查验" onPress={() => go('/pdfshow')} />
      <Cell label="查看交易明细" onPress={() => go('/walletTransactionRecordList')} />
    </CellGroup>
  )
}

export default definePage(ClosingRest, { query: closingRestQuery })
