import { View } from '@tarojs/components'
import { Picture } from '@/ui/Picture'
import { role } from '@/ui/role'
import { Sheet } from '@/ui/Sheet'
import './PictureSheet.scss'

interface PictureSheetProps {
  readonly title: string
  /** Where the picture is found; nothing is open without one. */
  readonly address?: string
  readonly onClose: () => void
}

/** A picture as wide as the phone; what is longer is scrolled, so that what is written on it can be read. */
export const PictureSheet = ({ title, address, onClose }: PictureSheetProps) => (
  <Sheet open={address !== undefined} title={title} onClose={onClose}>
    <View className="picture-sheet" {...role('img')} aria-label={title}>
      {address !== undefined && <Picture address={address} fit="width" />}
    </View>
  </Sheet>
)
