import { createElement } from 'react'
import type { PropsWithChildren } from 'react'

type Props = PropsWithChildren<{ readonly className?: string }>

/** The elements that Taro's HTML components make on the H5. */
export const View = (props: Props) => createElement('div', { className: '', ...props })

export const Text = ({ className, ...props }: Props) =>
  createElement('span', { ...props, className: ['taro-text', className].filter(Boolean).join(' ') })
