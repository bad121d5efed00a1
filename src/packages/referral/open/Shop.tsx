import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go, switchTab } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { ProductFacts } from '@/contract/product/productFacts'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryShop } from '@/contract/shop/queryShop'
import { familyOf } from '@/domain/products/families'
import { hoursText } from '@/domain/branches/branches'
import { branchOf } from '@/domain/branches/list'
import { BRANCH_KEYS } from '@/domain/referral/marketer'
import { DesktopCode } from '@/features/desktopCode/DesktopCode'
import { Later } from '@/features/loaded/Later'
import { Loaded } from '@/features/loaded/Loaded'
import { useState } from 'react'
import { disclosureLines } from '@/products/disclosure'
import { productRoute } from '@/products/entrance'
import { SALE_TAGS } from '@/products/model/facts'
import { productLook } from '@/products/model/figure'
import { link } from '@/routes/link'
import { useCall } from '@/session/useCall'
import { Button } from '@/ui/Button'
import { Cell, CellGroup } from '@/ui/Cell'
import { Empty } from '@/ui/Empty'
import { Notice } from '@/ui/Notice'
import { ProductCard } from '@/ui/ProductCard'
import { Section } from '@/ui/Cell/Section'
import { Skeleton } from '@/ui/Skeleton'
import type { OpenPage } from '../pages'
import { PersonCard } from '../PersonCard'
import { Booking } from './Booking'
import { Bookings } from './Bookings'

type Told = ResponseOf<typeof queryShop>

/** Interest is reckoned for every family, and the card beside the shop needs none of it. */
const loadAtEnd = () => import('@/features/atEnd/AtEnd')

const BANK = { text: '查看本行产品', onPress: () => switchTab('/productDetailsHomePage') }

/** /microShopHomePage: a clerk's shop as it was approved, and an appointment at the branch. */
export function Shop({ route, query: { saverId } }: OpenPage) {
  const read = useCall(queryShop, saverId === undefined ? undefined : { salesId: saverId })
  const { member, accept } = useMemberArea(route, saverId === undefined ? {} : { saverId })
  const [booking, setBooking] = useState(false)
  const book = (): void => (member ? setBooking(true) : void accept())
  return (
    <Frame
      title={route.title}
      {...((read.data || saverId === undefined) && {
        action: <Button onPress={book}>{saverId === undefined ? '预约客户经理' : '预约到店'}</Button>,
      })}
    >
      {saverId === undefined ? (
        <>
          <Branches />
          {member && <Bookings />}
          <Booking open={booking} onClose={() => setBooking(false)} />
        </>
      ) : (
        <Loaded
          read={read}
          waiting={<Skeleton shape="hero" />}
          failed={({ kind, message }) => kind === 'refused' && <Empty text={message} action={BANK} />}
        >
          {(shop) => (
            <>
              <Owner shop={shop} />
              <Products codes={shop.products} />
              {shop.articles.length > 0 && (
                <CellGroup title="推荐阅读">
                  {shop.articles.map(({ articleId, title }) => (
                    <Cell key={articleId} label={title} onPress={() => go('/commonQuestionNew', { articleId })} />
                  ))}
                </CellGroup>
              )}
              {member && <Bookings />}
              <DesktopCode route={route} query={{ saverId }} />
              <Booking open={booking} salesId={shop.salesId} onClose={() => setBooking(false)} />
            </>
          )}
        </Loaded>
      )}
    </Frame>
  )
}

/** Where somebody can be booked without knowing anybody's number. */
const Branches = () => (
  <>
    <Notice>选好网点和时间即可预约，由该网点的客户经理接待。如要预约指定的工作人员，请打开其店铺链接</Notice>
    {BRANCH_KEYS.map((key) => (
      <CellGroup key={key} title={branchOf(key).name}>
        <Cell label="地址" value={`${branchOf(key).city}${branchOf(key).address}`} layout="stacked" />
        <Cell label="电话" value={branchOf(key).phone} />
        <Cell label="营业时间" value={hoursText(branchOf(key))} layout="stacked" />
      </CellGroup>
    ))}
  </>
)

function Owner({ shop }: { readonly shop: Told }) {
  const { salesId } = shop
  const place = branchOf(shop.branch)
  return (
    <>
      <PersonCard person={shop}>
        <View className="referral-person__text">{shop.introduction}</View>
      </PersonCard>
      <CellGroup>
        <Cell
          icon="shield"
          label="已核实"
          value={`工号${salesId}`}
          onPress={() => go('/microShopCard', { saverId: salesId })}
        />
        <Cell label="所属网点" value={place.name} />
        <Cell label="网点电话" value={place.phone} />
      </CellGroup>
    </>
  )
}

const shownOf = (products: readonly ProductFacts[], codes: readonly string[]) =>
  codes.flatMap((code) => {
    const facts = products.find(({ productType }) => productType === code)
    const name = productRoute(code, 'Index')
    const family = familyOf(code)
    return facts && family && name !== undefined ? [{ family, facts, name }] : []
  })

/** Products as the bank sells them now, with what has to be said of their kinds. */
function Products({ codes }: { readonly codes: readonly string[] }) {
  const read = useCall(queryProducts, {})
  return (
    <Section title="产品">
      <Loaded read={read} waiting={<Skeleton shape="card" count={codes.length} />}>
        {({ products }) => (
          <>
            {shownOf(products, codes).map(({ family, facts, name }) => (
              <ProductCard
                key={facts.productType}
                {...productLook(family, facts)}
                closed={SALE_TAGS[facts.saleStatus]}
                onPress={() => go(link(name, { productType: facts.productType }))}
              />
            ))}
            <Later load={loadAtEnd} waiting={<Skeleton shape="list" count={codes.length} />}>
              {({ AtEnd }) => (
                <AtEnd shown={shownOf(products, codes).filter(({ facts }) => facts.saleStatus === 'ON_SALE')} />
              )}
            </Later>
            {disclosureLines(shownOf(products, codes)).map((line) => (
              <View key={line} className="referral-note">
                {line}
              </View>
            ))}
          </>
        )}
      </Loaded>
    </Section>
  )
}
