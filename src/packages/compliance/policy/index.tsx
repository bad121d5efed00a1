import { View } from '@tarojs/components'
import { pageScrollTo } from '@tarojs/taro'
import { useState } from 'react'
import { Frame } from '@/app/Frame'
import { goBack } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { policyQuery } from '@/routes/queries/compliance'
import { Button } from '@/ui/Button'
import { Tabs } from '@/ui/Tabs'
import { faceConsent } from '@/domain/legal/face'
import { managerConsent } from '@/domain/legal/manager'
import { privacyPolicy } from '@/domain/legal/privacy'
import { serviceAgreement } from '@/domain/legal/service'
import { Changes } from './Changes'
import { Reading } from './Reading'

const DOCUMENTS = { privacy: privacyPolicy, service: serviceAgreement, face: faceConsent, manager: managerConsent }
const TABS = [
  { key: 'privacy', label: privacyPolicy.title },
  { key: 'service', label: serviceAgreement.title },
] as const

const standsAlone = (doc: keyof typeof DOCUMENTS): boolean => doc === 'face' || doc === 'manager'

/**
 * /privacyPolicy and /policyAgreement: the documents the customer agrees to, to be read at any time by anybody. The
 * separate consents stand alone: each is agreed to by itself.
 */
function Policy(props: PageProps<typeof policyQuery>) {
  const { changes, fromUrl } = props.query
  if (changes) return <Changes kind={changes} asks={fromUrl === '1'} title={props.title} />
  return <Documents {...props} />
}

function Documents({ query, title }: PageProps<typeof policyQuery>) {
  const [chosen, setChosen] = useState(query.doc)
  const alone = standsAlone(chosen)
  const choose = (key: typeof chosen): void => {
    setChosen(key)
    void pageScrollTo({ scrollTop: 0, duration: 0 })
  }
  return (
    <Frame title={title} action={query.fromUrl === '1' ? <Button onPress={goBack}>返回继续办理</Button> : undefined}>
      {query.variant === 'both' && !alone && (
        <View>
          <Tabs label="协议" items={TABS} current={chosen} onSelect={choose} />
        </View>
      )}
      <Reading key={chosen} document={DOCUMENTS[chosen]} />
    </Frame>
  )
}

export default definePage(Policy, {
  query: policyQuery,
  titled: ({ changes, doc }) => (changes ? '改了什么' : standsAlone(doc) ? DOCUMENTS[doc].title : undefined),
})
