import { View } from '@tarojs/components'
import { callHotline } from '@/app/callHotline'
import { Frame } from '@/app/Frame'
import { go } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { aboutQuery } from '@/routes/queries/compliance'
import { Card } from '@/ui/Card'
import { Cell, CellGroup } from '@/ui/Cell'
import { CellTable } from '@/ui/Cell/CellTable'
import type { Route } from '@/routes/names'
import { Heading } from '@/ui/Heading'
import { Checkable } from './Checkable'
import { ABOUT } from './subjects'
import './about.scss'

/** What the app or the bank is, and where to read on. */
function About({ route, query }: PageProps<typeof aboutQuery>) {
  return query.view === 'checks' ? <Checkable /> : <Subject route={route} subject={query.subject} />
}

function Subject({ route, subject }: { readonly route: Route; readonly subject: 'app' | 'bank' }) {
  const { heading, paragraphs, facts, ways } = ABOUT[subject]
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
      <CellTable rows={facts.map(({ calls, ...fact }) => (calls ? { ...fact, onPress: callHotline } : fact))} />
      <CellGroup>
        {ways.map(({ label, leadsTo }) => (
          <Cell key={label} label={label} onPress={() => go(leadsTo)} />
        ))}
      </CellGroup>
    </Frame>
  )
}

export default definePage(About, { query: aboutQuery })
