import { View } from '@tarojs/components'
import { ONLY_RESIDENT_CARDS } from '@/domain/validation/idCard'
import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import { Icon } from '@/ui/Icon'
import { Notice } from '@/ui/Notice'
import { Pressable } from '@/ui/Pressable'
import { role } from '@/ui/role'
import { Picture } from '@/ui/Picture'
import { TipList } from '@/ui/TipList'
import type { IdCardReading, IdCardSide, Photo } from './useIdCardReading'
import './IdCardPhotos.scss'

const SIDES: readonly { readonly side: IdCardSide; readonly name: string }[] = [
  { side: 'portrait', name: '人像面' },
  { side: 'emblem', name: '国徽面' },
]

const TIPS = [
  '使用本人有效期内的二代身份证原件',
  ONLY_RESIDENT_CARDS,
  '四角完整、字迹清晰、无反光遮挡',
  '支持拍照或从相册选择',
]

const TEXTS: Readonly<Record<Photo['state'], (name: string) => string>> = {
  none: (name) => `拍摄${name}`,
  busy: (name) => `${name}上传中…`,
  done: (name) => `${name}已上传，点击重拍`,
  failed: (name) => `重新上传${name}`,
}

interface SlotProps {
  readonly name: string
  readonly photo: Photo
  readonly onPress: () => Promise<void>
}

function Slot({ name, photo, onPress }: SlotProps) {
  const { state } = photo
  return (
    <View className="id-card-photos__photo">
      <Pressable
        className={classes('id-card-photos__frame', `is-${state}`)}
        busy={state === 'busy'}
        disabled={state === 'busy'}
        onPress={onPress}
      >
        {photo.state === 'done' ? (
          <View className="id-card-photos__taken">
            <Picture address={photo.address} />
          </View>
        ) : (
          <View className="id-card-photos__icon">
            <Icon name={state === 'failed' ? 'refresh' : 'camera'} />
          </View>
        )}
        <View className="id-card-photos__text">{TEXTS[state](name)}</View>
      </Pressable>
      {state === 'failed' && (
        <View className="id-card-photos__problem" {...role('alert')}>
          {photo.message}
        </View>
      )}
    </View>
  )
}

/** Both sides of the ID card, each taken with the camera or chosen from the album. */
export function IdCardPhotos({ reading }: { readonly reading: IdCardReading }) {
  const { photos, take, busy, problem, readAgain } = reading
  const both = photos.portrait.state === 'done' && photos.emblem.state === 'done'
  return (
    <>
      {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
      {SIDES.map(({ side, name }) => (
        <Slot key={side} name={name} photo={photos[side]} onPress={() => take(side)} />
      ))}
      {busy && (
        <View className="id-card-photos__reading" {...role('status')}>
          正在识别身份证信息…
        </View>
      )}
      {both && !busy && problem !== undefined && (
        <Button kind="secondary" onPress={readAgain}>
          重新识别
        </Button>
      )}
      <TipList label="拍摄要求" tips={TIPS} />
    </>
  )
}
