import { Pressable } from '../Pressable'
import './LinkLine.scss'

/** A link that has a line of its own, below what it belongs to: as high as a target. */
export const LinkLine = ({ text, onPress }: { readonly text: string; readonly onPress: () => void }) => (
  <Pressable role="link" className="ui-link-line" onPress={onPress}>
    {text}
  </Pressable>
)
