import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { queryPots } from '@/contract/pots/queryPots'
import { MAX_POTS } from '@/domain/pots/pots'
import { useAmountsHidden } from '@/features/list/useAmountsHidden'
import { Loaded } from '@/features/loaded/Loaded'
import { useCall } from '@/session/useCall'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { Skeleton } from '@/ui/Skeleton'
import { PotFigures } from '../PotFigures'

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
  const [hidden] = useAmountsHidden()
  const more = (read.data?.pots.length ?? 0) > 0 && (read.data?.canOpen ?? 0) > 0
  return (
    <Frame
      title={route.title}
      action={more ? <Button onPress={() => go('/potForm', {})}>新建存钱罐</Button> : undefined}
    >
      <Loaded read={read} waiting={<Waiting />} empty={({ pots }) => pots.length === 0 && NONE}>
        {({ pots, total, available, canOpen }) => (
          <>
            <CellGroup note="存钱罐里的钱仍属于您的电子账户：计入账户总额，与余额一并计息，随时可转回">
              <Cell strong label="存钱罐合计" value={<Amount value={total} hidden={hidden} size="amount" />} />
              <Cell label="电子账户可用余额" value={<Amount value={available} hidden={hidden} />} />
            </CellGroup>
            {pots.map((pot) => (
              <Card key={pot.potId} onPress={() => go('/pot', { potId: pot.potId })}>
                <PotFigures pot={pot} hidden={hidden} />
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
