import type { Link } from '../routes/link'
import { TextLink } from '../ui/TextLink'
import { go } from './navigate'

interface WayToProps {
  readonly text: string
  /** Undefined while the route is only planned (routes/link); then nothing is drawn. */
  readonly to: Link | undefined
}

/** A text link that is drawn only when its route is built. */
export const WayTo = ({ text, to }: WayToProps) => (to ? <TextLink text={text} onPress={() => go(to)} /> : null)
