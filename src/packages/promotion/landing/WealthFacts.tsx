import { queryProductDetail } from '@/contract/product/queryProductDetail'
import { formatDay } from '@/domain/dates/format'
import { formatTenThousandths } from '@/domain/money/format'
import { familyOf, familyRule } from '@/domain/product/families'
import { ProductFiles } from '@/features/document/ProductFiles'
import { Loaded } from '@/features/loaded/Loaded'
import { distributionLines } from '@/products/disclosure'
import { levelSentence } from '@/products/model/facts'
import { monthIncome } from '@/products/model/monthIncome'
import { describeFamily } from '@/products/registry'
import { useCall } from '@/session/useCall'
import { Cell, CellGroup } from '@/ui/Cell'
import { FineLines } from '../Fine'
import { WealthWaiting } from './StillBlock'

/** How money comes back, as the product's own page says it. */
const RULES = ['申购规则', '收益规则', '赎回规则', '费用说明']

interface WealthFactsProps {
  readonly title: string
  /** The product that the page's link names. */
  readonly productType?: string | undefined
}

/** The distributed product as it is now: level, a month's published income, how it is bought and redeemed, its files. */
export function WealthFacts({ title, productType: named = '' }: WealthFactsProps) {
  const [first = ''] = familyRule('wealth').codes
  const productType = familyOf(named) === 'wealth' ? named : first
  const read = useCall(queryProductDetail, { productType })
  const { index } = describeFamily('wealth')
  return (
    <Loaded read={read} waiting={<WealthWaiting />}>
      {({ product, yields }) => {
        const month = monthIncome(yields)
        return (
          <>
            <CellGroup
              title={title}
              note={month && '以上为管理人已公布的历史数据，过往业绩不代表其未来表现，不等于理财产品实际收益。'}
            >
              <Cell label="产品名称" value={product.productName} />
              <Cell label="风险等级" value={product.riskLevel} />
              {month && (
                <>
                  <Cell label="近30日每万份累计收益" value={`${formatTenThousandths(month.per10k)}元`} strong />
                  <Cell label="统计区间" value={`${formatDay(month.from)}至${formatDay(month.to)}`} layout="stacked" />
                </>
              )}
            </CellGroup>
            <CellGroup title="申购与赎回">
              {(index.productInfo ?? [])
                .filter((info) => RULES.includes(info.title))
                .map((info) => (
                  <Cell key={info.title} label={info.title} hint={info.content} />
                ))}
            </CellGroup>
            <ProductFiles files={index.files ?? []} facts={product} />
            {/* While it is sold, its card above has all that must be said beside it. */}
            <FineLines lines={product.saleStatus === 'ON_SALE' ? levelSentence(product) : distributionLines(product)} />
          </>
        )
      }}
    </Loaded>
  )
}
