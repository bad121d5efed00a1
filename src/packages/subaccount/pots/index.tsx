import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryPots } from '@/contract/pots/queryPots'
import { formatHidableAmount } from '@/domain/money/format'
import { MAX_POTS } from '@/domain/pots/pots'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EyeToggle } from '@/ui/EyeToggle'
import { Notice } from '@/ui/Notice'
import { Pressable } from '@/ui/Pressable'
import { Skeleton } from '@/ui/Skeleton'
import { Unbroken } from '@/ui/Unbroken'
import { PotFigures, PotOffer } from '../PotFigures'
import './pots.scss'

const NONE = {
  picture: 'sprout' as const,
  text: '还没有存钱罐',
  hint: '为一个目标单独存钱：随时存取，没有手续费，利息与余额相同',
  action: { text: '新建存钱罐', onPress: () => go('/potForm', {}) },
}

const Waiting = () => <Skeleton shape="card" count={3} />

/** /pots: what money of the electronic account is put aside for (docs/decisions/pots.md). */
function PotList({ route }: PageProps) {
  const read = useCall(queryPots, {})
  const [hidden, setHidden] = useAmountsHidden()
  const more = (read.data?.pots.length ?? 0) > 0 && (read.data?.canOpen ?? 0) > 0
  return (
    <Frame
      title={route.title}
      action={more ? <Button onPress={() => go('/potForm', {})}>新建存钱罐</Button> : undefined}
    >
      <Loaded read={read} waiting={<Waiting />} empty={({ pots }) => pots.length === 0 && NONE}>
        {({ pots, total, available, canOpen }) => (
          <>
            <Card tone="hero">
              <View className="pots__head">
                <View className="pots__caption">存钱罐合计（元）</View>
                <EyeToggle hidden={hidden} onToggle={setHidden} />
              </View>
              <Amount value={total} hidden={hidden} symbol={false} size="hero" />
              <View className="pots__note">
                <Unbroken
                  text={`另有电子账户可用余额${formatHidableAmount(available, hidden)}元。存钱罐里的钱与它一并计息，随时可转回。`}
                />
              </View>
            </Card>
            {pots.map((pot) => (
              <Card key={pot.potId}>
                <Pressable onPress={() => go('/pot', { potId: pot.potId })}>
                  <PotFigures pot={pot} hidden={hidden} />
                </Pressable>
                <PotOffer pot={pot} hidden={hidden} />
              </Card>
            ))}
            {canOpen === 0 && <Notice>{`最多可开立${MAX_POTS}个存钱罐，关闭不再使用的即可新建`}</Notice>}
          </>
        )}
      </Loaded>
    </Frame>
  )
}

export default definePage(PotList, { skeleton: <Waiting /> })
