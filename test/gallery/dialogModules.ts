import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

const SRC = join(__dirname, '../../src')

/** Components of src/ui that draw a dialog when their props say so. */
const DIALOGS = [
  'Overlay',
  'Sheet',
  'OptionSheet',
  'PickerSheet',
  'DateSheet',
  'RegionPicker',
  'DocumentSheet',
  'MessageBox',
  'SecureKeyboard',
]

/** Modules outside src/ui that import one of them, as paths below src without extension, sorted. */
export function drawsDialogs(): string[] {
  const named = new Set(DIALOGS.map((name) => `ui/${name}`))
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && !file.startsWith('ui/'))
    .filter((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(SRC, file), 'utf8'))
      return importedFiles.some(({ fileName }) =>
        named.has(fileName.startsWith('@/') ? fileName.slice(2) : relative(SRC, join(SRC, file, '..', fileName))),
      )
    })
    .map((file) => file.slice(0, -'.tsx'.length))
    .sort()
}
