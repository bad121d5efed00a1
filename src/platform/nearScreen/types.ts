/** What is known of an element when it comes near the screen or leaves it. */
export interface Nearness {
  readonly near: boolean
  /** Of the element, in CSS pixels. */
  readonly height: number
}

/** Tells which parts of a long page are worth drawing. */
export interface NearScreen {
  /**
   * Watches the element with this id until the returned function is called. `margin` is how far above and below the
   * screen still counts as near, in CSS pixels. Nothing is told of a page that isn't shown.
   */
  readonly watch: (id: string, margin: number, onChange: (change: Nearness) => void) => () => void
}
