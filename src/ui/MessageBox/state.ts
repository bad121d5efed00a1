/** What the box's steps depend on (specification §3); showClose is true by default, the others false. */
export interface MessageBoxOptions {
  readonly showMessageBox: boolean
  /** A checkbox for the agreement; confirm works only when it is ticked. */
  readonly showPolicy?: boolean
  /** The privacy notice; cancel then means quit. */
  readonly showYSPolicy?: boolean
  readonly showClose?: boolean
}

export type MessageBoxEvent = 'toggle' | 'confirm' | 'cancel' | 'close' | 'policy'

export type MessageBoxSignal =
  | { readonly signal: 'confirm' }
  | { readonly signal: 'cancel'; readonly value?: 'quit' }
  | { readonly signal: 'close' }
  | { readonly signal: 'policy' }

export interface MessageBoxStep {
  readonly agreed: boolean
  /** The event for the caller; undefined for a tick or a blocked confirm. */
  readonly emit?: MessageBoxSignal
}

/** Whether confirm can be pressed: not while a required agreement isn't ticked. */
export const canConfirm = (options: MessageBoxOptions, agreed: boolean): boolean => !options.showPolicy || agreed

/** One step of the message box (specification §4): cancel, close and the policy link untick; a blocked confirm does nothing. */
export function stepMessageBox(options: MessageBoxOptions, agreed: boolean, event: MessageBoxEvent): MessageBoxStep {
  switch (event) {
    case 'toggle':
      return { agreed: !agreed }
    case 'confirm':
      return canConfirm(options, agreed) ? { agreed, emit: { signal: 'confirm' } } : { agreed }
    case 'cancel':
      return { agreed: false, emit: { signal: 'cancel', ...(options.showYSPolicy ? { value: 'quit' as const } : {}) } }
    case 'close':
      return { agreed: false, emit: { signal: 'close' } }
    case 'policy':
      return { agreed: false, emit: { signal: 'policy' } }
  }
}
