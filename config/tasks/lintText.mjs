import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, ROOT } from './files.mjs'
import { styleNameProblems } from './lint/styleNames.mjs'
import { textProblems } from './lint/textRules.mjs'
import { wordProblems } from './lint/words.mjs'

/**
 * The part of `npm run lint` that reads stylesheets, directives and what customers read (lint/textRules.mjs,
 * lint/styleNames.mjs, lint/words.mjs).
 */
let problems = 0
const paths = ['src', 'sandbox', 'test', 'config'].flatMap(filesUnder)
for (const path of paths) {
  // The rules' own tests contain what the rules refuse.
  if (path.startsWith('config/tasks/lint/')) continue
  const text = readFileSync(join(ROOT, path), 'utf8')
  const found = [...textProblems(path, text), ...styleNameProblems(path, text, paths), ...wordProblems(path, text)]
  for (const { line, message } of found) {
    process.stdout.write(`${path}:${line}  ${message}\n`)
    problems += 1
  }
}
process.stdout.write(problems === 0 ? 'Stylesheets and lint directives are in order.\n' : `${problems} problems\n`)
process.exitCode = problems === 0 ? 0 : 1
