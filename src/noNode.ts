// @ts-expect-error: no types that the app imports may bring Node's (src/tsconfig.json), because phones have none
export type Node = typeof process
