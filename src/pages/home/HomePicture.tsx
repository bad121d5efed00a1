import { BankTabs } from '@/app/tabs'
import { DemoNote } from '@/app/DemoNote'
import { BRAND } from '@/domain/brand'
import { ZERO_FEN } from '@/domain/money/fen'
import { familyRoute } from '@/products/entrance'
import { EXAMPLE_AMOUNT } from '@/products/model/lookedAtFirst'
import { NavigationBar } from '@/ui/NavigationBar'
import { Screen } from '@/ui/Screen'
import { Theme } from '@/ui/Theme'
import { ComingWaiting } from './ComingWaiting'
import { Earn } from './Earn'
import { Entrances } from './Entrances'
import { Foot } from './Foot'
import { Greeting } from './Greeting'
import { HeroWaiting } from './HeroCard'
import type { TermEarning } from './termEarnings'

/** Stands for every term: what the bank tells takes its place. */
const SAMPLE: TermEarning = {
  ...{ key: '', label: '-', term: 1, termType: 'Y' },
  ...{ productType: '', leadsTo: familyRoute('regular', 'Index'), interest: ZERO_FEN, about: '-' },
}

/**
 * Home as the app draws it first, before anybody is known, as the template of index.html (config/startPage): the
 * greeting and the terms are put in by ./renderPreview.ts. What the app then draws must be the same
 * (test/e2e/preview.test.ts).
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
      <ComingWaiting />
      <Earn amount={EXAMPLE_AMOUNT} earnings={[SAMPLE]} />
      <Foot />
    </Screen>
  </Theme>
)
