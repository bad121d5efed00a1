import type { Link } from '../routes/link'
import { LinkLine } from '../ui/LinkLine'
import { go } from './navigate'

interface WayToProps {
  readonly text: string
  readonly to: Link
}

/** A text link to another page, on a line of its own. */
export const WayTo = ({ text, to }: WayToProps) => <LinkLine text={text} onPress={() => go(to)} />
