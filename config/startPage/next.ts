import { createHash } from 'node:crypto'
import { COMPILED_AHEAD } from '../minify'
import type { ScriptFile } from './scripts'

function named(name: string, kind: 'css' | 'js', text: string): ScriptFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { file: `${kind}/${name}.${hash}.${kind}`, text }
}

/**
 * What makes the bundler's runtime take styles for loaded: it looks for a sheet of this name before it makes one, and one
 * without an address asks for nothing.
 */
function sheetsScript(sheets: readonly string[], all: string): string {
  return `(()=>{const made=(rest)=>{const link=Object.assign(document.createElement('link'),{rel:'stylesheet',...rest});document.head.append(link);return link}
made({href:'/main/${all}',onload(){for(const name of ${JSON.stringify(sheets)})made({}).dataset.href=name}})})()`
}

/**
 * The files of the pages that come next as two, because a file costs a request and many small ones compress badly. The first is
 * run once home is idle, and gives the bundler's runtime all their modules without running any; it asks for the second, their styles.
 * A page opened by its address still loads its own files only.
 * @param textOf a file's content
 */
export function nextFiles(
  files: ReadonlySet<string>,
  textOf: (file: string) => string,
): readonly [script: ScriptFile, sheet: ScriptFile] {
  const of = (kind: string): readonly string[] => [...files].filter((file) => file.endsWith(kind)).sort()
  const sheet = named('next', 'css', of('.css').map(textOf).join('\n'))
  // Compiled when they are used: most customers open few of these pages. Each in a function, because some are in strict mode.
  const scripts = of('.js').map((file) => `(()=>{${textOf(file).replace(COMPILED_AHEAD, '')}\n})()`)
  return [named('next', 'js', [...scripts, sheetsScript(of('.css'), sheet.file)].join(';\n')), sheet]
}
