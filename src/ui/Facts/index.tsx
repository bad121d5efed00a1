import { Text } from '@tarojs/components'
import { Fragment } from 'react'
import './Facts.scss'

/** Facts in a line, which breaks between them and inside none: 09:59 · 吉林省 · 苹果手机. */
export const Facts = ({ of: facts }: { readonly of: readonly string[] }) =>
  facts.map((fact, at) => (
    <Fragment key={`${at} ${fact}`}>
      <Text className="ui-facts">{at < facts.length - 1 ? `${fact} ·` : fact}</Text>
      {at < facts.length - 1 && ' '}
    </Fragment>
  ))
