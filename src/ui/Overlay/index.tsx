import { View } from '@tarojs/components'
import { useContext, useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import controls from '@/platform/controls'
import { classes } from '../classes'
import { role } from '../role'
import { endToast } from '../Toast/queue'
import { OverlayRoot } from './root'
import './Overlay.scss'

export interface OverlayProps {
  readonly open: boolean
  /** Called when the veil or Escape was pressed; without it only the dialog's own buttons close it. */
  readonly onDismiss?: () => void
  /** The dialog's name for screen readers. */
  readonly label: string
  readonly position?: 'center' | 'bottom'
  readonly className?: string
  readonly children: ReactNode
}

/** Mounted only while open, so that closing it, or unmounting, always gives back scrolling and focus. */
function OpenOverlay({ onDismiss, label, position = 'center', className, children }: Omit<OverlayProps, 'open'>) {
  const id = `overlay${useId().replace(/:/g, '')}`
  const dismiss = useRef(onDismiss)
  dismiss.current = onDismiss
  useEffect(() => {
    endToast()
    const unlock = controls.lockScroll(id)
    const release = controls.holdFocus(id, () => dismiss.current?.())
    return () => {
      unlock()
      release()
    }
  }, [id])
  return (
    <View className={classes('ui-overlay', `ui-overlay--${position}`)}>
      <View className="ui-overlay__veil" onClick={() => onDismiss?.()} {...controls.veil} />
      <View
        id={id}
        className={classes('ui-overlay__panel', className)}
        {...role('dialog')}
        {...{ tabIndex: -1 }}
        aria-modal="true"
        aria-label={label}
      >
        {children}
      </View>
    </View>
  )
}

/**
 * Veil and panel of every dialog, drawn at the page's root; scrolling is locked and the focus stays inside until it
 * closes.
 */
export function Overlay({ open, ...rest }: OverlayProps) {
  const root = useContext(OverlayRoot)
  if (!open || root === null) return null
  const dialog = <OpenOverlay {...rest} />
  return root ? createPortal(dialog, root) : dialog
}
