import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { isWealth } from '@/domain/product/families'
import { productRoute } from '@/products/entrance'
import { describeProduct } from '@/products/registry'
import { link } from '@/routes/link'
import { depositLeaveQuery } from '@/routes/queries/bridge'
import { Empty } from '@/ui/Empty'
import { Crossing } from '../crossing/Crossing'

/** /billionPaLoadding: a deposit's page in the bank's own app, or here. */
function DepositLeave({ route, query: { productType, left } }: PageProps<typeof depositLeaveQuery>) {
  const index = productType === undefined || isWealth(productType) ? undefined : productRoute(productType, 'Index')
  if (productType === undefined || index === undefined) return <Lost title={route.title} />
  return (
    <Crossing
      title={route.title}
      about={`在手机银行App查看、存入“${describeProduct(productType)?.name}”`}
      elsewhere={{ text: '在这里查看', to: link(index, { productType }) }}
      crossing={{ bridge: 'deposit', id: productType }}
      page={{ name: route.name, query: { productType } }}
      left={left !== undefined}
    />
  )
}

/** What the link names isn't there, which is said: to be led elsewhere without a word would look like a fault. */
const Lost = ({ title }: { readonly title: string }) => (
  <Frame title={title}>
    <Empty
      picture="glasses"
      text="该产品不存在或暂未开放"
      hint="请核对链接来源，不要在来历不明的页面输入密码和验证码"
      action={{ text: '查看在售产品', onPress: () => go('/newProductList', {}, { replace: true }) }}
    />
  </Frame>
)

export default definePage(DepositLeave, { query: depositLeaveQuery })
