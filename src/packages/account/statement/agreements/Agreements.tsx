import { useState } from 'react'
import { go } from '@/app/navigate'
import { documentOf } from '@/products/model/documents'
import { Cell, CellGroup } from '@/ui/Cell'
import { DocumentSheet } from '@/ui/DocumentSheet'
import { fileOf, FILES } from './files'
import type { FileId } from './files'

/** Product and agreement files that anybody may read. */
export function Agreements({ opened }: { readonly opened: FileId | undefined }) {
  const [shown, setShown] = useState(opened)
  const file = fileOf(shown)
  const read = (id: FileId): void => {
    const content = fileOf(id)?.content
    if (content && !('paragraphs' in content)) return go(content)
    setShown(id)
  }
  const document = file && 'paragraphs' in file.content ? documentOf(file.content, undefined) : undefined
  return (
    <>
      {FILES.map(({ title, files }) => (
        <CellGroup key={title} title={title}>
          {files.map((one) => (
            <Cell key={one.id} icon="document" label={one.title} onPress={() => read(one.id)} />
          ))}
        </CellGroup>
      ))}
      <DocumentSheet document={document} onClose={() => setShown(undefined)} />
    </>
  )
}
