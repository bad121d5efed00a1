/** A place on the screen in CSS pixels, from the viewport's corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Handlers for a finger (or a mouse) from going down to coming up. */
export interface Stroke {
  readonly onStart: (at: Point) => void
  readonly onMove: (at: Point) => void
  readonly onEnd: () => void
}

/** Props to spread on a Taro component; each platform has its own. */
export type ControlProps = Readonly<Record<string, unknown>>

/** What an element is to a screen reader; `reading` is a text that is read as one piece, by its label. */
export type Role =
  | 'alert'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'radiogroup'
  | 'slider'
  | 'reading'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'tablist'

/** What controls and dialogs need from the platform they are drawn on. */
export interface Controls {
  readonly role: (role: Role) => ControlProps
  /** Shows that a control is being pressed. */
  readonly pressFeedback: ControlProps
  /** Makes Enter and Space press a control that has the focus. */
  readonly keyboardPress: (press: () => void) => ControlProps
  /** Makes the arrow keys change a value by one step up (1) or down (-1). */
  readonly keyboardStep: (step: (by: 1 | -1) => void) => ControlProps
  /** Follows one finger over an element, which must not scroll meanwhile. */
  readonly strokeHandlers: (stroke: Stroke) => ControlProps
  /** Where the element with this id is drawn now; undefined when it is not on the screen. */
  readonly boxOf: (id: string) => Promise<Box | undefined>
  /**
   * Scrolls the page on top to the first element of this class, once the last change is drawn; does nothing without one.
   * @param large fills most of the screen, so that room is left neither above nor below
   */
  readonly intoSight: (className: string, large?: boolean) => void
  /** Sets which soft keyboard an input opens. */
  readonly softKeyboard: (kind: 'text' | 'digits' | 'decimal' | 'idcard') => ControlProps
  /**
   * Keeps an input from opening the soft keyboard, while keys of a real one and pastes still reach it; undefined where an
   * input always opens it.
   */
  readonly noKeyboard: ControlProps | undefined
  /** Lets the phone offer a code that has just come by SMS; WeChat has no such setting, its keyboard may offer it anyway. */
  readonly oneTimeCode: ControlProps
  /** The `maxlength` of an input without a limit: both platforms would cut a pasted text before the app has read it. */
  readonly anyLength: number
  /** Gives an input's placeholder a class where ::placeholder does not reach it. */
  readonly placeholder: (className: string) => ControlProps
  /** Keeps drags on a veil from scrolling the page behind it. */
  readonly veil: ControlProps
  /**
   * Stops the page around the element with this id from scrolling until the returned function is called; calls may
   * overlap.
   */
  readonly lockScroll: (id: string) => () => void
  /**
   * Moves the focus into the element with this id and keeps it there; Escape calls `onEscape`.
   * The returned function gives the focus back to where it was.
   */
  readonly holdFocus: (id: string, onEscape?: () => void) => () => void
}
