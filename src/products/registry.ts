import { familyOf } from '../domain/product/families'
import type { FamilyKey } from '../domain/product/families'
import { agreement } from './families/agreement'
import { custom } from './families/custom'
import { exclusive } from './families/exclusive'
import { full } from './families/full'
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
import type { ProductDescription } from './family'

/** The one place a family's key meets its data. A new family is a line here and a file in ./families. */
const DESCRIPTIONS: Readonly<Record<FamilyKey, ProductDescription>> = {
  regular,
  gain,
  premium,
  full,
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
  wealth,
}

export const describeFamily = (family: FamilyKey): ProductDescription => DESCRIPTIONS[family]

/** The description that a product code shares with its family's other codes; undefined for a code of no family. */
export function describeProduct(code: string): ProductDescription | undefined {
  const family = familyOf(code)
  return family && describeFamily(family)
}

/** A description's sentence with its blanks filled; a value that isn't known yet reads '--' (specification §4). */
export const fillIn = (sentence: string, values: Readonly<Record<string, string | undefined>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '--')
