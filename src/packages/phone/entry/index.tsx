import { go } from '@/app/navigate'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { startPhoneChange } from '@/contract/phone/startPhoneChange'
import { BRAND } from '@/domain/brand'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { isOpenPhoneState } from '@/domain/phone/change'
import type { PhoneMethod } from '@/domain/phone/change'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { shutOut } from '@/features/order/shutOut'
import { besidesPassword, useObstacles } from '@/features/order/useObstacles'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Unbroken } from '@/ui/Unbroken'
import { COOLING } from '../Changed'
import { mayBegin, nextStep, usePhoneStanding } from '../steps'
import type { PhoneChange, PhoneStanding } from '../steps'

const WAYS: readonly {
  readonly method: PhoneMethod
  readonly label: string
  readonly hint: string
  readonly to: Link
}[] = [
  {
    method: 'OLD_CODE',
    label: '原手机号可接收短信',
    hint: '需要支付密码和原手机号的验证码',
    to: link('/VerifyPhoneNumber'),
  },
  { method: 'FACE', label: '原手机号已停用', hint: '需要人脸识别和身份信息', to: link('/ChangePhoneTwo') },
  {
    method: 'REVIEW',
    label: '不使用人脸，或忘记支付密码',
    hint: '需要身份证照片，由工作人员审核',
    to: link('/VerifyPhoneNumberCs'),
  },
]

/** /ChangePhone: the number on record, and the ways to another one. */
function ChangePhone({ route }: PageProps) {
  const read = usePhoneStanding()
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="card" />}>
        {(standing) => (standing.mobileNo === undefined ? <NoNumber /> : <Ways standing={standing} />)}
      </Loaded>
    </Frame>
  )
}

const NoNumber = () => (
  <Empty
    picture="key"
    text="您还没有登记手机号"
    hint="登记后可接收短信验证码，用于核实本人"
    action={{ text: '登记手机号', onPress: () => go('/setMyPhoneNumber') }}
  />
)

function Ways({
  standing: { mobileNo, confirmedAt, confirmDue, changedAt, hasPassword, methods, change },
}: {
  readonly standing: PhoneStanding
}) {
  const obstacles = besidesPassword(useObstacles(startPhoneChange, {}))
  // The way by a person shows what waits, and asks itself before it gives that up.
  const choose = async (method: PhoneMethod, to: Link): Promise<void> => {
    if (obstacles.stop()) return
    if (method === 'REVIEW' || (await mayBegin(change))) go(to)
  }
  const shut = shutOut(obstacles)
  if (shut) return <Empty {...shut} />
  return (
    <>
      <ObstacleNotes obstacles={obstacles} />
      {change && <Standing change={change} />}
      <CellGroup title="登记手机号">
        <Cell label="手机号" value={mobileNo} strong />
        {changedAt !== undefined && <Cell label="上次更换" value={formatInstant(changedAt)} />}
        <Cell
          label={confirmDue ? '请确认是否仍在使用' : '最近确认'}
          value={confirmedAt !== undefined && formatDay(dayOfInstant(confirmedAt))}
          onPress={() => go('/phoneVerification')}
        />
      </CellGroup>
      <CellGroup
        title="选择办理方式"
        note={
          <Unbroken
            text={`30天内最多可更换2次。更换后其他设备将退出登录，${COOLING.replace('为保护您的资金，', '')}`}
          />
        }
      >
        {WAYS.filter(({ method }) => methods.includes(method)).map(({ method, label, hint, to }) => (
          <Cell
            key={method}
            label={label}
            hint={method === 'FACE' && hasPassword ? `${hint}，并输入支付密码` : hint}
            onPress={() => choose(method, to)}
          />
        ))}
      </CellGroup>
    </>
  )
}

/** What became of the latest change, where it isn't over or the customer should know. */
function Standing({ change }: { readonly change: PhoneChange }) {
  const { state, newNo = '', readyAt } = change
  if (state === 'REJECTED')
    return (
      <Notice tone="warning">{`更换为${newNo}的申请未通过审核，请携带身份证到网点办理，或致电${BRAND.hotline}`}</Notice>
    )
  if (!isOpenPhoneState(state)) return null
  const [text, action] =
    state === 'REVIEW'
      ? [`更换为${newNo}的申请正在审核`, '查看']
      : state === 'OWNER_CHECKED'
        ? readyAt === undefined
          ? [`更换为${newNo}的申请已通过，请验证新手机号`, '去验证']
          : [`更换为${newNo}的申请已通过，${formatInstant(readyAt)}起可验证新手机号`, '查看']
        : ['您有一笔手机号更换尚未完成', '继续办理']
  return (
    <Notice onPress={() => go(nextStep(change))} action={action}>
      {text}
    </Notice>
  )
}

export default definePage(ChangePhone)
