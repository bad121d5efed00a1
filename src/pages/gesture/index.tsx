import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { useCaptureGuard } from '@/app/useCaptureGuard'
import { storage } from '@/platform/storage'
import { gestureQuery } from '@/routes/queries/entry'
import { sessionAtom } from '@/session/session'
import { useValue } from '@/session/store'
import { Button } from '@/ui/Button'
import { GesturePad } from '@/ui/GesturePad'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { useAccountFirst } from './useAccountFirst'
import { resetGesture, useGestureSignIn } from './useGestureSignIn'
import './gesture.scss'

/** /gesture: signs in a registered customer. */
function Gesture({ route, query }: PageProps<typeof gestureQuery>) {
  const { visitor } = useValue(sessionAtom)
  const { error, locked, enter } = useGestureSignIn(query.from)
  useAccountFirst()
  useCaptureGuard()
  return (
    <Frame title={route.title}>
      <View className="gesture-who">
        <View className="gesture-who__portrait">
          <Icon name={locked ? 'lock' : 'mine-filled'} />
        </View>
        <Heading level={2} className="gesture-who__name">
          {`您好，${visitor?.customerName ?? visitor?.registerMobileNo ?? '尊敬的客户'}`}
        </Heading>
      </View>
      {locked ? (
        <View className="gesture-locked">
          <View className="gesture-locked__text" {...{ role: 'alert' }}>
            {error}
          </View>
          <Button onPress={resetGesture}>通过支付密码重置</Button>
          <Button kind="text" onPress={() => go('/resetGues', {}, { replace: true })}>
            通过人脸识别重置
          </Button>
        </View>
      ) : (
        <>
          <GesturePad hint="请绘制手势密码" error={error} onComplete={enter} unseen={storage.get('linesHidden')} />
          <Button kind="text" onPress={resetGesture}>
            忘记手势密码
          </Button>
        </>
      )}
      <Button kind="text" onPress={() => go('/reportTheLoss', { object: 'ACCOUNT' })}>
        手机丢失或账户有风险，立即挂失
      </Button>
    </Frame>
  )
}

export default definePage(Gesture, { query: gestureQuery })
