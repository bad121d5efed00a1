import { Pressable } from '../Pressable'
import './TextLink.scss'

/** A link within a line of text. */
export function TextLink({ text, onPress }: { readonly text: string; readonly onPress: () => void }) {
  return (
    <Pressable role="link" className="ui-text-link" onPress={onPress}>
      {text}
    </Pressable>
  )
}
