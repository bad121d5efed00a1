import { useState } from 'react'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { checkStation } from '@/contract/bridge/checkStation'
import type { ResponseOf } from '@/contract/call'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay } from '@/domain/dates/format'
import { Loaded } from '@/features/loaded/Loaded'
import { stationQuery } from '@/routes/queries/bridge'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { CellTable } from '@/ui/Cell/CellTable'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { showComplaint } from '@/ui/complaint'

type Checked = ResponseOf<typeof checkStation>

/** What every genuine station keeps to. */
const NEVER = ['不收取现金代存，不代为保管银行卡、存折', '不索要密码、短信验证码', '不收取手续费、保证金'] as const

const LABELS = {
  GENUINE: { state: 'success', title: '本行服务站', hint: '办理前请核对下面的站点与人员' },
  ENDED: { state: 'failure', title: '该服务站已撤销', hint: '请勿在此办理业务，如有人仍以本行名义服务，请致电核实' },
  UNKNOWN: { state: 'failure', title: '不是本行的服务站', hint: '请勿在此办理业务，也不要提供任何信息，可致电核实' },
} as const

/** /xcjrCheckQrcode: whether a service station in the country is the bank's own, by the code on its sign. */
function StationPage({ route, query: { code } }: PageProps<typeof stationQuery>) {
  const [typed, setTyped] = useState(code ?? '')
  const [asked, setAsked] = useState(code)
  const [missing, setMissing] = useState(false)
  const read = useCall(checkStation, asked === undefined ? undefined : { stationNo: asked })
  const check = (): void => {
    const isMissing = typed.trim() === ''
    setMissing(isMissing)
    if (isMissing) return showComplaint()
    setAsked(typed.trim())
  }
  return (
    <Frame
      title={route.title}
      action={
        <Button kind={readyKind(typed.trim() !== '')} onPress={check}>
          查验
        </Button>
      }
    >
      <Card>
        <TextField
          label="服务站编号"
          value={typed}
          onChange={setTyped}
          maxLength={20}
          placeholder="站牌上的编号，如XC22010001"
          {...(missing && { error: '请输入服务站编号' })}
        />
      </Card>
      {asked !== undefined && (
        <Loaded read={read} waiting={<Skeleton shape="card" />}>
          {(found) => <Found found={found} />}
        </Loaded>
      )}
      {(asked === undefined || read.state !== 'loading') && <Advice />}
    </Frame>
  )
}

const Advice = () => (
  <>
    <CellTable title="本行服务站承诺" rows={NEVER} />
    <Button kind="text" onPress={callHotline}>{`拨打客服热线${BRAND.hotline}核实`}</Button>
  </>
)

function Found({ found: { state, station } }: { readonly found: Checked }) {
  const { title, hint, state: shown } = LABELS[state]
  const rows = station
    ? [
        { label: '服务站', value: station.name },
        { label: '所属网点', value: station.branch },
        ...(station.endedOn === undefined
          ? [
              { label: '服务人员', value: station.clerk },
              { label: '服务时间', value: station.hours },
              { label: '网点电话', value: station.phone },
            ]
          : [{ label: '撤销日期', value: formatDay(day(station.endedOn)) }]),
      ]
    : []
  return (
    <>
      <ResultView state={shown} title={title} hint={hint} rows={rows} />
      {state !== 'GENUINE' && (
        <Notice tone="warning" onPress={callHotline} action="拨打">
          {`如已付款或提供过信息，请立即致电${BRAND.hotline}`}
        </Notice>
      )}
    </>
  )
}

export default definePage(StationPage, { query: stationQuery })
