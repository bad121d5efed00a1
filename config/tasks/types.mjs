import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import ts from 'typescript'
import { ROOT } from './files.mjs'
import { runTask, say, TaskError } from './processes.mjs'

/** The H5's program, with everything that runs in Node, and the mini-program's. */
const PROJECTS = ['tsconfig.json', 'config/tsconfig.weapp.json']

// V8's usual budget for inlining spends more of the second core on the checker than the checker gains by it.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=200')

const LAYOUT = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => ROOT,
  getNewLine: () => '\n',
}

/** Both programs ask for most files: each is read, parsed and bound once. */
const parsed = new Map()

function sharingHost(options) {
  const host = ts.createCompilerHost(options)
  const parse = host.getSourceFile
  host.getSourceFile = (name, settings, ...rest) => {
    const key = JSON.stringify([name, settings])
    if (!parsed.has(key)) parsed.set(key, parse(name, settings, ...rest))
    return parsed.get(key)
  }
  return host
}

/** Whatever `tsc --noEmit --project` finds wrong. @throws TaskError when the project file cannot be read. */
function problemsOf(project) {
  const configHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new TaskError(ts.formatDiagnostic(problem, LAYOUT))
    },
  }
  const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile(join(ROOT, project), {}, configHost)
  const host = sharingHost(options)
  return ts.getPreEmitDiagnostics(
    ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors, host }),
  )
}

await runTask(() => {
  for (const project of PROJECTS) {
    const problems = problemsOf(project)
    if (problems.length === 0) continue
    say(`${project}:\n${ts.formatDiagnostics(problems, LAYOUT)}`)
    process.exitCode = 1
  }
})
