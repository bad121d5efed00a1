import { View } from '@tarojs/components'
import { goHome } from '@/app/navigate'
import { Frame } from '@/app/Frame'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { PROMISES } from '@/domain/message/promises'
import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { role } from '@/ui/role'
import { useOpeningProgress } from './useOpeningProgress'
import { progressLines } from './progress'
import './opening.scss'

const SPOKEN = { done: '已完成', current: '进行中', coming: '等待中' } as const

/** /openLoading: the bank works on the application. */
function Opening({ route }: PageProps) {
  const { opening, long } = useOpeningProgress()
  return (
    <Frame
      title={route.title}
      action={
        <Button kind="secondary" onPress={goHome}>
          先去首页看看
        </Button>
      }
    >
      <View className="opening" {...role('status')}>
        <Heading level={2} className="opening__title">
          正在为您开立账户
        </Heading>
        <View className="opening__hint">一般几秒钟即可完成，请稍候</View>
        <View {...role('list')} aria-label="开户进度">
          {progressLines(opening?.state).map(({ title, state }) => (
            <View key={title} className={classes('opening__line', `is-${state}`)} {...role('listitem')}>
              <View className="opening__mark">
                {state === 'done' && <Icon name="check" size="small" />}
                {state === 'current' && <View className="opening__spin" />}
              </View>
              <View className="opening__text">{title}</View>
              <View className="opening__state">{SPOKEN[state]}</View>
            </View>
          ))}
        </View>
      </View>
      {long && <Notice>{`处理时间较长，您可以先离开。${PROMISES.openingResult.says}，再次进入也可查看`}</Notice>}
    </Frame>
  )
}

export default definePage(Opening)
