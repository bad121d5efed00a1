import { View } from '@tarojs/components'
import { useState } from 'react'
import { callHotline } from '@/app/callHotline'
import { go } from '@/app/navigate'
import { BRAND } from '@/domain/brand'
import { isFitAsk, SECURITY_BOUNDS } from '@/domain/limits/settings'
import { typedYuan } from '@/domain/money/input'
import { PROVINCES } from '@/domain/limits/provinces'
import { FacePart, faceAction } from '@/features/identity/face/FacePart'
import { useConsentedFace } from '@/features/identity/face/useConsentedFace'
import { link } from '@/routes/link'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { classes } from '@/ui/classes'
import { Checkbox } from '@/ui/Checkbox'
import { showComplaint } from '@/ui/complaint'
import { GesturePad } from '@/ui/GesturePad'
import { Notice } from '@/ui/Notice'
import { Sheet } from '@/ui/Sheet'
import { showToast } from '@/ui/Toast'
import { unbroken } from '@/ui/Unbroken/unbroken'
import { YuanField } from '@/ui/YuanField'
import { inYuan, limitTyped, MAX_LIMITS } from './settings'
import type { Facts } from './settings'
import type { Securing } from './usePaySecurity'
import './paySecurity.scss'

interface Props {
  readonly facts: Facts
  readonly securing: Securing
}

const MAX_DIGITS = 7

/** The most at once and in a day. */
export function LimitsSheet({ facts, securing }: Props) {
  const { opened, close, change } = securing
  const [single, setSingle] = useState(typedYuan(facts.limits.single))
  const [aDay, setADay] = useState(typedYuan(facts.limits.aDay))
  const [error, setError] = useState<string>()
  const [one, all] = [limitTyped(single), limitTyped(aDay)]
  const given = one !== undefined && all !== undefined
  const ask = given ? ({ change: 'limits', limits: { single: one, aDay: all } } as const) : undefined
  const save = async (): Promise<void> => {
    if (!ask || !isFitAsk(ask)) {
      setError(`请输入整数元，单笔不超过每日。${MAX_LIMITS}`)
      return showComplaint()
    }
    setError(undefined)
    await change(facts, ask)
  }
  return (
    <Sheet
      open={opened === 'limits'}
      title="修改支付限额"
      onClose={close}
      action={
        <Button kind={readyKind(ask !== undefined && isFitAsk(ask))} onPress={save}>
          保存
        </Button>
      }
    >
      <Notice>
        {facts.faceShown.raiseLimit
          ? '身份已确认，请输入新的限额。提高的限额次日生效'
          : '调低立即生效；调高需人脸识别，次日生效，生效前可撤销'}
      </Notice>
      <YuanField label="单笔限额（元）" maxLength={MAX_DIGITS} value={single} onChange={setSingle} />
      <YuanField
        label="每日限额（元）"
        maxLength={MAX_DIGITS}
        value={aDay}
        onChange={setADay}
        hint={MAX_LIMITS}
        error={error}
      />
    </Sheet>
  )
}

/** From how much on a payment is told. */
export function NoticeSheet({ facts, securing }: Props) {
  const { opened, close, change } = securing
  const [typed, setTyped] = useState(facts.noticeOver === undefined ? '' : typedYuan(facts.noticeOver))
  const [error, setError] = useState<string>()
  const over = limitTyped(typed)
  const fits = over !== undefined && isFitAsk({ change: 'notice', over })
  const save = async (): Promise<void> => {
    if (!fits) {
      setError(`请输入1元至${inYuan(SECURITY_BOUNDS.aDay)}的整数金额`)
      return showComplaint()
    }
    setError(undefined)
    await change(facts, { change: 'notice', over })
  }
  return (
    <Sheet
      open={opened === 'notice'}
      title="大额提醒"
      onClose={close}
      action={
        <>
          <Button kind={readyKind(fits)} onPress={save}>
            保存
          </Button>
          {facts.noticeOver !== undefined && (
            <Button kind="text" onPress={() => change(facts, { change: 'notice', over: undefined })}>
              关闭大额提醒
            </Button>
          )}
        </>
      }
    >
      <Notice>转出或付款达到该金额时，您会收到一条消息</Notice>
      <YuanField
        label="提醒金额（元）"
        placeholder="请输入整数金额"
        maxLength={MAX_DIGITS}
        value={typed}
        onChange={setTyped}
        error={error}
      />
    </Sheet>
  )
}

/** From which provinces a transfer needs no face. */
export function RegionsSheet({ facts, securing }: Props) {
  const { opened, close, change } = securing
  const [chosen, setChosen] = useState<readonly string[]>(facts.provinces ?? [])
  const turn = (code: string, on: boolean): void =>
    setChosen((before) => (on ? [...before, code] : before.filter((one) => one !== code)))
  return (
    <Sheet
      open={opened === 'regions'}
      title="地区锁"
      onClose={close}
      action={
        <>
          <Button
            kind={readyKind(chosen.length > 0)}
            onPress={() =>
              chosen.length === 0
                ? showToast('请选择常用地区')
                : change(facts, { change: 'regions', provinces: chosen })
            }
          >
            {chosen.length === 0 ? '保存' : `保存（已选${chosen.length}个）`}
          </Button>
          {facts.provinces && (
            <Button kind="text" onPress={() => change(facts, { change: 'regions', provinces: undefined })}>
              关闭地区锁
            </Button>
          )}
        </>
      }
    >
      <Notice>
        转出时会请求您的位置，只用来判断所在省份：不在所选地区或无法获取位置时，需先进行人脸识别。经纬度不会发送给银行
      </Notice>
      <View className="pay-security__regions">
        {PROVINCES.map(({ code, name }) => (
          <Checkbox key={code} label={name} checked={chosen.includes(code)} onChange={(on) => turn(code, on)} />
        ))}
      </View>
    </Sheet>
  )
}

/** What stopping does to whom, a fact a line. */
const STOP_FACTS: readonly { readonly name: string; readonly facts: readonly string[]; readonly warns?: boolean }[] = [
  { name: '停止', facts: ['转出、付款和购买', '待转出的资金会退回'], warns: true },
  { name: '不受影响', facts: ['转入和到期', '存款支取到您自己的账户'] },
  { name: '怎样恢复', facts: ['凭人脸识别和支付密码'] },
]

/**
 * One drawing stops everything. The pad stands below what scrolls, so that it is whole on every screen; below it, for who
 * doesn't know the gesture any more, its reset, and the hotline, which reports the account lost without it: that stops
 * payments too, and more (LOSS_FACTS), so the button says what is done.
 */
export function StopSheet({ securing: { opened, close, wrong, stop } }: Pick<Props, 'securing'>) {
  return (
    <Sheet
      open={opened === 'stop'}
      title="停止全部支付"
      onClose={close}
      action={
        <GesturePad
          hint="请绘制手势密码，立即停止"
          error={wrong}
          onComplete={stop}
          otherwise={
            <>
              <Button kind="text" onPress={() => go('/resetGues')}>
                忘记手势密码
              </Button>
              <Button kind="secondary" size="medium" onPress={callHotline}>{`拨打${BRAND.hotline}挂失`}</Button>
            </>
          }
        />
      }
    >
      <View className="pay-security__calm">您的钱还在，不会动</View>
      {STOP_FACTS.map(({ name, facts, warns }) => (
        <View key={name} className="pay-security__facts">
          <View className={classes('pay-security__facts-name', warns && 'is-warning')}>{name}</View>
          <View className="pay-security__facts-said">
            {facts.map((fact) => (
              <View key={fact}>{unbroken(fact)}</View>
            ))}
          </View>
        </View>
      ))}
    </Sheet>
  )
}

const PURPOSES = { raiseLimit: '提高限额', liftStop: '恢复支付' } as const

/** A face before limits go up or a stop is lifted. */
export function FaceSheet({
  securing,
  scene,
  bizToken,
}: Pick<Props, 'securing'> & { readonly scene: 'raiseLimit' | 'liftStop'; readonly bizToken: string | undefined }) {
  const open = securing.opened === scene
  const face = useConsentedFace(
    { scene, returnTo: link('/paySecurity', { scene }), bizToken, onPassed: () => securing.faceShown(scene) },
    open,
  )
  return (
    <Sheet open={open} title="人脸识别" onClose={securing.close} action={faceAction(face)}>
      <FacePart face={face} purpose={PURPOSES[scene]} />
    </Sheet>
  )
}
