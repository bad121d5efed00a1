import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Driver } from '../drivers/types'
import { isFull, named } from '../strength'
import type { Journey } from './journey'

/** What a file of this folder exports: those without journeys are what journeys share. */
interface List {
  readonly JOURNEYS?: readonly Journey[]
}

const lists = readdirSync(__dirname).filter((file) => file !== basename(__filename))

// oxlint-disable-next-line typescript/no-require-imports -- an import would have to wait, and tests are named at once
const journeysIn = (file: string): readonly Journey[] => (require(`./${file}`) as List).JOURNEYS ?? []

/** Every journey with the name of its list, which is its file's. */
export const JOURNEYS: readonly { readonly list: string; readonly journey: Journey }[] = lists.flatMap((file) =>
  journeysIn(file).map((journey) => ({ list: basename(file, '.ts'), journey })),
)

/** The journeys of this run on a platform: those that the run's words name, all, or those of every change. */
export const journeysOn = (platform: Driver['platform']): readonly Journey[] =>
  named(JOURNEYS, ({ list, journey }) => `${list} ${journey.name}`)
    .map(({ journey }) => journey)
    .filter(({ only, inChange }) =>
      isFull ? (only ?? platform) === platform : inChange?.on === platform || inChange?.on === 'both',
    )
