import { View } from '@tarojs/components'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Pressable } from '@/ui/Pressable'
import { Picture } from '@/ui/Picture'
import type { Photo } from './useIdCardReading'
import './IdCardPicture.scss'

interface IdCardPictureProps {
  /** 人像面 or 国徽面. */
  readonly name: string
  readonly photo: Photo
  /** Short fields that were read from it: they stand beside it, below it in large type or when it is enlarged. */
  readonly children: ReactNode
}

/** One side's picture with what was read from it, so that they can be compared; the fields alone without a picture. */
export function IdCardPicture({ name, photo, children }: IdCardPictureProps) {
  const [large, setLarge] = useState(false)
  if (photo.state !== 'done') return children
  return (
    <View className={classes('id-card-picture', large && 'is-large')}>
      <Pressable
        className="id-card-picture__side"
        label={`身份证${name} · 点击${large ? '缩小' : '放大'}`}
        onPress={() => setLarge(!large)}
      >
        <View className="id-card-picture__frame">
          <View className="id-card-picture__image">
            <Picture address={photo.address} />
          </View>
        </View>
        <View className="id-card-picture__caption">{`${name} · 点击${large ? '缩小' : '放大'}`}</View>
      </Pressable>
      <View className="id-card-picture__fields">{children}</View>
    </View>
  )
}
