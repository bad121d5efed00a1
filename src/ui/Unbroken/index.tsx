import { Text } from '@tarojs/components'
import { piecesOf } from './pieces'
import './Unbroken.scss'

/** A text whose words stay on one line, and its figures with their units, and an account's end with its mask. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  piecesOf(text).map((piece, at) =>
    piece.isWhole ? (
      <Text key={`${at} ${piece.text}`} className="ui-unbroken">
        {piece.text}
      </Text>
    ) : (
      piece.text
    ),
  )
