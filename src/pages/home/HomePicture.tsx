import { BankTabs } from '@/app/tabs'
import { DemoNote } from '@/app/DemoNote'
import { BRAND } from '@/domain/brand'
import type { BasisPoints } from '@/domain/money/fen'
import { familyRoute } from '@/products/entrance'
import { NavigationBar } from '@/ui/NavigationBar'
import { Screen } from '@/ui/Screen'
import { Theme } from '@/ui/Theme'
import { Entrances } from './Entrances'
import { Foot } from './Foot'
import { Greeting } from './Greeting'
import { HeroWaiting } from './HeroCard'
import { OfferCards } from './OfferCards'
import type { Offer } from './offers'

/** Stands for every product: what the bank tells takes its place. */
const SAMPLE: Offer = {
  productType: '',
  leadsTo: familyRoute('regular', 'Index'),
  name: '-',
  figure: { rate: 0 as BasisPoints },
  figureCaption: '-',
  facts: [{ caption: '-', value: '-' }],
  tags: ['-'],
}

/**
 * Home as the app draws it first, before anybody is known, as the template of index.html (config/startPage): the
 * greeting and the products are put in by ./drawFirst.ts. What the app then draws must be the same
 * (test/e2e/firstPicture.test.ts).
 */
export const HomePicture = () => (
  <Theme>
    <Screen
      header={<NavigationBar title={BRAND.bankName} />}
      note={BANK_IS_SANDBOX ? <DemoNote /> : undefined}
      tabBar={<BankTabs current="home" />}
    >
      <Greeting now={0} elder={false} />
      <HeroWaiting />
      <Entrances />
      <OfferCards offers={{ deposits: [SAMPLE], wealth: [SAMPLE] }} />
      <Foot />
    </Screen>
  </Theme>
)
