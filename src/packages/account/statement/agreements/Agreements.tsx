import { useState } from 'react'
import { go } from '@/app/navigate'
import { AgreementSheet } from '@/features/document/AgreementSheet'
import { Cell, CellGroup } from '@/ui/Cell'
import { fileOf, FILES } from './files'
import type { FileId } from './files'

/** Product and agreement files that anybody may read. */
export function Agreements({ opened }: { readonly opened: FileId | undefined }) {
  const [shown, setShown] = useState(opened)
  const read = (id: FileId): void => {
    const page = fileOf(id)?.page
    if (page) return go(page)
    setShown(id)
  }
  return (
    <>
      {FILES.map(({ title, files }) => (
        <CellGroup key={title} title={title}>
          {files.map((one) => (
            <Cell key={one.id} icon="document" label={one.title} onPress={() => read(one.id)} />
          ))}
        </CellGroup>
      ))}
      <AgreementSheet agreement={fileOf(shown)?.agreement} facts={undefined} onClose={() => setShown(undefined)} />
    </>
  )
}
