import type { DesktopCode } from './types'

const load = () => import('./codePicture')

export const desktopCode: DesktopCode = {
  loadDrawing: () =>
    window.matchMedia('(min-width: 768px) and (hover: hover) and (pointer: fine)').matches ? load : undefined,
}
