import { callHotline } from '@/app/callHotline'
import { go, switchTab } from '@/app/navigate'
import { BRAND } from '@/domain/brand'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'

/** Why the bank works with no promoters of its own choosing, and what there is instead. */
export const Closed = () => (
  <>
    <Empty
      picture="lock"
      text="暂不开放合作推广"
      hint="按监管要求，本行的产品只由本行工作人员介绍，不委托个人推广，合作渠道以本行公示为准，也不支付推广佣金"
      action={{ text: '查看本行产品', onPress: () => switchTab('/productDetailsHomePage') }}
    />
    <CellGroup title="谨防冒充">
      <Cell label="以“推广返佣”“拉人头奖励”为名的均非本行活动" />
      <Cell icon="shield" label="核实工作人员" onPress={() => go('/microShopCard', {})} />
      <Cell icon="phone" label="客服热线" value={BRAND.hotline} onPress={callHotline} />
    </CellGroup>
  </>
)

/** For who isn't of the bank's staff. */
export const StaffOnly = () => (
  <Empty
    picture="lock"
    text="仅供本行工作人员使用"
    hint="您可邀请好友，或核实工作人员"
    action={{ text: '核实工作人员', onPress: () => go('/microShopCard', {}) }}
  />
)

/** Why somebody who was allowed to promote may not now. */
export const Stopped = ({ state }: { readonly state: 'SUSPENDED' | 'ENDED' }) => (
  <Empty
    picture="lock"
    text={state === 'SUSPENDED' ? '推广资格已暂停' : '推广资格已终止或到期'}
    hint="期间不能使用推广文字、链接、海报和邀请码"
    action={{ text: '前往工作台', onPress: () => go('/clerkIndex', {}) }}
  />
)
