import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ExplanationPopup } from '@/domain/products/families'
import { EXPLANATIONS } from '@/products/explanations'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { Sheet } from '@/ui/Sheet'
import './Explained.scss'

/** The question mark beside amounts, and the explanation behind it (specification §9). Nothing for a product without one. */
export function Explained({ popup }: { readonly popup: ExplanationPopup | undefined }) {
  const [open, setOpen] = useState(false)
  if (popup === undefined) return null
  const { title, paragraphs } = EXPLANATIONS[popup]
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
