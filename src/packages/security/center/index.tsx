import type { ReactNode } from 'react'
import { Frame } from '@/app/Frame'
import { callHotline } from '@/app/callHotline'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import type { ResponseOf } from '@/contract/call'
import { querySecurity } from '@/contract/security/querySecurity'
import { BRAND } from '@/domain/brand'
import { day } from '@/domain/dates/day'
import { formatDay, formatInstant } from '@/domain/dates/format'
import { dayOfInstant } from '@/domain/dates/instant'
import { LOSS_OBJECT_NAMES } from '@/domain/loss/machine'
import { limitsText } from '@/domain/limits/limitText'
import type { Credential } from '@/domain/credentials/changes'
import { attemptsText, securityAdvice } from '@/domain/security/advice'
import type { Advice } from '@/domain/security/advice'
import { Loaded } from '@/features/loaded/Loaded'
import { link } from '@/routes/link'
import type { Link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { Section } from '@/ui/Cell/Section'
import { Facts as FactLine } from '@/ui/Facts'
import type { IconName } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { BankCalling } from '../calling/BankCalling'
import { loginPlace } from '../logins'
import { CREDENTIAL_NAMES } from '../passwords/names'

type Facts = ResponseOf<typeof querySecurity>

/** /securityCenterIndex: what keeps the account safe and how it stands, each with what mends it. No score. */
function SecurityCenter({ route }: PageProps) {
  const read = useCall(querySecurity, {})
  return (
    <Frame title={route.title}>
      <Loaded read={read} waiting={<Skeleton shape="list" count={8} />}>
        {(facts) => (
          <>
            <Warnings facts={facts} />
            {facts.failedLogins > 0 && <Attempts failed={facts.failedLogins} />}
            <Advised facts={facts} />
            {facts.failedLogins === 0 && <Emergency title="紧急情况" />}
            <BankCalling />
            <LogIn facts={facts} />
            <Passwords facts={facts} />
            <Paying facts={facts} />
            <Identity facts={facts} />
            <Further />
          </>
        )}
      </Loaded>
    </Frame>
  )
}

/** What its owner should look at first. */
const Warnings = ({ facts: { coolingUntil, stoppedAt, lost } }: { readonly facts: Facts }) => (
  <>
    {lost.length > 0 && (
      <Notice tone="warning" action="查看" onPress={() => go('/reportTheLossList')}>
        {`您的${lost.map((object) => LOSS_OBJECT_NAMES[object]).join('、')}已挂失`}
      </Notice>
    )}
    {stoppedAt !== undefined && (
      <Notice tone="warning" action="恢复" onPress={() => go('/paySecurity')}>
        {`您已于${formatInstant(stoppedAt)}停止全部支付`}
      </Notice>
    )}
    {coolingUntil !== undefined && <Notice>{`转出限额已临时降低，${formatInstant(coolingUntil)}恢复`}</Notice>}
  </>
)

/** What may have been somebody else: which attempts, and what to do against whoever it was. */
const Attempts = ({ failed }: { readonly failed: number }) => (
  <>
    <Notice tone="warning" action="查看" onPress={() => go('/loginRecords', { failed: 1 })}>
      {attemptsText(failed)}
    </Notice>
    <Emergency title="如不是您本人">
      <Fact icon="gesture" label="修改手势密码" hint="改后原来的手势不能再登录" to={link('/changeGesture')} />
    </Emergency>
  </>
)

/** What each advice says, and what follows it. */
const ADVICES: Readonly<Record<Advice, { readonly to: Link; readonly label: string }>> = {
  payment: { label: '支付密码已锁定', to: link('/resetPassword') },
  gesture: { label: '手势密码已锁定', to: link('/resetGues') },
  idCard: { label: '身份证已过期', to: link('/SettingIdCard') },
  mobile: { label: '未登记手机号', to: link('/ChangePhone') },
  nightLock: { label: '夜间锁未开启', to: link('/paySecurity') },
}

/** What its owner could do for its safety: as many as 我的 says; that all is on is said too. */
function Advised({ facts }: { readonly facts: Facts }) {
  const advised = securityAdvice(facts, dayOfInstant(Date.now()))
  if (advised.length === 0) return <Notice tone="success">全部保护已开</Notice>
  return (
    <Section title={`还有${advised.length}项建议`}>
      {advised.map((advice) => (
        <Notice key={advice} tone="warning" action="去处理" onPress={() => go(ADVICES[advice].to)}>
          {ADVICES[advice].label}
        </Notice>
      ))}
    </Section>
  )
}

/** A fact with the way to change it. */
const Fact = ({
  to,
  ...row
}: {
  readonly icon: IconName
  readonly label: string
  readonly hint?: ReactNode
  readonly value?: string
  readonly to: Link
}) => <Cell {...row} onPress={() => go(to)} />

/** What can't wait, before what stands. */
const Emergency = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <CellGroup title={title}>
    <Fact
      icon="lock"
      label="停止全部支付"
      hint="怀疑被骗或账户异常时，绘制手势密码立即停止"
      to={link('/paySecurity', { stop: 1 })}
    />
    {children}
    <Fact icon="warning" label="挂失" hint="手机或身份证丢了，或账户信息泄露" to={link('/reportTheLoss')} />
    <Fact icon="document" label="挂失记录" to={link('/reportTheLossList')} />
  </CellGroup>
)

const LogIn = ({ facts: { devices, lastLogin } }: { readonly facts: Facts }) => (
  <CellGroup title="登录">
    <Fact icon="link" label="登录设备" value={`${devices}台`} to={link('/loginSecurity')} />
    {lastLogin && (
      <Fact
        icon="clock"
        label="最近登录"
        hint={<FactLine of={[formatInstant(lastLogin.at), loginPlace(lastLogin)]} />}
        to={link('/loginRecord', { id: lastLogin.id })}
      />
    )}
    <Fact icon="calendar" label="登录记录" value="近180天" to={link('/loginRecords')} />
    <Fact icon="bell" label="账户变更提醒" hint="其他设备上的变更" to={link('/accountChanged')} />
  </CellGroup>
)

const CHANGE: Readonly<Record<Credential, Link>> = {
  gesture: link('/changeGesture'),
  payment: link('/changePassword'),
  login: link('/settingPasswordAPP'),
}
const RESET: Readonly<Record<Credential, Link>> = {
  ...CHANGE,
  gesture: link('/resetGues'),
  payment: link('/resetPassword'),
}
const CREDENTIAL_ICONS: Readonly<Record<Credential, IconName>> = {
  gesture: 'gesture',
  payment: 'yuan',
  login: 'mobile',
}
const SHOWN: readonly Credential[] = ['gesture', 'payment', 'login']

const Passwords = ({ facts: { credentials } }: { readonly facts: Facts }) => (
  <CellGroup title="密码">
    {SHOWN.map((credential) => {
      const held = credentials.find((one) => one.credential === credential)
      const since = held && `${formatDay(dayOfInstant(held.changedAt))}设置`
      return (
        <Fact
          key={credential}
          icon={CREDENTIAL_ICONS[credential]}
          label={credential === 'login' ? '手机银行App登录密码' : CREDENTIAL_NAMES[credential]}
          hint={held?.locked ? `已锁定，请重置 · ${since}` : since}
          value={held ? (held.locked ? '去重置' : '修改') : '未设置'}
          to={held?.locked ? RESET[credential] : CHANGE[credential]}
        />
      )
    })}
  </CellGroup>
)

const Paying = ({ facts: { singleLimit, dayLimit, nightLock } }: { readonly facts: Facts }) => (
  <CellGroup title="支付">
    <Fact
      icon="transfer-out"
      label="转出限额"
      hint={limitsText({ single: singleLimit, aDay: dayLimit })}
      to={link('/paySecurity')}
    />
    <Fact icon="moon" label="夜间锁" value={nightLock ? '已开启' : '未开启'} to={link('/paySecurity')} />
  </CellGroup>
)

const Identity = ({ facts: { idCardUntil, mobileNo } }: { readonly facts: Facts }) => (
  <CellGroup title="身份">
    <Fact
      icon="id-card"
      label="身份证有效期止"
      value={idCardUntil === '' ? '长期' : formatDay(day(idCardUntil))}
      to={link('/SettingIdCard')}
    />
    <Fact icon="phone" label="手机号" value={mobileNo ?? '未登记'} to={link('/ChangePhone')} />
  </CellGroup>
)

const Further = () => (
  <CellGroup title="了解更多">
    <Fact icon="shield" label="安全教育" hint="常见骗局与防骗测验" to={link('/securityEducation')} />
    <Fact icon="people" label="核实工作人员" hint="按工号查验是否为本行人员" to={link('/microShopCard')} />
    <Cell icon="service" label="客服热线" value={BRAND.hotline} onPress={callHotline} />
  </CellGroup>
)

export default definePage(SecurityCenter)
