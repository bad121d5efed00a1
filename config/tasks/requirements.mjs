import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram, say } from './processes.mjs'

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first program with one of these names on PATH or in these folders; undefined when there is none. */
export function findProgram(names, folders = []) {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...folders]
  return places.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']
/** Chromium without a window: it shows pages in the same way and uses a quarter less time. */
const WINDOWLESS = 'chromium-headless-shell'
const OTHER_SYSTEMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** CHROME_PATH, or a Chromium or Chrome in the usual places; undefined when there is none. */
export function findBrowser() {
  const named = process.env.CHROME_PATH
  if (named) return isProgram(named) ? named : undefined
  return findProgram(BROWSERS, ['/snap/bin', '/opt/google/chrome']) ?? OTHER_SYSTEMS.find(isProgram)
}

/** As `findBrowser`, but preferably one without a window. */
export function findWindowless() {
  return process.env.CHROME_PATH ? findBrowser() : (findProgram([WINDOWLESS]) ?? findBrowser())
}

/** PostgreSQL's initdb: on PATH or where Debian keeps the programs of each version. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql'
  const folders = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []
  return findProgram(['initdb', 'initdb.exe'], folders)
}

const mayInstall = () => process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
let listsRefreshed = false

/** Installs Debian packages when this user may. @returns whether apt-get did it. */
async function installDebian(...packages) {
  if (!mayInstall()) return false
  say(`Installing ${packages.join(', ')} (apt-get) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if (!listsRefreshed) {
    await runProgram('apt-get', ['update', '-qq'], { env, limitSeconds: 120 })
    listsRefreshed = true
  }
  const { code, output } = await runProgram(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    {
      env,
      limitSeconds: 300,
    },
  )
  if (code !== 0) say(output.trim().split('\n').slice(-3).join('\n'))
  return code === 0
}

/** Steps that run side by side may need the same program, so it is searched for and installed only once. */
const once = (find) => {
  let found
  return () => (found ??= find())
}

/** Finds a browser for the tests, or installs it when this user may. */
export const ensureBrowser = once(async () => {
  const present = findBrowser()
  if (present || process.env.CHROME_PATH) return present
  const packages = ['chromium', 'fonts-noto-cjk']
  if (!(await installDebian(...packages, WINDOWLESS))) await installDebian(...packages)
  return findBrowser()
})

/** Finds PostgreSQL for the tests, or installs it when this user may. */
export const ensurePostgres = once(
  async () => findPostgres() ?? ((await installDebian('postgresql')) ? findPostgres() : undefined),
)
