export interface DesktopCode {
  /**
   * What draws an address as a code to scan, on a computer: a wide window with a mouse. Elsewhere there is none, and the
   * mini-program doesn't even have its code.
   */
  loadDrawing(): (() => Promise<typeof import('./codePicture')>) | undefined
}
