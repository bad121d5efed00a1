import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { triggersOf, waysOf } from '@/domain/machine'
import type { Machine } from '@/domain/machine'

export interface TestedMachine {
  readonly name: string
  /** The file that defines it. */
  readonly file: string
  /** Of one thing, by what it depends on; each does what it does alone. */
  readonly machines: readonly Machine<string, string>[]
  /** States that nothing leads out of, written once more: a way out of one is a change that somebody must mean. */
  readonly ends: string
  /** Where its triggers are pulled, also by no code's name: by time, or on what somebody sends under the trigger's own. */
  readonly callers: readonly string[]
  /** The constant with the names of its states, by its own name; without one no page names them. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Triggers that no code names, and what makes their change instead. */
  readonly unnamed?: Readonly<Record<string, string>>
}

const ROOT = join(__dirname, '..')
/** All code below a folder but tests. */
const sourceOf = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8'))
    .join('\n')
const known = new Map<string, string>()
function source(folder: string): string {
  const text = known.get(folder) ?? sourceOf(folder)
  known.set(folder, text)
  return text
}

const endsOf = ({ ends }: TestedMachine): readonly string[] => ends.split(' ').filter((state) => state !== '')
/** Its ways as `[from, trigger, to]`. */
const ways = ({ machines }: TestedMachine) => machines.flatMap((one) => waysOf(one).map((way) => way.split(' ')))
const startOf = ({ machines }: TestedMachine): string => machines[0]?.states[0] ?? ''

/** What is reached from some states by going along ways. */
function reached(from: readonly string[], steps: readonly (readonly [string, string])[]): ReadonlySet<string> {
  const found = new Set(from)
  for (let before = 0; before < found.size;) {
    before = found.size
    for (const [here, there] of steps) if (found.has(here)) found.add(there)
  }
  return found
}

/** Where states are shown: the pages, and a customer's copy of their data. */
const SHOWING = ['src/packages', 'src/features', 'src/contract/compliance']

/** The machines that the tests of this run have of each file. */
const tested = new Map<string, Set<unknown>>()

/** Asks of a machine what holds for every machine; called by the tests beside it. */
export function testMachine(one: TestedMachine): void {
  const here = tested.get(one.file) ?? new Set()
  tested.set(one.file, here)
  for (const machine of one.machines) here.add(machine)

  describe(`the machine of a ${one.name}`, () => {
    it('comes to each of its states, and leads out of all but its ends', () => {
      const left = new Set(ways(one).map(([from]) => from))
      const states = [
        ...reached(
          [startOf(one)],
          ways(one).map(([from = '', , to = '']) => [from, to] as const),
        ),
      ]
      expect(states.filter((state) => !left.has(state)).sort()).toEqual([...endsOf(one)].sort())
      expect(states.sort()).toEqual([...new Set(one.machines.flatMap((each) => each.states))].sort())
    })

    it('can always come to an end, where it has one', () => {
      const back = ways(one).map(([from = '', , to = '']) => [to, from] as const)
      const ending = reached(endsOf(one), back)
      if (endsOf(one).length > 0) expect(ways(one).filter(([from = '']) => !ending.has(from))).toEqual([])
    })

    it('stays where it ended, whatever is done in whatever order', () => {
      const machine = fc.constantFrom(...one.machines)
      const pulled = machine.chain((from) =>
        fc.record({ from: fc.constant(from), trigger: fc.constantFrom(...triggersOf(from)) }),
      )
      fc.assert(
        fc.property(fc.array(pulled, { maxLength: 40 }), (all) => {
          const passed = all.reduce<readonly string[]>(
            (states, { from, trigger }) => {
              const to = from.after(states.at(-1) ?? '', trigger)
              return to === undefined ? states : [...states, to]
            },
            [startOf(one)],
          )
          expect(passed.filter((state) => endsOf(one).includes(state)).length).toBeLessThanOrEqual(1)
        }),
      )
    })

    it('has a caller for each of its triggers', () => {
      const code = one.callers.map(source).join('\n')
      const isNamed = (trigger: string) => new RegExp(`['"]${trigger}['"]|\\b${trigger}: \\{`).test(code)
      const triggers = [...new Set(one.machines.flatMap((each) => triggersOf(each)))]
      expect(triggers.filter((trigger) => !isNamed(trigger))).toEqual(Object.keys(one.unnamed ?? {}))
    })

    it('has a name for each state that its customer sees, and a page that shows it', () => {
      for (const [constant, names] of Object.entries(one.names ?? {})) {
        const states = one.machines[0]?.states.filter((state) => state !== 'NEW' && state !== 'none') ?? []
        expect(states.filter((state) => !names[state])).toEqual([])
        expect([constant, new RegExp(`\\b${constant}\\b`).test([...SHOWING].map(source).join(''))]).toEqual([
          constant,
          true,
        ])
      }
    })

    it('leaves no machine of its file untested', () => {
      const defined = readFileSync(join(ROOT, one.file), 'utf8').match(DEFINED) ?? []
      expect(here.size).toBe(defined.length)
    })
  })
}

const DEFINED = /(?<=const )\w+(?= = \/\*#__PURE__\*\/ defineMachine)/g
