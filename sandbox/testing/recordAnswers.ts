import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { safeParse } from 'valibot'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { filledPglite } from '@sandbox/kernel/db/testing/images'
import { askAsOwners } from './askAll'
import { LIVED_IN, ownersOf } from './owners'
import { testServer } from './server'

const FILE = join(__dirname, '../../docs/examples.json')
const ROWS = 2
const LONGEST = 300

/** The same answer with short lists and texts: what the docs need of it. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? value.slice(0, LONGEST) : value
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]))
}

/** What the contract still takes of it. */
const exampleOf = ({ response }: Call, answer: unknown): unknown =>
  [shortened(answer), answer].find((one) => safeParse(response, one).success)

/** `npm run docs:answers`: asks every call as the seeded bank's customers, and keeps what was answered in docs/examples.json. */
async function main(): Promise<void> {
  const db = await filledPglite(LIVED_IN)
  const server = await testServer(db)
  try {
    const asked = await askAsOwners(await ownersOf({ db, server }))
    const answers = Object.values(CALLS as Readonly<Record<string, Call>>).flatMap((call) => {
      // The fullest: who has most of it shows most.
      const [fullest] = asked
        .flatMap(({ name, outcome }) => (name === call.name && outcome.ok ? [exampleOf(call, outcome.value)] : []))
        .map((answer) => JSON.stringify(answer))
        .sort((one, other) => other.length - one.length)
      return fullest === undefined ? [] : [`  ${JSON.stringify(call.name)}: ${fullest}`]
    })
    writeFileSync(FILE, `{\n${answers.join(',\n')}\n}\n`)
  } finally {
    await server.close()
    await db.close()
  }
}

void main()
