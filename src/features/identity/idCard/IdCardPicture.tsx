import { Image, View } from '@tarojs/components'
import { role } from '@/ui/role'
import type { Photo } from './useIdCardReading'
import './IdCardPicture.scss'

interface IdCardPictureProps {
  /** 人像面 or 国徽面. */
  readonly name: string
  readonly photo: Photo
}

/** The picture of one side, above the fields that were read from it, so that they can be compared; nothing without one. */
export const IdCardPicture = ({ name, photo }: IdCardPictureProps) =>
  photo.state === 'done' ? (
    <View className="id-card-picture" {...role('img')} aria-label={`身份证${name}照片`}>
      <Image className="id-card-picture__image" src={photo.address} mode="aspectFit" aria-hidden="true" />
    </View>
  ) : null
