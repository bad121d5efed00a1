import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { ObstacleNotes } from '@/features/order/ObstacleNotes'
import { storage } from '@/platform/storage'
import { Button } from '@/ui/Button'
import { GesturePad } from '@/ui/GesturePad'
import { Notice } from '@/ui/Notice'
import { useChangeGesture } from './useChangeGesture'

const HINTS = {
  old: '请绘制原手势密码',
  new: '请绘制新的手势密码，至少连接4个点',
  repeat: '请再次绘制新的手势密码',
} as const

/** /changeGesture: another gesture for who knows the present one. */
function ChangeGesture({ route }: PageProps) {
  const { obstacles, step, error, draw, again } = useChangeGesture()
  useCaptureGuard()
  return (
    <Frame title={route.title}>
      <ObstacleNotes obstacles={obstacles} />
      <Notice>修改后，您在其他设备上的登录将退出</Notice>
      <GesturePad
        hint={HINTS[step]}
        error={error}
        onComplete={draw}
        unseen={step === 'old' && storage.get('linesHidden')}
      />
      {step === 'old' ? (
        <Button kind="text" onPress={() => go('/resetGues')}>
          忘记手势密码
        </Button>
      ) : (
        <Button kind="text" onPress={again}>
          重新设置
        </Button>
      )}
    </Frame>
  )
}

export default definePage(ChangeGesture)
