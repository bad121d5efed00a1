// @ts-expect-error: no types that the bank imports may bring a browser's (sandbox/tsconfig.json)
export type Page = typeof document
