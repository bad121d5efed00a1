import { OFFERED } from '@brand'
import type { FamilyKey } from './families'

/** Whether the bank has a product family at all; one that it doesn't has no product, no page and no campaign. */
export const isOffered = (family: FamilyKey): boolean => OFFERED === 'all' || OFFERED.includes(family)
