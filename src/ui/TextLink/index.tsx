import { Pressable } from '../Pressable'
import './TextLink.scss'

interface TextLinkProps {
  readonly text: string
  /** The screen reader's text, where the same is shown more than once. */
  readonly name?: string
  readonly onPress: () => void
}

/** A link within a line of text. */
export function TextLink({ text, name, onPress }: TextLinkProps) {
  return (
    <Pressable role="link" className="ui-text-link" label={name} onPress={onPress}>
      {text}
    </Pressable>
  )
}
