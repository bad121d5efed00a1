import type { DesktopCode } from './types'

export const desktopCode: DesktopCode = { loadDrawing: () => undefined }
