import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { formatDay } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import { isOpenGrant } from '@/domain/family/grant'
import { Loaded } from '@/features/loaded/Loaded'
import { Effect } from '@/features/order/Effect'
import { AfterObstacles } from '@/features/order/AfterObstacles'
import { PasswordSheet } from '@/features/order/PasswordSheet'
import { grantQuery } from '@/routes/queries/card'
import { Button } from '@/ui/Button'
import { readyKind } from '@/ui/Button/readyKind'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Skeleton } from '@/ui/Skeleton'
import { YuanField } from '@/ui/YuanField'
import { memberLine } from '../grants'
import type { GivenGrant } from '../grants'
import { GrantUse } from '../GrantUse'
import { Spendings } from './Spendings'
import { useGrant, useLimits } from './useGrant'
import './grant.scss'

type Grant = ReturnType<typeof useGrant>

const LIMIT_DIGITS = 4

/** /familyChangeCard: a family card that one gave: limits, pause, end, and what was paid with it. */
function GrantPage({ route, query }: PageProps<typeof grantQuery>) {
  const all = useGrant(query.grantId)
  return (
    <Frame title={route.title}>
      <Loaded
        read={all.grant}
        waiting={<Skeleton shape="card" count={2} />}
        empty={(grant) =>
          grant === undefined && {
            picture: 'glasses',
            text: '未找到该亲情卡',
            action: { text: '查看亲情卡', onPress: () => go('/familyCard', {}, { replace: true }) },
          }
        }
      >
        {(grant) => grant && <Content grant={grant} all={all} />}
      </Loaded>
    </Frame>
  )
}

function Content({ grant, all }: { readonly grant: GivenGrant; readonly all: Grant }) {
  const { grantId, state, memberMobileNo, answerBy } = grant
  return (
    <>
      <Card>
        <GrantUse grant={grant} name={memberLine(grant)} />
      </Card>
      <CellGroup>
        <Cell label="对方手机号" value={memberMobileNo} />
        {state === 'INVITED' && <Cell label="等待接受至" value={formatDay(day(answerBy))} />}
      </CellGroup>
      {isOpenGrant(state) && <Limits key={`${grant.monthLimit} ${grant.single}`} grant={grant} all={all} />}
      {state !== 'INVITED' && state !== 'DECLINED' && state !== 'LAPSED' && <Spendings grantId={grantId} />}
    </>
  )
}

/** What the card may be used for, and whether at all: drawn together, so that no button moves under a finger. */
function Limits({ grant, all }: { readonly grant: GivenGrant; readonly all: Grant }) {
  const { month, single, error, setMonth, setSingle, ready, effect, save, password } = useLimits(grant, all)
  return (
    <AfterObstacles
      obstacles={password.obstacles}
      waiting={
        <Card>
          <Skeleton shape="text" count={3} />
        </Card>
      }
    >
      <Card>
        <YuanField label="每月额度（元）" maxLength={LIMIT_DIGITS} value={month} onChange={setMonth} />
        <YuanField
          label="单笔额度（元）"
          maxLength={LIMIT_DIGITS}
          value={single}
          onChange={setSingle}
          hint="调低立即生效，调高需输入支付密码"
          error={error}
        />
        {effect && <Effect {...effect} />}
        <View className="grant-save">
          <Button kind={readyKind(ready)} size="medium" onPress={save}>
            保存额度
          </Button>
        </View>
        <PasswordSheet
          password={password}
          name={`提高${memberLine(grant)}的亲情卡额度`}
          onComplete={password.complete}
        />
      </Card>
      <Switches grant={grant} all={all} />
    </AfterObstacles>
  )
}

const Switches = ({ grant, all: { turn, resuming } }: { readonly grant: GivenGrant; readonly all: Grant }) => (
  <View className="grant-switches">
    {grant.state === 'ACTIVE' && (
      <Button kind="secondary" onPress={() => turn('pause')}>
        暂停使用
      </Button>
    )}
    {grant.state === 'PAUSED' && (
      <Button kind="secondary" onPress={resuming.ask}>
        恢复使用
      </Button>
    )}
    <Button kind="text" onPress={() => turn('end')}>
      {grant.state === 'INVITED' ? '撤回赠送' : '停用亲情卡'}
    </Button>
    <PasswordSheet password={resuming} name={`恢复${memberLine(grant)}的亲情卡`} onComplete={resuming.complete} />
  </View>
)

export default definePage(GrantPage, { query: grantQuery, skeleton: <Skeleton shape="card" count={2} /> })
