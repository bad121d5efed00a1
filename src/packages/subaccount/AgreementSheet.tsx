import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AccountClass } from '@/domain/subaccount/classes'
import { DocumentSheet } from '@/ui/DocumentSheet'
import { classAgreement } from './agreement'

interface AgreementSheetProps {
  readonly class: AccountClass
  /** Draws what opens it, which calls it 《…》. */
  readonly children: (title: string, open: () => void) => ReactNode
}

/** The agreement that an account of a class is opened under, to be read. */
export function AgreementSheet({ class: accountClass, children }: AgreementSheetProps) {
  const [reading, setReading] = useState(false)
  const document = classAgreement(accountClass)
  return (
    <>
      {children(`《${document.title}》`, () => setReading(true))}
      <DocumentSheet document={reading ? document : undefined} onClose={() => setReading(false)} />
    </>
  )
}
