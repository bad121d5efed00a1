import type { Link } from '../routes/link'
import { TextLink } from '../ui/TextLink'
import { go } from './navigate'

interface WayToProps {
  readonly text: string
  readonly to: Link
}

/** A text link to another page. */
export const WayTo = ({ text, to }: WayToProps) => <TextLink text={text} onPress={() => go(to)} />
