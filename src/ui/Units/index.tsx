import { Text } from '@tarojs/components'
import { piecesOf } from './pieces'
import './Units.scss'

/** A text whose figures stay on one line with their units, and an account's end with its mask. */
export const Units = ({ text }: { readonly text: string }) =>
  piecesOf(text).map((piece, at) => (
    <Text key={`${at} ${piece.text}`} {...(piece.isFigure && { className: 'ui-units' })}>
      {piece.text}
    </Text>
  ))
