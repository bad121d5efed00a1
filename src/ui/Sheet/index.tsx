import { ScrollView, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Overlay } from '../Overlay'
import { SheetHead } from './SheetHead'
import './Sheet.scss'

export interface SheetProps {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stays below what scrolls: the sheet's primary action. */
  readonly action?: ReactNode
  /** The id of an element inside to scroll to. */
  readonly into?: string | undefined
}

/** A panel from the bottom for choosing or confirming without leaving the page. */
export function Sheet({ open, title, onClose, children, action, into }: SheetProps) {
  return (
    <Overlay open={open} onDismiss={onClose} label={title} position="bottom">
      <SheetHead title={title} onClose={onClose} />
      <ScrollView
        className={classes('ui-sheet__body', action === undefined && 'is-all')}
        scrollY
        scrollIntoView={into}
        scrollIntoViewAlignment="start"
      >
        {children}
      </ScrollView>
      {action !== undefined && <View className="ui-sheet__action">{action}</View>}
    </Overlay>
  )
}
