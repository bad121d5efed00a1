import { View } from '@tarojs/components'
import { go, goHome } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { WayTo } from '@/app/WayTo'
import { queryLosses } from '@/contract/loss/queryLosses'
import { BRAND } from '@/domain/brand'
import { isOpenLoss } from '@/domain/loss/machine'
import { atCounter, lostIn, stoppedBy, withoutPassword } from '@/domain/loss/without'
import type { LossObject } from '@/domain/loss/machine'
import { Frame } from '@/app/Frame'
import { toOtherNumber } from '@/features/identity/sms/NumberGone'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { lossesQuery } from '@/routes/queries/security'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { Card } from '@/ui/Card'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Tag } from '@/ui/Tag'
import { TipList } from '@/ui/TipList'
import { Timeline } from '@/ui/Timeline'
import { courseOf, daysLeftText, STEP_NAMES, stateName, stepsOf } from './course'
import type { LossFacts } from './course'
import { Settle } from './Settle'
import './lossList.scss'

type Props = PageProps<typeof lossesQuery>

/** /reportTheLossList: every case with its time line, and what can be done about it. */
const Losses = (props: Props) => {
  const { caseNo, step, bizToken } = props.query
  return caseNo !== undefined && step !== undefined ? (
    <Settle caseNo={caseNo} step={step} bizToken={bizToken} />
  ) : (
    <List {...props} />
  )
}

const NONE = {
  picture: 'tea' as const,
  text: '没有挂失记录',
  hint: '账户、手机或身份证丢失时，可立即挂失',
  action: { text: '返回首页', onPress: goHome },
}

function List({ route }: Props) {
  const read = useCall(queryLosses, {})
  const hasOpen = read.data?.losses.some(({ state }) => isOpenLoss(state)) === true
  return (
    <Frame
      title={route.title}
      action={
        // Of who has reported something its own steps come first.
        <Button kind={hasOpen ? 'secondary' : 'primary'} onPress={() => go('/reportTheLoss')}>
          {hasOpen ? '再挂失一项' : '挂失'}
        </Button>
      }
    >
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={4} />}
        empty={({ losses }) => losses.length === 0 && NONE}
      >
        {({ losses }) => (
          <>
            {losses.map((loss) => (
              <Case key={loss.caseNo} loss={loss} />
            ))}
            <View className="loss-list__help">{helpFor(losses)}</View>
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** How a person helps where a face can't be shown. */
function helpFor(losses: readonly LossFacts[]): string {
  const lost = lostIn(losses)
  return `不使用人脸的，${atCounter(lost)}。${withoutPassword('忘记支付密码的', lost)}。客服${BRAND.hotline}`
}

/** How the customer brings what takes a lost thing's place. */
const RENEWALS: Readonly<Partial<Record<LossObject, { readonly text: string; readonly to: () => Link }>>> = {
  PHONE: { text: '更换手机号', to: toOtherNumber },
  ID_CARD: { text: '更新身份证', to: () => link('/SettingIdCard') },
}

function Case({ loss }: { readonly loss: LossFacts }) {
  const { caseNo, called, state, object } = loss
  const left = daysLeftText(loss)
  const renewal = isOpenLoss(state) ? RENEWALS[object] : undefined
  const steps = stepsOf(loss)
  return (
    <Card className="loss-list__case">
      <View className="loss-list__head">
        <View className="loss-list__called">{called}</View>
        <Tag tone={isOpenLoss(state) ? 'warning' : 'plain'}>{stateName(loss, state)}</Tag>
      </View>
      {left !== undefined && <Notice tone="warning">{`${left}，到期前请转为正式挂失或解挂`}</Notice>}
      {isOpenLoss(state) && (
        <View className="loss-list__stops">
          <TipList label="挂失期间" tips={stoppedBy(object)} />
        </View>
      )}
      {renewal && <WayTo text={renewal.text} to={renewal.to()} />}
      {steps.length > 0 && (
        <ButtonRow>
          {steps.map((step) => (
            <Button
              key={step}
              size="small"
              kind="secondary"
              label={`${STEP_NAMES[step]}，${called}`}
              onPress={() => go('/reportTheLossList', { caseNo, step })}
            >
              {STEP_NAMES[step]}
            </Button>
          ))}
        </ButtonRow>
      )}
      <Timeline nodes={courseOf(loss)} label={`${called}挂失进度`} upright />
    </Card>
  )
}

export default definePage(Losses, { query: lossesQuery })
