import type { ProductFacts } from '@/contract/product/productFacts'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import { useLoad } from '@/ui/useLoad'
import type { Agreement, AgreementText } from '@/products/agreements'
import { DOCUMENTS } from '@/products/documents'
import { filledText } from '@/products/model/documents'
import { DocumentSheet } from '@/ui/DocumentSheet'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'

interface AgreementSheetProps {
  /** undefined: closed. */
  readonly agreement: Agreement | undefined
  readonly facts: ProductFacts | undefined
  readonly onClose: () => void
}

const NOTHING: AgreementText = { paragraphs: [] }

/** One of a product's documents, fetched when it is opened to be read. */
export function AgreementSheet({ agreement, facts, onClose }: AgreementSheetProps) {
  const { loaded, failed, retry } = useLoad<{ readonly text: AgreementText }>(
    agreement && DOCUMENTS[agreement.document],
  )
  return (
    <DocumentSheet
      document={
        agreement && {
          title: agreement.title,
          version: PRODUCT_AGREEMENT_VERSION,
          ...filledText(loaded?.text ?? NOTHING, facts),
        }
      }
      instead={failed ? <ErrorState onRetry={retry} /> : !loaded && <Skeleton shape="text" count={9} />}
      onClose={onClose}
    />
  )
}
