import { readFileSync, writeFileSync } from 'node:fs'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Writes what a reader finds in a PDF to a file as JSON: for each page its texts in the order of their drawing. */
const [, , pdf = '', readout = ''] = process.argv
const data = new Uint8Array(readFileSync(pdf))
const doc = await getDocument({ data, useSystemFonts: false, verbosity: VerbosityLevel.ERRORS }).promise
const pages = []
for (let number = 1; number <= doc.numPages; number += 1) {
  const { items } = await (await doc.getPage(number)).getTextContent({ disableNormalization: true })
  pages.push(items.map(({ str }) => str).filter((text) => text.trim() !== ''))
}
writeFileSync(readout, JSON.stringify({ pages, info: (await doc.getMetadata()).info }))
