import { View } from '@tarojs/components'
import { go, switchTab } from '@/app/navigate'
import { InsuranceMark } from '@/ui/InsuranceMark'
import { ProductCard } from '@/ui/ProductCard'
import { SectionTitle } from '@/ui/SectionTitle'
import { Skeleton } from '@/ui/Skeleton'
import type { Offer, Offers } from './offers'

/** The insurance mark stands with the bank's own deposits only; wealth products carry their notice instead. */
export const OfferCards = ({ offers }: { readonly offers: Offers | undefined }) => (
  <>
    <SectionTitle title="存款产品" onMore={() => switchTab('/productDetailsHomePage')} />
    {offers ? <Cards offers={offers.deposits} /> : <Skeleton shape="card" count={3} />}
    <View className="home-insured">
      <InsuranceMark />
    </View>
    {offers && offers.wealth.length > 0 && (
      <>
        <SectionTitle title="理财产品" />
        <Cards offers={offers.wealth} />
        <View className="home-caution">理财非存款、产品有风险、投资须谨慎</View>
      </>
    )}
  </>
)

const Cards = ({ offers }: { readonly offers: readonly Offer[] }) => (
  <View>
    {offers.map(({ productType, leadsTo, ...card }) => (
      <ProductCard key={productType} {...card} onPress={() => go(leadsTo, { productType })} />
    ))}
  </View>
)
