/** One thing on a picture: lengths in px of the picture, colours as CSS writes them. */
export type Shape =
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly colour: string
    }
  | {
      /** A piece of a ring around x and y, clockwise; `from` and `to` are parts of the whole, 0 and 1 at the top. */
      readonly kind: 'arc'
      readonly x: number
      readonly y: number
      /** To the middle of the band. */
      readonly radius: number
      readonly band: number
      readonly from: number
      readonly to: number
      readonly colour: string
    }
  | {
      /** A line through points, with round ends and corners. */
      readonly kind: 'line'
      readonly points: readonly (readonly [x: number, y: number])[]
      readonly band: number
      readonly colour: string
    }
  | {
      /** One line: x is where it begins, ends or has its centre, y the middle of its height. */
      readonly kind: 'text'
      readonly text: string
      readonly x: number
      readonly y: number
      readonly align: 'left' | 'center' | 'right'
      readonly size: number
      readonly bold: boolean
      readonly colour: string
    }

export interface Drawing {
  /** Px. */
  readonly width: number
  readonly height: number
  /** Drawn in this order, the later ones above. */
  readonly shapes: readonly Shape[]
}
