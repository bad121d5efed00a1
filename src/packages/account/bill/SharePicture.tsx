import type { Month } from '@/domain/dates/month'
import { picture } from '@/platform/picture'
import { confirm } from '@/session/overlay'
import { useAction } from '@/session/useAction'
import { Cell, CellGroup } from '@/ui/Cell'
import { showToast } from '@/ui/Toast'
import type { MonthBill } from './bill'
import { drawBill } from './picture'

const WHAT_IT_SHOWS = '图片只有月份、各项收支的占比和银行名称，不含金额、姓名和账号。发送给他人后无法撤回。'

/** The way to the picture of the bill; none where there is nothing to draw. */
export function SharePicture({ bill, month }: { readonly bill: MonthBill; readonly month: Month }) {
  const drawing = drawBill(bill, month)
  const share = useAction(async () => {
    if (!drawing || !(await confirm({ title: '分享账单图片', text: WHAT_IT_SHOWS, yes: '生成图片' }))) return
    const shared = await picture.share(`bill-${month}.png`, drawing)
    if (!shared.ok) showToast('当前环境不能分享图片')
    else if (shared.value === 'saved') showToast('图片已保存')
  })
  if (!drawing) return null
  return (
    <CellGroup>
      <Cell label="分享账单图片" hint="只含占比，不含金额" onPress={share.run} />
    </CellGroup>
  )
}
