import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRIDGES } from '@/domain/bridge/bridges'
import { BRAND } from '@/domain/brand'
import { CASE_FACTS } from '@/domain/cases/machine'
import { useMemberArea } from '@/app/invitation'
import { queryBridges } from '@/contract/bridge/queryBridges'
import { Loaded } from '@/features/loaded/Loaded'
import { serviceQuery } from '@/routes/queries/bridge'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Crossing } from '../crossing/Crossing'
import { openPlainly } from '../useWayToApp'

/** /customerMiddle: the online service, without a name or, by consent, with the customer number. */
function ServicePage({ route, query }: PageProps<typeof serviceQuery>) {
  const { topic, as, left } = query
  const kept = { ...(topic !== undefined && { topic }), as: 'me' }
  const area = useMemberArea(route, kept)
  if (as === 'me' && area.member)
    return (
      <Crossing
        title={route.title}
        crossing={{ bridge: 'service', ...(topic !== undefined && { id: topic }) }}
        page={{ name: route.name, query: kept }}
        left={left !== undefined}
      />
    )
  const withNumber = (): void => {
    if (area.member) go({ name: route.name, query: kept })
    else void area.accept()
  }
  return <Choice title={route.title} topic={topic} onWithNumber={withNumber} />
}

interface ChoiceProps {
  readonly title: string
  readonly topic: string | undefined
  readonly onWithNumber: () => void
}

function Choice({ title, topic, onWithNumber }: ChoiceProps) {
  const read = useCall(queryBridges, {})
  const open = useAction(async () => {
    const text = `即将离开本行，在线客服由${BRIDGES.service.by}提供。本次咨询不提供您的任何信息，请勿发送密码和验证码。`
    if (!(await confirm({ title: '前往在线客服', text, yes: '前往' }))) return
    await openPlainly(read.data, 'service', topic === undefined ? '' : `?id=${topic}`)
  })
  const served =
    read.data?.service.open === true && read.data.bridges.some(({ bridge, open: up }) => bridge === 'service' && up)
  return (
    <Frame
      title={title}
      action={
        served ? (
          <Button onPress={open.run} busy={open.busy}>
            匿名咨询
          </Button>
        ) : (
          <Button onPress={callHotline}>{`拨打客服热线${BRAND.hotline}`}</Button>
        )
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="list" count={3} />}>
        {({ service }) => (
          <>
            {!served && <Notice tone="warning">{`在线客服暂不可用，服务时间为${service.hours}`}</Notice>}
            <CellGroup>
              <Cell label="服务时间" value={service.hours} />
              <Cell layout="stacked" label="提供方" value={BRIDGES.service.by} />
              {served && <Cell layout="stacked" label="匿名咨询" value="不向对方提供您的任何信息" />}
            </CellGroup>
            <CellGroup title="其他方式">
              {served && (
                <Cell label="带上客户号咨询" hint="客服可以查看您的业务，需要您单独同意" onPress={onWithNumber} />
              )}
              <Cell label={`客服热线${BRAND.hotline}`} hint="7×24小时，由工作人员接听" onPress={callHotline} />
              <Cell label="去留言" hint={`${CASE_FACTS.MESSAGE.days}天内答复`} onPress={() => go('/msgBoard')} />
            </CellGroup>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(ServicePage, { query: serviceQuery })
