/** The ways out of each state, by what triggers them; a state without a row is an end. */
type Ways<State extends string> = Readonly<Partial<Record<State, Readonly<Record<string, State>>>>>

/** A state machine: every way from one state to another. What isn't in its table doesn't happen. */
export interface Machine<State extends string, Trigger extends string, Next extends State = State> {
  readonly states: readonly State[]
  /** A state without any is an end. */
  readonly ways: Ways<State>
  /** Where a trigger leads; undefined where it leads nowhere. Who may pull it, and when, is looked at besides. */
  after(from: State, trigger: Trigger): Next | undefined
}

/** The triggers of a table. */
type TriggersIn<Table> = { [State in keyof Table]: keyof Table[State] }[keyof Table] & string

/** The states that its ways lead to. */
type NextIn<Table> = { [State in keyof Table]: Table[State][keyof Table[State]] }[keyof Table]

/** What moves a machine: `TriggerOf<typeof PARCEL_MACHINE>`. */
export type TriggerOf<Given extends { after(from: never, trigger: never): unknown }> = Parameters<Given['after']>[1]

/**
 * Defines a machine by its table, read alike by the bank's steps and by the app's tags and buttons. Names and texts of states
 * stand in constants of their own, so that only the pages that show them load them. The test beside it calls
 * `testMachine` (test/machines.ts), which asks the same of all.
 * @param states in their order, the first one the beginning
 */
export const defineMachine = <State extends string, const Table extends Ways<State>>(
  states: readonly State[],
  ways: Table,
): Machine<State, TriggersIn<Table>, Extract<NextIn<Table>, State>> => ({
  states,
  ways,
  after: (from, trigger) => (ways as Ways<State>)[from]?.[trigger] as Extract<NextIn<Table>, State> | undefined,
})

/** Every trigger of a machine, and every way of it as `from trigger to`. */
export const triggersOf = <State extends string, Trigger extends string>(
  machine: Machine<State, Trigger>,
): readonly Trigger[] => [
  ...new Set(machine.states.flatMap((state) => Object.keys(machine.ways[state] ?? {}) as Trigger[])),
]
export const waysOf = <State extends string>({ states, ways }: Pick<Machine<State, never>, 'states' | 'ways'>) =>
  states.flatMap((from) => Object.entries(ways[from] ?? {}).map(([trigger, to]) => `${from} ${trigger} ${String(to)}`))
