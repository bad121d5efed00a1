import { Image } from '@tarojs/components'
import { classes } from '../classes'
import './Picture.scss'

/** Each platform knows how a picture fits by another name: WeChat by a mode, the H5 by Picture.scss. */
const MODES = { whole: 'aspectFit', cover: 'aspectFill', width: 'widthFix' } as const

export interface PictureProps {
  readonly address: string
  /** All of it within its frame; as much as fills the frame; all of it, as wide as the frame and as high as it then is. */
  readonly fit?: keyof typeof MODES
}

/** A customer's picture; the words around it say what it shows. */
export const Picture = ({ address, fit = 'whole' }: PictureProps) => (
  <Image className={classes('ui-picture', `ui-picture--${fit}`)} src={address} mode={MODES[fit]} aria-hidden="true" />
)
