import { useEffect, useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import type { Agreement, AgreementText } from '@/products/agreements'
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
  const { text, failed, load } = useText(agreement)
  return (
    <DocumentSheet
      document={
        agreement && {
          title: agreement.title,
          version: PRODUCT_AGREEMENT_VERSION,
          ...filledText(text ?? NOTHING, facts),
        }
      }
      instead={failed ? <ErrorState onRetry={load} /> : !text && <Skeleton shape="text" count={9} />}
      onClose={onClose}
    />
  )
}

/** A document's text, once it is there. */
function useText(agreement: Agreement | undefined) {
  const [loaded, setLoaded] = useState<{ readonly of: Agreement; readonly text?: AgreementText }>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!agreement) return undefined
    let wanted = true
    const keep = (text?: AgreementText) => wanted && setLoaded({ of: agreement, text })
    agreement.load().then(
      ({ text }) => keep(text),
      () => keep(),
    )
    return () => {
      wanted = false
    }
  }, [agreement, tries])
  const own = loaded?.of === agreement ? loaded : undefined
  const load = () => {
    setLoaded(undefined)
    setTries(tries + 1)
  }
  return { text: own?.text, failed: own !== undefined && own.text === undefined, load }
}
