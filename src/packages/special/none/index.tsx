import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { HomeButton } from '@/app/HomeButton'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { ResultView } from '@/ui/ResultView'

/** /specialNone: nothing was found: why that may be, and whom to ask. */
const SpecialNone = ({ route }: PageProps) => (
  <Frame title={route.title}>
    <ResultView state="cancelled" title="没有可领取的款项" hint="以您本人的姓名和身份证号未查到新的款项">
      <Button onPress={() => go('/speciaLists', {}, { replace: true })}>我的专项款项</Button>
      <HomeButton />
    </ResultView>
    <CellGroup title="可能的原因">
      <Cell label="付款方尚未提交名单" hint="请向付款方确认发放时间" />
      <Cell label="名单上的姓名或身份证号有误" hint="请付款方更正后重新提交" />
      <Cell label="款项发放到其他银行" hint="请向付款方确认收款银行" />
      <Cell label="已领取，或已过截止日" hint="已领取的见领取记录；过期的已退回付款方" />
    </CellGroup>
    <CellGroup title="还想了解">
      <Cell label="领取记录" onPress={() => go('/specialReceipt')} />
      <Cell label="有问题，告诉我们" hint="由我行核实并答复" onPress={() => go('/Complaint', { kind: 'COMPLAINT' })} />
      <Cell label="客服热线" value={BRAND.hotline} onPress={callHotline} />
    </CellGroup>
  </Frame>
)

export default definePage(SpecialNone)
