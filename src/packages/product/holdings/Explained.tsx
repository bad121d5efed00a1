import { View } from '@tarojs/components'
import { useState } from 'react'
import { queryProducts } from '@/contract/product/queryProducts'
import type { ExplanationPopup } from '@/domain/product/families'
import { EXPLANATIONS } from '@/products/explanations'
import { explained, namesFacts } from '@/products/model/documents'
import { useCall } from '@/session/useCall'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Sheet } from '@/ui/Sheet'
import './Explained.scss'

interface ExplainedProps {
  readonly popup: ExplanationPopup | undefined
  /** The product it is about, where the explanation names its facts. */
  readonly productType?: string
}

/** The question mark beside amounts, and the explanation behind it (specification §9). Nothing for a product without one. */
export function Explained({ popup, productType }: ExplainedProps) {
  const [open, setOpen] = useState(false)
  const wanted = open && popup !== undefined && namesFacts(EXPLANATIONS[popup])
  const { data } = useCall(queryProducts, wanted ? {} : undefined)
  if (popup === undefined) return null
  const facts = data?.products.find((product) => product.productType === productType)
  const { title, paragraphs } = explained(EXPLANATIONS[popup], facts)
  return (
    <>
      <Pressable className="explained__mark" label={title} onPress={() => setOpen(true)}>
        <Icon name="question" size="small" />
      </Pressable>
      <Sheet open={open} title={title} onClose={() => setOpen(false)}>
        {paragraphs.map((paragraph) => (
          <View key={paragraph} className="explained__text">
            {paragraph}
          </View>
        ))}
      </Sheet>
    </>
  )
}
