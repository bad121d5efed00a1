import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ResponseOf } from '@/contract/call'
import type { queryCase } from '@/contract/cases/queryCase'
import { queryCasePicture } from '@/contract/cases/queryCasePicture'
import { useCall } from '@/session/useCall'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Pressable } from '@/ui/Pressable'
import { role } from '@/ui/role'
import { PictureSheet } from './PictureSheet'
import './SentPictures.scss'

type Sent = NonNullable<ResponseOf<typeof queryCase>['steps'][number]['pictures']>

/** Pictures of a case that are read at once: those of its last writings. More are read when they are pressed. */
const AT_ONCE = 6

export interface SentPicturesProps {
  readonly pictures: Sent
  /** How many stand above them on the page. */
  readonly above: number
}

/** The pictures that were sent with a writing. */
export const SentPictures = ({ pictures, above }: SentPicturesProps) => (
  <View className="sent-pictures" {...role('list')} aria-label={`${pictures.length}张图片`}>
    {pictures.map(({ pictureId }, place) => (
      <View key={pictureId} className="sent-pictures__tile" {...role('listitem')}>
        <SentPicture pictureId={pictureId} name={`第${above + place + 1}张图片`} atOnce={above + place < AT_ONCE} />
      </View>
    ))}
  </View>
)

interface SentPictureProps {
  readonly pictureId: string
  readonly name: string
  readonly atOnce: boolean
}

const LABELS = { none: '点击读取', loading: '读取中', ready: '查看大图', failed: '未能显示，点击重试' } as const

function SentPicture({ pictureId, name, atOnce }: SentPictureProps) {
  const [wanted, setWanted] = useState(atOnce)
  const { state: read, data, reload } = useCall(queryCasePicture, wanted ? { pictureId } : undefined)
  const state = wanted ? read : 'none'
  const [large, setLarge] = useState(false)
  const address = data && `data:${data.mime};base64,${data.image}`
  return (
    <>
      <Pressable
        className="sent-pictures__picture"
        label={`${name}，${LABELS[state]}`}
        busy={state === 'loading'}
        onPress={() => {
          if (state === 'none') setWanted(true)
          if (state === 'failed') reload()
          if (state === 'ready') setLarge(true)
        }}
      >
        <View className="sent-pictures__inside">
          {address !== undefined && <Picture address={address} fit="cover" />}
          {(state === 'failed' || state === 'none') && (
            <>
              <Icon name={state === 'failed' ? 'refresh' : 'eye'} tone="hint" />
              <View className="sent-pictures__word">{state === 'failed' ? '重试' : '查看'}</View>
            </>
          )}
        </View>
      </Pressable>
      <PictureSheet title={name} {...(large && address !== undefined && { address })} onClose={() => setLarge(false)} />
    </>
  )
}
