import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { formatInstant } from '@/domain/dates/format'
import type { Fen } from '@/domain/money/fen'
import { provinceNames } from '@/domain/limits/provinces'
import { Loaded } from '@/features/loaded/Loaded'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { paySecurityQuery } from '@/routes/queries/security'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { Switch } from '@/ui/Switch'
import { Unbroken } from '@/ui/Unbroken'
import { BankCalling } from '../calling/BankCalling'
import { limitText } from '@/domain/limits/limitText'
import { inYuan, limitsNow, raiseLine } from './settings'
import type { Facts } from './settings'
import { FaceSheet, LimitsSheet, NoticeSheet, RegionsSheet, StopSheet } from './sheets'
import { usePaySecurity } from './usePaySecurity'
import type { Securing } from './usePaySecurity'
import './paySecurity.scss'

interface Props {
  readonly facts: Facts
  readonly securing: Securing
}

/** /paySecurity: what protects the customer's money: stop, limits, locks, notice, the payment password. */
function PaySecurity({ route, query: { scene, bizToken, stop } }: PageProps<typeof paySecurityQuery>) {
  const securing = usePaySecurity(bizToken === undefined ? stop && 'stop' : scene)
  const tokenOf = (one: 'raiseLimit' | 'liftStop') => (one === scene ? bizToken : undefined)
  return (
    <Frame title={route.title}>
      <Loaded read={securing.read} waiting={<Skeleton shape="list" count={6} />}>
        {(facts) => (
          <>
            <ObstacleNotes obstacles={securing.obstacles} />
            <Stop facts={facts} securing={securing} />
            <Limits facts={facts} securing={securing} />
            <Locks facts={facts} securing={securing} />
            <Password />
            <BankCalling />
            <LimitsSheet key={`${facts.limits.single} ${facts.limits.aDay}`} facts={facts} securing={securing} />
            <NoticeSheet key={`notice ${facts.noticeOver}`} facts={facts} securing={securing} />
            <RegionsSheet key={`regions ${facts.provinces?.join(' ')}`} facts={facts} securing={securing} />
            {facts.stoppedAt === undefined && <StopSheet securing={securing} />}
          </>
        )}
      </Loaded>
      <FaceSheet securing={securing} scene="raiseLimit" bizToken={tokenOf('raiseLimit')} />
      <FaceSheet securing={securing} scene="liftStop" bizToken={tokenOf('liftStop')} />
      <PasswordSheet password={securing.password} name="修改支付安全设置" onComplete={securing.password.complete} />
    </Frame>
  )
}

/** What stops everything, or the way back. */
const Stop = ({ facts, securing }: Props) =>
  facts.stoppedAt === undefined ? (
    <Card className="pay-security__stop">
      <View className="pay-security__when">
        <Icon name="lock" tone="warning" />
        <View className="pay-security__when-text">
          <Unbroken text="手机丢了、怕被盗用时按这里，您的钱不会动" />
        </View>
      </View>
      <Button onPress={() => securing.open('stop')}>停止全部支付</Button>
    </Card>
  ) : (
    <>
      <Notice tone="warning">
        {`您已于${formatInstant(facts.stoppedAt)}停止全部支付。转出、付款和购买均会被拒绝，转入、支取和到期不受影响`}
      </Notice>
      <View className="pay-security__stop">
        <Button onPress={() => securing.change(facts, { change: 'lift' })}>恢复支付</Button>
        <View className="pay-security__note">恢复需人脸识别和支付密码</View>
      </View>
    </>
  )

const Limits = ({ facts, securing }: Props) => {
  const { limits, cooling, raise, usedToday } = facts
  const now = limitsNow(facts)
  return (
    <>
      {cooling && (
        <Notice tone="warning">
          {`为保护您的资金，安全信息变更后24小时内每日限额为${limitText(cooling.aDay)}，${formatInstant(cooling.until)}恢复`}
        </Notice>
      )}
      <CellGroup
        title="支付限额"
        note={<Unbroken text={`转出、商户付款和亲情卡合并计算，今日已用${inYuan(usedToday)}`} />}
      >
        <Cell label="单笔限额" value={limitText(now.single)} hint={afterwards(limits.single, now.single)} />
        <Cell label="每日限额" value={limitText(now.aDay)} hint={afterwards(limits.aDay, now.aDay)} />
        {raise && <Cell label="待生效" value={raiseLine(raise)} layout="stacked" />}
        {raise && <Cell label="撤销提高限额" onPress={() => void securing.change(facts, { change: 'cancelRaise' })} />}
        <Cell label="修改限额" onPress={() => securing.open('limits')} />
      </CellGroup>
    </>
  )
}

/** What a limit that is lower for now comes back to. */
const afterwards = (own: Fen, now: Fen): string | undefined => (now < own ? `恢复后为${limitText(own)}` : undefined)

const Locks = ({ facts, securing }: Props) => {
  const { nightLock, noticeOver, provinces } = facts
  return (
    <CellGroup title="交易保护">
      <Cell
        label="夜间锁"
        hint="22:00至次日6:00不能转出和付款"
        value={
          <Switch
            label="夜间锁"
            checked={nightLock}
            onChange={(on) => securing.change(facts, { change: 'nightLock', on })}
          />
        }
      />
      <Cell
        label="地区锁"
        hint={provinces ? provinceNames(provinces) : '在所选地区以外转出需人脸识别'}
        value={provinces ? '已开启' : '未开启'}
        onPress={() => securing.open('regions')}
      />
      <Cell
        label="大额提醒"
        hint="转出或付款达到金额时发消息"
        value={noticeOver === undefined ? '未开启' : `${limitText(noticeOver)}起`}
        onPress={() => securing.open('notice')}
      />
    </CellGroup>
  )
}

const Password = () => (
  <CellGroup title="支付密码">
    <Cell label="修改支付密码" onPress={() => go('/changePassword')} />
    <Cell label="忘记支付密码" onPress={() => go('/resetPassword')} />
  </CellGroup>
)

export default definePage(PaySecurity, { query: paySecurityQuery, skeleton: <Skeleton shape="list" count={6} /> })
