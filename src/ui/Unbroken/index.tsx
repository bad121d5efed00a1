import { Text } from '@tarojs/components'
import type { ReactNode } from 'react'
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

/** Has room on every line. */
const SHORT = 8

/** What a shared component is given to show: a text of which a line may end inside is unbroken. */
export const unbroken = (shown: ReactNode): ReactNode =>
  typeof shown === 'string' && shown.length > SHORT ? <Unbroken text={shown} /> : shown
