import { useState } from 'react'
import type { ProductFacts } from '@/contract/product/productFacts'
import { PRODUCT_AGREEMENT_VERSION } from '@/domain/policy'
import type { Agreement } from '@/products/agreements'
import { Cell, CellGroup } from '@/ui/Cell'
import { AgreementSheet } from './AgreementSheet'

interface ProductFilesProps {
  readonly title?: string
  readonly files: readonly Agreement[]
  readonly facts: ProductFacts | undefined
}

/** The issuer's documents, each opened to be read (specification §3, "product-file list"). */
export function ProductFiles({ title = '产品文件', files, facts }: ProductFilesProps) {
  const [reading, setReading] = useState<Agreement>()
  return (
    <>
      <CellGroup title={title}>
        {files.map((file) => (
          <Cell
            key={file.title}
            label={file.title}
            hint={`版本 ${PRODUCT_AGREEMENT_VERSION}`}
            onPress={() => setReading(file)}
          />
        ))}
      </CellGroup>
      <AgreementSheet agreement={reading} facts={facts} onClose={() => setReading(undefined)} />
    </>
  )
}
