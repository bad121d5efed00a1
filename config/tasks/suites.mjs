import { filesUnder } from './files.mjs'

/** Where the tests of each kind are, for Jest's projects (config/jest.config.mjs) and the steps of `npm test`. */
export const SUITES = {
  unit: /^(?:src\/.+\.test\.ts|config\/.+\.test\.(?:ts|mjs)|test\/(?:apiDocs|fixtures|operation)\/.+\.test\.ts)$/,
  component: /^(?:src|test\/component)\/.+\.test\.tsx$/,
  sandbox: /^sandbox\/.+\.test\.ts$/,
  e2e: /^test\/e2e\/.+\.test\.ts$/,
  mini: /^test\/mini\/.+\.test\.ts$/,
}

/** What Jest leaves to the full run (`--testPathIgnorePatterns`). */
export const ONLY_IN_FULL = '\\.full\\.test\\.'

/** The kind of suite of a file; undefined when it isn't a suite. */
export const suiteKind = (path) => Object.keys(SUITES).find((kind) => SUITES[kind].test(path))

/** Every suite there is. */
export const allSuites = () => ['src', 'sandbox', 'config', 'test'].flatMap(filesUnder).filter(suiteKind)
