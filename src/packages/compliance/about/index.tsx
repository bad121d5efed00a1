import { View } from '@tarojs/components'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { Heading } from '@/ui/Heading'
import { ABOUT } from './subjects'
import './about.scss'

/** /aboutUs and /aboutYilian: what the app and the bank are, and where to read on. */
export default definePage(function About({ route }: PageProps<object>) {
  const subject = ABOUT[route.name]
  if (!subject) return null
  const { heading, paragraphs, facts, ways } = subject
  return (
    <Frame title={route.title}>
      <Card>
        <Heading level={2} className="about-heading">
          {heading}
        </Heading>
        {paragraphs.map((paragraph) => (
          <View key={paragraph} className="about-paragraph">
            {paragraph}
          </View>
        ))}
      </Card>
      <CellGroup>
        {facts.map(({ label, value }) => (
          <Cell key={label} label={label} value={value} />
        ))}
      </CellGroup>
      <CellGroup>
        {ways.map(({ label, leadsTo }) => (
          <Cell key={label} label={label} onPress={() => go(leadsTo.name, leadsTo.query)} />
        ))}
      </CellGroup>
    </Frame>
  )
})
