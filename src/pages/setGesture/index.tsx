import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { setGestureQuery } from '@/routes/queries/entry'
import { randomBytes } from '@/session/bank'
import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import { GesturePad } from '@/ui/GesturePad'
import { Notice } from '@/ui/Notice'
import { SecureKeyboard } from '@/ui/SecureKeyboard'
import { TextLink } from '@/ui/TextLink'
import { useAccountFirst } from '../gesture/useAccountFirst'
import type { SetGestureState } from './steps'
import { followWay, useSetGesture } from './useSetGesture'
import './setGesture.scss'

const HINTS: Readonly<Record<SetGestureState['step'], string>> = {
  draw: '请绘制手势密码，至少连接4个点',
  repeat: '请再次绘制相同的图案',
  password: '请验证支付密码',
}

/** /GesturePassword?type=1: sets the gesture password, the first or a new one. */
function SetGesture({ route }: PageProps<typeof setGestureQuery>) {
  const { state, obstacles, draw, submit, again } = useSetGesture()
  useAccountFirst()
  useCaptureGuard()
  const asking = state.step === 'password'
  return (
    <Frame title={route.title}>
      {obstacles.map(({ name, message, way }) => (
        <Notice key={name} tone="warning" {...(way && { action: way.yes, onPress: () => followWay(way) })}>
          {message}
        </Notice>
      ))}
      <Steps current={state.step} />
      <GesturePad
        hint={HINTS[state.step]}
        error={asking ? undefined : state.problem}
        onComplete={draw}
        disabled={asking}
      />
      {state.step !== 'draw' && (
        <Button kind="text" onPress={again}>
          重新设置
        </Button>
      )}
      <SecureKeyboard
        open={asking}
        title="请输入支付密码"
        hint="验证通过后立即生效"
        randomBytes={randomBytes}
        error={asking ? state.problem : undefined}
        extra={<TextLink text="忘记支付密码" onPress={() => go('/resetGues', {}, { replace: true })} />}
        onComplete={submit}
        onClose={again}
      />
    </Frame>
  )
}

const STEPS = [
  { step: 'draw', label: '绘制图案' },
  { step: 'repeat', label: '再次确认' },
  { step: 'password', label: '验证身份' },
] as const

function Steps({ current }: { readonly current: SetGestureState['step'] }) {
  const reached = STEPS.findIndex(({ step }) => step === current)
  return (
    <View
      className="set-gesture-steps"
      {...{ role: 'img' }}
      aria-label={`第${reached + 1}步，共${STEPS.length}步：${STEPS[reached]?.label ?? ''}`}
    >
      {STEPS.map(({ step, label }, index) => (
        <View key={step} className={classes('set-gesture-step', index <= reached && 'is-reached')} aria-hidden="true">
          <View className="set-gesture-step__number">{index + 1}</View>
          <View className="set-gesture-step__label">{label}</View>
        </View>
      ))}
    </View>
  )
}

export default definePage(SetGesture, { query: setGestureQuery })
