import { View } from '@tarojs/components'
import { callBranch } from '@/app/callBranch'
import { Frame } from '@/app/Frame'
import { useMemberArea } from '@/app/invitation'
import { go, switchTab } from '@/app/navigate'
import type { ResponseOf } from '@/contract/call'
import type { ProductFacts } from '@/contract/product/productFacts'
import { queryProducts } from '@/contract/product/queryProducts'
import { queryShop } from '@/contract/shop/queryShop'
import { familyOf } from '@/domain/product/families'
import { hoursText } from '@/domain/branches/branches'
import { branchOf } from '@/domain/branches/list'
import { BRANCH_KEYS } from '@/domain/referral/marketer'
import { isServing } from '@/domain/referral/served'
import { filledUp, SHOP_LIMITS } from '@/domain/shop/shop'
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
import { ShopCode } from './ShopCode'

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
  const clerk = read.data && isServing(read.data.kind) ? read.data.salesId : undefined
  return (
    <Frame
      title={route.title}
      {...((read.data || saverId === undefined) && {
        action: <Button onPress={book}>{clerk === undefined ? '预约客户经理' : '预约到店'}</Button>,
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
          failed={({ kind, message }) => kind === 'refused' && <Empty picture="bridge" text={message} action={BANK} />}
        >
          {(shop) => (
            <>
              <Owner shop={shop} />
              <Products codes={shop.products} />
              <Section title="店铺二维码">
                <ShopCode name={shop.name} salesId={shop.salesId} />
              </Section>
              {shop.articles.length > 0 && (
                <CellGroup title="推荐阅读">
                  {shop.articles.map(({ articleId, title }) => (
                    <Cell key={articleId} label={title} onPress={() => go('/commonQuestionNew', { articleId })} />
                  ))}
                </CellGroup>
              )}
              {member && <Bookings />}
              <Booking
                open={booking}
                {...(clerk !== undefined && { salesId: clerk })}
                onClose={() => setBooking(false)}
              />
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
        <Cell
          label="电话"
          name={`拨打${branchOf(key).name}电话，${branchOf(key).phone}`}
          value={branchOf(key).phone}
          onPress={() => callBranch(branchOf(key).phone)}
        />
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
      <PersonCard person={shop} salesId={salesId}>
        <View className="referral-person__text">{shop.introduction}</View>
      </PersonCard>
      <CellGroup>
        <Cell
          icon="shield"
          label="已核实"
          value="查看名片"
          onPress={() => go('/microShopCard', { saverId: salesId })}
        />
        <Cell label="网点电话" value={place.phone} onPress={() => callBranch(place.phone)} />
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

type Shown = ReturnType<typeof shownOf>

const Cards = ({ shown }: { readonly shown: Shown }) => (
  <>
    {shown.map(({ family, facts, name }) => (
      <ProductCard
        key={facts.productType}
        {...productLook(family, facts)}
        closed={SALE_TAGS[facts.saleStatus]}
        onPress={() => go(link(name, { productType: facts.productType }))}
      />
    ))}
  </>
)

/** What the owner chose and, where that is less than a shop has room for, the bank's own deposits after it. */
function shelfOf(products: readonly ProductFacts[], codes: readonly string[]): Record<'chosen' | 'more', Shown> {
  const chosen = shownOf(products, codes)
  const deposits = products.filter(({ productType, kind, saleStatus }) => {
    return kind === 'deposit' && familyOf(productType) !== 'wealth' && saleStatus === 'ON_SALE'
  })
  const of = (some: readonly ProductFacts[]) => some.map(({ productType }) => productType)
  const more = filledUp(
    of(chosen.map(({ facts }) => facts)),
    of(shownOf(products, of(deposits)).map(({ facts }) => facts)),
  )
  return { chosen, more: shownOf(products, more) }
}

/** Products as the bank sells them now, with what has to be said of their kinds. */
function Products({ codes }: { readonly codes: readonly string[] }) {
  const read = useCall(queryProducts, {})
  return (
    <Loaded read={read} waiting={<Skeleton shape="card" count={SHOP_LIMITS.products} />}>
      {({ products }) => {
        const { chosen, more } = shelfOf(products, codes)
        const all = [...chosen, ...more]
        return (
          <>
            {chosen.length > 0 && (
              <Section title="产品">
                <Cards shown={chosen} />
              </Section>
            )}
            {more.length > 0 && (
              <Section title="本行在售存款">
                <Cards shown={more} />
              </Section>
            )}
            <Later load={loadAtEnd} waiting={<Skeleton shape="list" count={all.length} />}>
              {({ AtEnd }) => <AtEnd shown={all.filter(({ facts }) => facts.saleStatus === 'ON_SALE')} />}
            </Later>
            {disclosureLines(all).map((line) => (
              <View key={line} className="referral-note">
                {line}
              </View>
            ))}
          </>
        )
      }}
    </Loaded>
  )
}
