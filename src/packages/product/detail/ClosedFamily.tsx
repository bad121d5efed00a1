import { View } from '@tarojs/components'
import { go } from '@/app/navigate'
import type { FamilyKey } from '@/domain/product/families'
import { closedParagraphs, INSTEAD } from '@/products/closed'
import { familyRoute } from '@/products/entrance'
import { describeFamily } from '@/products/registry'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CardTitle } from '../CardTitle'
import './ClosedFamily.scss'

interface ClosedFamilyProps {
  readonly family: FamilyKey
  readonly name: string
}

/** Of a family that the law has closed: what it was, that holdings go on, and where to look instead. */
export function ClosedFamily({ family, name }: ClosedFamilyProps) {
  const paragraphs = closedParagraphs(family, name)
  if (!paragraphs) return null
  return (
    <>
      <Card>
        <CardTitle>为什么不能再存入</CardTitle>
        {paragraphs.map((text) => (
          <View key={text} className="closed-family__text">
            {text}
          </View>
        ))}
      </Card>
      <CellGroup title="您可以看看">
        {INSTEAD.map((other) => (
          <Cell key={other} label={describeFamily(other).name} onPress={() => go(familyRoute(other, 'Index'), {})} />
        ))}
      </CellGroup>
    </>
  )
}
