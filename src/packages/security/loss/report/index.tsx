import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { LOSS_FACTS, REPLACED_AFTER_DAYS, TEMP_DAYS } from '@/domain/loss/machine'
import { allowedBy, lifting, stoppedBy } from '@/domain/loss/without'
import type { LossObject } from '@/domain/loss/machine'
import { SmsCodeField } from '@/features/identity/sms/SmsCodeField'
import { Loaded } from '@/features/loaded/Loaded'
import { Frame } from '@/app/Frame'
import { reportQuery } from '@/routes/queries/security'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Checkbox } from '@/ui/Checkbox'
import { Notice } from '@/ui/Notice'
import { RadioList } from '@/ui/RadioList'
import { GroupTitle } from '@/ui/Cell/GroupTitle'
import { Skeleton } from '@/ui/Skeleton'
import { TextField } from '@/ui/TextField'
import { TipList } from '@/ui/TipList'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { keyOf, useReport } from './useReport'
import './report.scss'

/** The first thing that stops with a loss: `挂失后不能转出`. */
const whatStops = (object: LossObject): string => `挂失后${LOSS_FACTS[object].stops[0]}`

type Reporting = ReturnType<typeof useReport>

/** /reportTheLoss: what is lost, what stops and what doesn't; reported at once. */
function ReportLoss({ route, query }: PageProps<typeof reportQuery>) {
  const reporting = useReport(query.object, query.acctId)
  const { read, thing, named, pick, problem, report } = reporting
  const nothing = read.data?.things.length === 0
  return (
    <Frame
      title={route.title}
      action={
        read.data && !nothing ? (
          <>
            {thing && <View className="report-loss__named">{`将挂失：${named}`}</View>}
            <Button kind={readyKind(reporting.ready)} onPress={report.run} busy={report.busy}>
              立即挂失
            </Button>
          </>
        ) : undefined
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="list" count={4} />}>
        {({ things, known }) => (
          <>
            {nothing ? (
              <Notice>您没有可挂失的内容，已挂失的请在挂失记录中查看</Notice>
            ) : (
              <>
                <GroupTitle title="丢失了什么" />
                <RadioList
                  label="丢失了什么"
                  options={things.map((one) => ({
                    key: keyOf(one),
                    label: one.called,
                    hint: whatStops(one.object),
                  }))}
                  value={thing && keyOf(thing)}
                  onChange={pick}
                  {...(problem !== undefined && { error: problem })}
                />
              </>
            )}
            {reporting.account && <Advice reporting={reporting} />}
            {thing && <Effects object={thing.object} />}
            {thing && !known && <Proofs reporting={reporting} phoneIsLost={thing.object === 'PHONE'} />}
            <Ways />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** What stops with it and what doesn't, from the table the bank enforces. */
function Effects({ object }: { readonly object: LossObject }) {
  const { renewal } = LOSS_FACTS[object]
  const later =
    renewal === 'byBank'
      ? `转为正式挂失满${REPLACED_AFTER_DAYS}天后，可补发新账号，余额和持有不变`
      : '转为正式挂失后一直有效，直到您更换或解挂'
  return (
    <CellGroup title="挂失后" note={`立即生效，${TEMP_DAYS}天内未转为正式挂失或解挂的，自动失效。${later}`}>
      <Cell layout="stacked" label="立即停止" value={<TipList label="立即停止" tips={stoppedBy(object)} />} />
      <Cell layout="stacked" label="不受影响" value={<TipList label="不受影响" tips={allowedBy(object)} />} />
      <Cell layout="stacked" label="找回后解挂" value={`${lifting(object)}。`} />
    </CellGroup>
  )
}

/**
 * Who lost the phone may fear for the money, which goes on with the payment password. Both are reported at once after the
 * gesture; before it each takes a code, which a lost phone's number gets no more: the account comes first.
 */
function Advice({ reporting }: { readonly reporting: Reporting }) {
  const { also, setAlso, accountFirst } = reporting
  if (accountFirst)
    return (
      <Notice tone="warning" action="挂失账户" onPress={accountFirst}>
        担心钱被转走？请先挂失电子账户，再挂失手机
      </Notice>
    )
  return (
    <Card className="report-loss__also">
      <Checkbox checked={also} onChange={setAlso} label="担心钱被转走？同时挂失电子账户" />
      <View className="report-loss__hint">{unbroken(whatStops('ACCOUNT'))}</View>
    </Card>
  )
}

interface ProofsProps {
  readonly reporting: Reporting
  /** A code would go to whoever has it. */
  readonly phoneIsLost: boolean
}

/** Before the gesture: the ID number, and a code to the number on record. */
function Proofs({ reporting, phoneIsLost }: ProofsProps) {
  const { idCardNo, typeIdCardNo, wrong, sms } = reporting
  return (
    <>
      <Notice>
        {phoneIsLost
          ? `请验证身份。验证码会发送至登记的手机号，收不到时请致电${BRAND.hotline}挂失`
          : '您还未验证手势密码，请验证身份后挂失'}
      </Notice>
      <TextField
        label="身份证号"
        value={idCardNo}
        kind="idcard"
        maxLength={18}
        placeholder="请输入您的身份证号"
        onChange={typeIdCardNo}
        error={wrong}
      />
      <SmsCodeField sms={sms} />
    </>
  )
}

const Ways = () => (
  <CellGroup title="记录与帮助">
    <Cell label="挂失记录" onPress={() => go('/reportTheLossList')} />
    <Cell label="电话挂失" value={BRAND.hotline} onPress={callHotline} />
  </CellGroup>
)

export default definePage(ReportLoss, { query: reportQuery })
