import { queryProducts } from '@/contract/product/queryProducts'
import type { FamilyKey } from '@/domain/product/families'
import { ProductFiles } from '@/features/document/ProductFiles'
import { describeFamily } from '@/products/registry'
import { useCall } from '@/session/useCall'
import { shownOf } from './shown'

interface FamilyFilesProps {
  readonly title: string
  readonly family: FamilyKey
}

/** What who buys one of a family agrees to; its blanks are filled from the first that is on sale. */
export function FamilyFiles({ title, family }: FamilyFilesProps) {
  const { data } = useCall(queryProducts, {})
  const [first] = data ? shownOf(data.products, { families: [family] }) : []
  return <ProductFiles title={title} files={describeFamily(family).agreements} facts={first?.facts} />
}
