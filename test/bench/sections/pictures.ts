import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { idCardImage, LARGEST_IMAGE } from '@/contract/identity/idCardImage'
import { startBank } from '@sandbox/testing/bank'
import { signInMember } from '@test/drivers/member'
import { spread, table } from '../statistics'
import type { BenchOptions, Section } from './section'

/** The longest a page may wait while a picture is uploaded, milliseconds. */
const GOAL_MS = 200
const [PICTURES, QUICK_PICTURES] = [20, 4]

/** The largest possible picture: begins and ends as a JPEG, with noise in between. */
function largestPicture(): string {
  const bytes = randomBytes(LARGEST_IMAGE)
  bytes.set([0xff, 0xd8, 0xff])
  bytes.set([0xff, 0xd9], LARGEST_IMAGE - 2)
  return bytes.toString('base64')
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

async function measure({ quick }: BenchOptions): Promise<string> {
  const bank = await startBank()
  try {
    const { token } = await signInMember(bank.origin, '李娜')
    const headers = { 'content-type': 'application/json', 'x-session': token }
    const body = Buffer.from(JSON.stringify({ side: 'portrait', image: largestPicture() }))
    const upload = async (): Promise<void> => {
      const answer = await fetch(bank.origin + idCardImage.path, { method: 'POST', headers, body })
      const { code } = (await answer.json()) as { code: number }
      if (code !== 0) throw new Error(`a picture was refused: ${code}`)
    }
    const page = () => timed(async () => (await fetch(`${bank.origin}/main/`)).text())
    await Promise.all([upload(), page()])
    const [uploads, pages]: [number[], number[]] = [[], []]
    let uploading = true
    const visitor = (async () => {
      for (; uploading; await sleep(5)) pages.push(await page())
    })()
    for (let sent = 0; sent < (quick ? QUICK_PICTURES : PICTURES); sent += 1) uploads.push(await timed(upload))
    uploading = false
    await visitor
    const rows = [
      [`a picture of ${LARGEST_IMAGE / 1024 / 1024} MB, taken in`, spread(uploads), String(uploads.length)],
      [`/main/ meanwhile (goal: never over ${GOAL_MS})`, spread(pages), String(pages.length)],
    ]
    return `${table(['', 'ms', 'of'], rows)}\n\nMedians (and extremes). The bank keeps its books in PGlite; it and who asks it share one process.`
  } finally {
    await bank.close()
  }
}

export const pictures: Section = { name: 'pictures', title: 'What waits while a picture is uploaded', run: measure }
