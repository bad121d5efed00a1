/** What is told of an element when it comes near the screen or leaves it. */
export interface Nearness {
  readonly near: boolean
  /** The element's height, in CSS pixels. */
  readonly height: number
}

/** Tells which parts of a long page are near the screen and so must be drawn. */
export interface NearScreen {
  /**
   * Watches the element with this id until the returned function is called. `margin` is how far above and below the screen
   * counts as near, in CSS pixels. Nothing is reported while the page isn't shown.
   */
  readonly watch: (id: string, margin: number, onChange: (change: Nearness) => void) => () => void
}
