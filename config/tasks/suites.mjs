import { filesUnder } from './files.mjs'

/** Where the tests of each kind are: Jest's projects (config/jest.config.mjs), and the steps of `npm test` that run them. */
export const SUITES = {
  unit: /^(?:src\/.+\.test\.ts|config\/.+\.test\.(?:ts|mjs)|test\/fixtures\/.+\.test\.ts)$/,
  component: /^(?:src|test\/component)\/.+\.test\.tsx$/,
  sandbox: /^sandbox\/.+\.test\.ts$/,
  e2e: /^test\/e2e\/.+\.test\.ts$/,
  mini: /^test\/mini\/.+\.test\.ts$/,
}

/** The kind of suite that a file of the project is; undefined for what is none. */
export const suiteKind = (path) => Object.keys(SUITES).find((kind) => SUITES[kind].test(path))

/** Every suite there is. */
export const allSuites = () => ['src', 'sandbox', 'config', 'test'].flatMap(filesUnder).filter(suiteKind)
