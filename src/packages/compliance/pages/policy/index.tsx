import { View } from '@tarojs/components'
import { pageScrollTo } from '@tarojs/taro'
import { useState } from 'react'
import * as v from 'valibot'
import { Frame } from '@/app/Frame'
import { goBack } from '@/app/navigate'
import { definePage } from '@/app/page'
import type { PageProps } from '@/app/page'
import { Button } from '@/ui/Button'
import { Tabs } from '@/ui/Tabs'
import { faceConsent } from '@/packages/compliance/documents/face'
import { managerConsent } from '@/packages/compliance/documents/manager'
import { privacyPolicy } from '@/packages/compliance/documents/privacy'
import { serviceAgreement } from '@/packages/compliance/documents/service'
import { Reading } from './Reading'

const DOCUMENTS = { privacy: privacyPolicy, service: serviceAgreement, face: faceConsent, manager: managerConsent }
const TABS = [
  { key: 'privacy', label: privacyPolicy.title },
  { key: 'service', label: serviceAgreement.title },
] as const

/** `fromUrl` is 1 when the message box led here (specification §2); `doc` chooses the document (ours). */
const QUERY = v.object({
  fromUrl: v.optional(v.pipe(v.string(), v.maxLength(8))),
  doc: v.optional(v.picklist(['privacy', 'service', 'face', 'manager']), 'privacy'),
})

/**
 * /privacyPolicy and /policyAgreement: the documents the customer agrees to, to be read at any time by anybody. The
 * separate consents stand alone: each is agreed to by itself.
 */
export default definePage(
  function Policy({ route, query }: PageProps<v.InferOutput<typeof QUERY>>) {
    const [chosen, setChosen] = useState(query.doc)
    const alone = chosen === 'face' || chosen === 'manager'
    const choose = (key: typeof chosen): void => {
      setChosen(key)
      void pageScrollTo({ scrollTop: 0, duration: 0 })
    }
    return (
      <Frame
        title={alone ? DOCUMENTS[chosen].title : route.title}
        action={query.fromUrl === '1' ? <Button onPress={goBack}>返回</Button> : undefined}
      >
        {route.name === '/policyAgreement' && !alone && (
          <View>
            <Tabs label="协议" items={TABS} current={chosen} onSelect={choose} />
          </View>
        )}
        <Reading key={chosen} document={DOCUMENTS[chosen]} />
      </Frame>
    )
  },
  { query: QUERY },
)
