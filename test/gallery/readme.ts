import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { startBank } from '@sandbox/testing/bank'
import { allOrNone } from '../drivers/allOrNone'
import { keepSignedIn } from '../drivers/alive'
import { launchQuietChromium } from '../drivers/chromium'
import { personsOf } from '../drivers/persons'
import { PHONE_CONTEXT } from '../mini-host/chromium'
import { h5Camera } from './camera'
import type { Camera } from './camera'
import { views } from './routes'
import type { View } from './routes'
import { makeSamples } from './samples'

/** Where README.md has its pictures. */
const FOLDER = 'docs/images'

/** The views of each picture, from left to right, as the gallery calls them. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  overview: ['/', '/ProductIndex', '/ProductBuy', '/ProductHoldInfo'],
  'only-here': ['/cashPlan 3', '/interestCheck 2', '/upcoming 2', '/readToMe', '/pots', '/policyAgreement 2'],
}

const STYLE = `body{display:flex;gap:12px;width:max-content;margin:0;padding:12px}
img{width:240px;height:520px;object-fit:cover;object-position:top;border:1px solid #d5dcea;border-radius:12px}`

/** Takes the views in the standard look and puts them side by side. */
async function take(browser: Browser, camera: Camera, name: string, chosen: readonly View[]): Promise<void> {
  const shots: string[] = []
  for (const [at, view] of chosen.entries()) {
    const path = join('gallery', `readme-${name}-${at}.png`)
    const problems = await camera.take(view, 'light', path)
    if (problems.length > 0) throw new Error(`${view.name}: ${problems.join('; ')}`)
    shots.push(`<img src="data:image/png;base64,${readFileSync(path, 'base64')}">`)
  }
  const page = await browser.newPage({ viewport: { width: 12 + chosen.length * 254, height: 546 } })
  await page.setContent(`<!DOCTYPE html><style>${STYLE}</style>${shots.join('')}`)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true })
  await page.close()
}

/** Takes README.md's pictures anew, of the app as it is built. */
async function main(): Promise<void> {
  const staticDir = process.env.STATIC_DIR
  // An ES module with a top-level await can only be imported dynamically here.
  if (!staticDir) await (await import('@config/tasks/build.mjs')).build('h5')
  const [browser, bank] = await allOrNone(
    launchQuietChromium(),
    startBank({ env: { STATIC_DIR: staticDir ?? 'dist/h5' } }),
  )
  const stop = keepSignedIn(bank)
  const persons = personsOf(bank)
  const camera = h5Camera(browser, bank.origin, persons, PHONE_CONTEXT.viewport)
  try {
    const all = views(await makeSamples(persons)).views
    for (const [name, wanted] of Object.entries(PICTURES)) {
      const chosen = wanted.map((one) => {
        const view = all.find((each) => each.name === one)
        if (!view) throw new Error(`no view is called "${one}"`)
        return view
      })
      await take(browser, camera, name, chosen)
    }
  } finally {
    stop()
    await camera.close()
    await Promise.all([browser.close(), bank.close()])
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`readme pictures: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
