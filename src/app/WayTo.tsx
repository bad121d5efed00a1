import type { Link } from '../routes/link'
import { TextLink } from '../ui/TextLink'
import { go } from './navigate'

interface WayToProps {
  readonly text: string
  /** Undefined while the route is planned (routes/link): then nothing is drawn. */
  readonly to: Link | undefined
}

/** A text that leads somewhere, as soon as there is somewhere to lead. */
export const WayTo = ({ text, to }: WayToProps) => (to ? <TextLink text={text} onPress={() => go(to)} /> : null)
