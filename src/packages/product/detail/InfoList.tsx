import { View } from '@tarojs/components'
import { useState } from 'react'
import type { InfoEntry } from '@/products/family'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import './InfoList.scss'

function Entry({ title, content, first }: InfoEntry & { readonly first: boolean }) {
  const [open, setOpen] = useState(first)
  return (
    <View className="info-list__entry">
      <Pressable className="info-list__head" expanded={open} onPress={() => setOpen(!open)}>
        <View className="info-list__title">{title}</View>
        <Icon name={open ? 'arrow-up' : 'arrow-down'} size="small" tone="hint" />
      </Pressable>
      {open && <View className="info-list__content">{content}</View>}
    </View>
  )
}

/** The product's rules, each under its own question; the first is open so that one sees they open. */
export const InfoList = ({ entries }: { readonly entries: readonly InfoEntry[] }) => (
  <Card className="info-list">
    {entries.map((entry, index) => (
      <Entry key={entry.title} {...entry} first={index === 0} />
    ))}
  </Card>
)
