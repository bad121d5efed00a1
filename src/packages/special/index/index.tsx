import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { BRAND } from '@/domain/brand'
import { VERIFICATIONS_A_DAY } from '@/domain/special/machine'
import { Steps } from '@/features/identity/Steps'
import { Frame } from '@/app/Frame'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Notice } from '@/ui/Notice'
import { AtCounter } from '../AtCounter'

/** /specialIndex: what payouts to people by name are, what nobody ever asks for, and the way to one's own. */
const SpecialIndex = ({ route }: PageProps) => (
  <Frame title={route.title} action={<Button onPress={() => go('/specialIdCard')}>查询我的款项</Button>}>
    <Notice tone="warning">
      领取不收取任何费用，支付密码只在本应用内输入，本行工作人员不会索要密码和验证码。要求先转账再领取的，都是诈骗
    </Notice>
    <Steps
      title="怎样领取"
      steps={[
        { label: '确认是您本人', hint: `人脸识别并填写本人身份证，每天最多${VERIFICATIONS_A_DAY}次` },
        { label: '选择收款账户', hint: '领取到电子账户，或本人的专项卡' },
        { label: '开具电子回单', hint: '盖有电子章，可查验真伪' },
      ]}
      note="补贴、补偿、慰问金等由付款方按名单委托本行发放，只能由本人查询和领取"
    />
    <CellGroup>
      <AtCounter />
    </CellGroup>
    <CellGroup note={`未在截止日前领取的，款项将退回付款方。如有疑问请联系付款方，或致电${BRAND.hotline}`}>
      <Cell label="我的专项款项" onPress={() => go('/speciaLists')} />
      <Cell label="领取记录" onPress={() => go('/specialReceipt')} />
    </CellGroup>
  </Frame>
)

export default definePage(SpecialIndex)
