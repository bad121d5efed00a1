import type { FamilyKey } from '@/domain/product/families'
import { agreement } from './families/agreement'
import { custom } from './families/custom'
import { exclusive } from './families/exclusive'
import { fullDeposit } from './families/full'
import { gain } from './families/gain'
import { increasing } from './families/increasing'
import { premium } from './families/premium'
import { regular } from './families/regular'
import { renewed } from './families/renewed'
import { smart12 } from './families/smart12'
import { smart13 } from './families/smart13'
import { smart5 } from './families/smart5'
import { structured } from './families/structured'
import { useIt } from './families/useIt'
import { wealth } from './families/wealth'
import type { CatalogueFamily } from './product'

/** Everything the bank sells; one data file a family. */
export const CATALOGUE = {
  wealth,
  regular,
  full: fullDeposit,
  gain,
  premium,
  increasing,
  smart13,
  smart12,
  smart5,
  useIt,
  custom,
  exclusive,
  structured,
  agreement,
  renewed,
} as const satisfies Record<FamilyKey, CatalogueFamily>
