import type { Result } from '@/domain/result'
import type { Unsupported } from '../unsupported'

import type { Drawing } from '@/domain/drawing'

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
