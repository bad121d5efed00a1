/** A finger on the page as in WeChat's events, in CSS pixels. */
export interface TouchPoint {
  readonly identifier: number
  /** From the corner of the visible part of the page, below the navigation bar. */
  readonly clientX: number
  readonly clientY: number
  /** From the corner of the whole page, including the scrolled part. */
  readonly pageX: number
  readonly pageY: number
}

/** The page's position on the screen and its scroll position, in CSS pixels. */
export interface PageFrame {
  readonly left: number
  readonly top: number
  readonly scrollLeft: number
  readonly scrollTop: number
}

export interface TouchEventFields {
  readonly touches: readonly TouchPoint[]
  readonly changedTouches: readonly TouchPoint[]
}

/** Sends one event into the component tree; true when a listener prevents the browser's default. */
export type Dispatch = (target: EventTarget | null, type: string, detail: object, fields: TouchEventFields) => boolean

const TAP_DISTANCE = 10
const LONG_PRESS_MS = 350

interface Press {
  readonly target: EventTarget | null
  readonly start: TouchPoint
  readonly timer: number
  long: boolean
}

const pointOf = (touch: Touch | MouseEvent, identifier: number, frame: PageFrame): TouchPoint => {
  const [clientX, clientY] = [touch.clientX - frame.left, touch.clientY - frame.top]
  return { identifier, clientX, clientY, pageX: clientX + frame.scrollLeft, pageY: clientY + frame.scrollTop }
}

const list = (touches: TouchList, frame: PageFrame): TouchPoint[] =>
  [...Array(touches.length).keys()].flatMap((index) => {
    const touch = touches[index]
    return touch ? [pointOf(touch, touch.identifier, frame)] : []
  })

const far = (a: TouchPoint, b: TouchPoint): boolean =>
  Math.abs(a.clientX - b.clientX) > TAP_DISTANCE || Math.abs(a.clientY - b.clientY) > TAP_DISTANCE

/** Turns fingers and mouse into WeChat's touch events, tap and longpress; only a single finger makes a tap. */
export class TouchSource {
  private press: Press | undefined
  private touched = false
  private mouse: EventTarget | null = null

  constructor(
    private readonly dispatch: Dispatch,
    /** Whether the element has a longpress listener; then a long press makes no tap. */
    private readonly wantsLongPress: (target: EventTarget | null) => boolean,
    private readonly frame: () => PageFrame,
  ) {}

  attach(document: Document): void {
    const options = { capture: true, passive: false }
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      document.addEventListener(type, (event) => this.onTouch(event), options)
    }
    for (const type of ['mousedown', 'mousemove', 'mouseup'] as const) {
      document.addEventListener(type, (event) => this.onMouse(event), options)
    }
  }

  private onTouch(event: TouchEvent): void {
    this.touched = true
    const frame = this.frame()
    const fields = { touches: list(event.touches, frame), changedTouches: list(event.changedTouches, frame) }
    if (this.feed(event.type, event.target, fields) && event.cancelable) event.preventDefault()
  }

  /**
   * The mouse acts as a finger for people who use the preview without a touch screen; after a real touch it is ignored.
   */
  private onMouse(event: MouseEvent): void {
    if (this.touched) return
    if (event.type === 'mousedown') this.mouse = event.target
    if (this.mouse === null) return
    const point = pointOf(event, 0, this.frame())
    const type = { mousedown: 'touchstart', mousemove: 'touchmove', mouseup: 'touchend' }[event.type] ?? 'touchcancel'
    this.feed(type, this.mouse, { touches: type === 'touchend' ? [] : [point], changedTouches: [point] })
    if (event.type === 'mouseup') this.mouse = null
  }

  private feed(type: string, target: EventTarget | null, fields: TouchEventFields): boolean {
    const prevented = this.dispatch(target, type, {}, fields)
    const [point] = fields.changedTouches
    if (point === undefined) return prevented
    if (type === 'touchstart') this.begin(target, point, fields)
    else if (this.press && type === 'touchmove' && far(this.press.start, point)) this.end()
    else if (type === 'touchcancel') this.end()
    else if (this.press && type === 'touchend') this.finish(this.press, point, fields)
    return prevented
  }

  private begin(target: EventTarget | null, start: TouchPoint, fields: TouchEventFields): void {
    this.end()
    if (fields.touches.length > 1) return
    const timer = window.setTimeout(() => {
      if (!this.press || !this.wantsLongPress(target)) return
      this.press.long = true
      this.dispatch(target, 'longpress', { x: start.pageX, y: start.pageY }, fields)
    }, LONG_PRESS_MS)
    this.press = { target, start, timer, long: false }
  }

  private finish(press: Press, point: TouchPoint, fields: TouchEventFields): void {
    this.end()
    if (press.long || far(press.start, point)) return
    // A tap names the finger that made it, although it has left the screen.
    this.dispatch(press.target, 'tap', { x: point.pageX, y: point.pageY }, { ...fields, touches: [point] })
  }

  private end(): void {
    if (this.press) window.clearTimeout(this.press.timer)
    this.press = undefined
  }
}
