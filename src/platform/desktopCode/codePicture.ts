import { renderSVG } from 'uqr'

/** An address as the picture of its code, with the quiet zone that scanners need. */
export const codePicture = (address: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4, ecc: 'M' }))}`
