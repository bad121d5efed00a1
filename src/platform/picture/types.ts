import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

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

/** What became of a picture; `declined`: the customer closed the menu or refused the album. */
export type Sharing = 'shared' | 'saved' | 'declined'

export interface PictureShare {
  /**
   * Draws a picture to be shown on a page, where people keep it with a long press; gives its address for an image.
   * Unsupported where nothing can be drawn.
   */
  draw(drawing: Drawing): Promise<Result<string, Unsupported>>
  /**
   * Keeps a picture as a download or in the album, in answer to a tap. Unsupported where nothing can be drawn, and in WeChat's
   * browser, where a long press does it.
   * @param name as of `share`
   */
  save(name: string, drawing: Drawing): Promise<Result<Sharing, Unsupported>>
  /**
   * Draws a picture and opens the platform's menu to send it, in answer to a tap; where there is none, the picture is saved
   * as a download or in the album. Unsupported where nothing can be drawn, and in WeChat's browser, which does neither.
   * @param name of the file, ending in .png; letters, digits, - and . only
   */
  share(name: string, drawing: Drawing): Promise<Result<Sharing, Unsupported>>
}
