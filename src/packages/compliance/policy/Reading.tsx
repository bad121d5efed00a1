import { View } from '@tarojs/components'
import { pageScrollTo } from '@tarojs/taro'
import { formatChineseDay } from '@/domain/dates/format'
import { day } from '@/domain/dates/day'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import type { LegalDocument, LegalRow, LegalSection } from '@/domain/legal/document'
import './reading.scss'

const anchor = (id: string): string => `section-${id}`

/** What stays above a heading that was scrolled to: our own bar on the H5, and a little air. */
const ABOVE = 88

const show = (id: string): void => void pageScrollTo({ selector: `#${anchor(id)}`, offsetTop: -ABOVE, duration: 200 })

/** A legal document: what matters most, the contents, then section by section. */
export function Reading({ document }: { readonly document: LegalDocument }) {
  const { title, version, effective, summary, sections } = document
  return (
    <>
      <Card>
        <Heading level={2} className="reading-title">
          {title}
        </Heading>
        <View className="reading-date">{`版本 ${version} · ${formatChineseDay(day(effective))}起生效`}</View>
        <View className="reading-summary">{summary}</View>
      </Card>
      <CellGroup title="目录">
        {sections.map((section) => (
          <Cell key={section.id} label={section.title} onPress={() => show(section.id)} />
        ))}
      </CellGroup>
      <Card className="reading-body">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </Card>
    </>
  )
}

const Section = ({ id, title, paragraphs, table }: LegalSection) => (
  <View id={anchor(id)} className="reading-section">
    <Heading level={3} className="reading-heading">
      {title}
    </Heading>
    {paragraphs.map((paragraph) => (
      <View key={paragraph} className="reading-paragraph">
        {paragraph}
      </View>
    ))}
    {table?.map((row) => (
      <Row key={row.what} {...row} />
    ))}
  </View>
)

const Row = ({ what, purpose, choice }: LegalRow) => (
  <View className="reading-row">
    <View className="reading-row__what">{what}</View>
    <View className="reading-row__line">{`目的：${purpose}`}</View>
    <View className="reading-row__line">{`是否必需：${choice}`}</View>
  </View>
)
