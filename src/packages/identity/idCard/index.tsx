import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useLeaveGuard } from '@/app/useLeaveGuard'
import { formatDay } from '@/domain/dates/format'
import type { Day } from '@/domain/dates/day'
import { PROMISES } from '@/domain/message/promises'
import { IdCardFields } from '@/features/identity/idCard/IdCardFields'
import { IdCardPhotos } from '@/features/identity/idCard/IdCardPhotos'
import { Loaded } from '@/features/loaded/Loaded'
import { idCardQuery } from '@/routes/queries/identity'
import type { Route } from '@/routes/names'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/Button/ButtonRow'
import { readyKind } from '@/ui/Button/readyKind'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Steps } from '@/features/identity/Steps'
import { tellOtherWays } from '../otherWays'
import { useIdCardUpdate } from './useIdCardUpdate'
import { useIdentityStatus } from '../useIdentityStatus'
import type { IdentityStatus } from '../tasks'

const LEAVING = '身份证信息尚未提交，退出后需要重新拍摄，确定退出吗？'

const stepsWith = (card: string) =>
  ['人脸识别，确认是您本人', `拍摄${card}的正反面`, '核对信息并提交'].map((label) => ({ label }))

/** /SettingIdCard and /ruyiIdCardIV: another term of the ID card, or pictures that are missing. */
function IdCard({ route, query }: PageProps<typeof idCardQuery>) {
  return query.face === '1' ? <Renewal route={route} /> : <Beginning route={route} />
}

const WHY: Readonly<Record<IdentityStatus['period'], { readonly tone: 'info' | 'warning'; readonly text: string }>> = {
  valid: { tone: 'info', text: '更换了新身份证时，请在这里更新' },
  expiring: { tone: 'warning', text: '您的身份证即将到期，请及时更新，以免影响业务办理' },
  expired: { tone: 'warning', text: '您的身份证已过期，更新后即可继续办理业务' },
}

/** Another card is handed in already; a newer one takes its place. */
const UnderReview = ({ recordNo }: { readonly recordNo: string }) => (
  <Notice tone="warning" action="查看进度" onPress={() => go('/listDetails', { recordNo })}>
    {`您提交的新身份证正在审核，${PROMISES.reviewResult.says}。重新办理将撤回该申请`}
  </Notice>
)

/** What is on record, and what the renewal takes. */
function Beginning({ route }: { readonly route: Route }) {
  const read = useIdentityStatus()
  return (
    <Frame
      title={route.title}
      action={
        read.data && (
          <>
            <Button onPress={() => go('/facialRecognition', { scene: 'updateIdCard' }, { replace: true })}>
              开始办理
            </Button>
            <Button kind="text" onPress={tellOtherWays}>
              其他办理方式
            </Button>
          </>
        )
      }
    >
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {({ status, period, info }) => (
          <>
            {info.idCardReview !== undefined && <UnderReview recordNo={info.idCardReview} />}
            {status.missingImageState === 'M' ? (
              <Notice tone="warning">您的身份证影像缺失，请重新拍摄补充</Notice>
            ) : (
              <Notice tone={WHY[period].tone}>{WHY[period].text}</Notice>
            )}
            <CellGroup title="登记的身份证">
              <Cell label="姓名" value={info.name} />
              <Cell label="身份证号" value={info.idCardNo} />
              <Cell label="有效期止" value={untilText(info.idCardUntil)} />
            </CellGroup>
            <Steps title="办理步骤" steps={stepsWith(status.missingImageState === 'M' ? '身份证' : '新身份证')} />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

const untilText = (until: string): string => (until === '' ? '长期' : formatDay(until as Day))

/** Pictures, then what was read from them, confirmed or corrected. */
function Renewal({ route }: { readonly route: Route }) {
  const { reading, form } = useIdCardUpdate()
  useLeaveGuard(form !== undefined && !form.submitted, LEAVING)
  return (
    <Frame
      title={route.title}
      action={
        form && (
          <ButtonRow>
            <Button kind="secondary" onPress={reading.retake}>
              重新拍摄
            </Button>
            <Button kind={readyKind(form.ready)} onPress={form.submit}>
              确认提交
            </Button>
          </ButtonRow>
        )
      }
    >
      {form ? (
        <View>
          {reading.problem !== undefined && <Notice tone="warning">{reading.problem}</Notice>}
          {reading.reading?.demo && <Notice>演示环境：以下信息由系统模拟，并非从您的照片中识别</Notice>}
          <Notice>请逐项核对，如与身份证不一致请修改</Notice>
          <IdCardFields form={form} photos={reading.photos} />
        </View>
      ) : (
        <IdCardPhotos reading={reading} />
      )}
    </Frame>
  )
}

export default definePage(IdCard, { query: idCardQuery })
