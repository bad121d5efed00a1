import { View } from '@tarojs/components'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { disownLogin } from '@/contract/security/disownLogin'
import { queryLoginRecord } from '@/contract/security/queryLoginRecord'
import { BRAND } from '@/domain/brand'
import { formatInstant } from '@/domain/dates/format'
import { DEVICE_STATE_NAMES } from '@/domain/devices/devices'
import { OUTCOME_NAMES, WAY_NAMES } from '@/domain/devices/logins'
import { emptyFor } from '@/features/loaded/emptyFor'
import { Loaded } from '@/features/loaded/Loaded'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { sayRefusedOrder } from '@/features/order/refusals'
import { useWithPassword } from '@/features/order/useWithPassword'
import type { WithPassword } from '@/features/order/useWithPassword'
import { loginRecordQuery } from '@/routes/queries/security'
import { call } from '@/session/bank'
import { confirm } from '@/session/overlay'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { ResultView } from '@/ui/ResultView'
import { Skeleton } from '@/ui/Skeleton'
import { Slip } from '@/ui/Slip'
import { fromWhat, loginPlace } from '../logins'
import './loginRecord.scss'

type Told = ResponseOf<typeof queryLoginRecord>
type Became = ResponseOf<typeof disownLogin>['device']

const BECAME: Readonly<Record<Became, string>> = {
  REVOKED: '其他设备已退出登录，该设备已移除',
  CURRENT: '其他设备已退出登录。这次登录就在您正在使用的设备上，请确认这台设备只有您本人使用',
  NONE: '其他设备已退出登录',
}

/** /loginRecord: one log-in, the latest unless one is named, and what to do when it was somebody else. */
function LoginRecord({ route, query }: PageProps<typeof loginRecordQuery>) {
  const read = useCall(queryLoginRecord, query.id === undefined ? {} : { id: query.id })
  const [became, setBecame] = useState<Became>()
  const password = useDisowning(read.data?.login.id, setBecame)
  if (became !== undefined && read.data) return <Done title={route.title} login={read.data.login} became={became} />
  return (
    <Frame title={route.title} action={read.data && <NotMe login={read.data.login} password={password} />}>
      <Loaded
        read={read}
        waiting={<Skeleton shape="list" count={5} />}
        failed={emptyFor('LoginUnknown', {
          picture: 'glasses',
          text: '没有找到这次登录',
          hint: '登录记录保留180天',
          action: { text: '查看登录记录', onPress: () => go('/loginRecords', {}, { replace: true }) },
        })}
      >
        {(told) => <Details told={told} />}
      </Loaded>
      <PasswordSheet password={password} name="报告非本人登录" onComplete={password.complete} />
    </Frame>
  )
}

function useDisowning(id: string | undefined, onDone: (became: Became) => void): WithPassword {
  return useWithPassword(disownLogin, {
    async send(password) {
      const outcome = await call(disownLogin, { id: id ?? '', password })
      if (outcome.ok) onDone(outcome.value.device)
      return outcome
    },
    onRefused: sayRefusedOrder,
  })
}

function Details({ told: { login, on } }: { readonly told: Told }) {
  const { at, outcome, how, times, disowned } = login
  const good = outcome === 'right'
  return (
    <>
      {disowned && <Notice tone="warning">您已报告这次登录不是本人操作</Notice>}
      <Slip
        head={
          <>
            <View className={classes('login-record__outcome', !good && 'is-failed')}>
              <Icon name={good ? 'success' : 'warning'} tone={good ? 'success' : 'warning'} />
              <Heading level={2} className="login-record__result">
                {OUTCOME_NAMES[outcome]}
              </Heading>
            </View>
            <View className="login-record__at">{formatInstant(at)}</View>
          </>
        }
      >
        {times > 1 && <Cell label="当日次数" hint="以上为首次时间" value={`${times}次`} />}
        <Cell label="登录地" hint="按网络地址估计，可能与实际位置不同" value={loginPlace(login)} />
        <Cell label="设备" value={fromWhat(login)} />
        <Cell label="验证方式" value={WAY_NAMES[how]} {...(how !== 'gesture' && { layout: 'stacked' })} />
        {on && <Cell label="设备现状" value={on.current ? '本机' : DEVICE_STATE_NAMES[on.state]} />}
      </Slip>
      <CellGroup>
        <Cell label="管理登录设备" onPress={() => go('/loginSecurity')} />
        <Cell label="全部登录记录" onPress={() => go('/loginRecords')} />
      </CellGroup>
    </>
  )
}

function NotMe({ login, password }: { readonly login: Told['login']; readonly password: WithPassword }) {
  const ask = async (): Promise<void> => {
    const text =
      '您的钱不会动。\n确认后，其他设备会退出登录，\n登录的那台会被移除，\n这台手机照常用。\n接下来请输入支付密码。'
    if (await confirm({ title: '不是您本人登录？', text, yes: '退出其他设备', no: '取消' })) password.ask()
  }
  return (
    <Button kind="secondary" onPress={() => void ask()}>
      {login.disowned ? '再次报告不是我' : '不是我'}
    </Button>
  )
}

/** What was done, and what its owner should do now. */
function Done({
  title,
  login,
  became,
}: {
  readonly title: string
  readonly login: Told['login']
  readonly became: Became
}) {
  return (
    <Frame title={title}>
      <ResultView
        state="success"
        title="已处理"
        hint={`${BECAME[became]}。对方可能知道您的手势密码，请立即修改；如有损失，请致电${BRAND.hotline}`}
        rows={[
          { label: '登录时间', value: formatInstant(login.at) },
          { label: '登录设备', value: fromWhat(login) },
        ]}
      >
        <View>
          <Button onPress={() => go('/changeGesture', {}, { replace: true })}>修改手势密码</Button>
          <Button kind="text" onPress={() => go('/reportTheLoss', {}, { replace: true })}>
            账户有风险，立即挂失
          </Button>
        </View>
      </ResultView>
    </Frame>
  )
}

export default definePage(LoginRecord, { query: loginRecordQuery })
