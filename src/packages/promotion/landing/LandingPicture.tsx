import type { ReactElement } from 'react'
import { Fine } from '../Fine'
import { PictureFrame } from '../picture/PictureFrame'
import { blockMarkup } from '../picture/blockMarkup'
import type { LandingMarkup } from './renderPreview'

/**
 * A landing as the app draws it first, for the script that draws it before (./renderPreview.ts): what the bank says is put in
 * there. What the app then draws must be the same (test/e2e/firstLanding.full.test.ts).
 * @param render makes markup of an element
 */
export const landingMarkup = (render: (element: ReactElement) => string): LandingMarkup => ({
  page: render(
    <PictureFrame>
      <Fine>-</Fine>
    </PictureFrame>,
  ),
  blocks: blockMarkup(render),
})
