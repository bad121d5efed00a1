import { View } from '@tarojs/components'
import { Pressable } from '@/ui/Pressable'
import { PictureView } from './PictureView'
import { useDrawing } from './usePosters'
import type { Poster, Posters } from './usePosters'

interface PosterThumbProps {
  readonly data: Posters
  readonly poster: Poster
  /** Of one that is chosen among several; without it, the thumbnail leads on. */
  readonly chosen?: boolean
  readonly onPress: () => void
}

/** A poster in small, with the sender's own code on it, as it is in large. */
export const PosterThumb = ({ data, poster, chosen, onPress }: PosterThumbProps) => (
  <Pressable
    {...(chosen === undefined ? { role: 'link' } : { role: 'radio', checked: chosen })}
    label={poster.title}
    className={chosen ? 'referral-poster is-chosen' : 'referral-poster'}
    onPress={onPress}
  >
    <View className="referral-poster__frame" aria-hidden="true">
      <View className="referral-poster__picture">
        <PictureView drawing={useDrawing(data, poster)} label={poster.title} />
      </View>
    </View>
    <View className="referral-poster__title">{poster.title}</View>
  </Pressable>
)
