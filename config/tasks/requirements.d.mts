/** Types of ./requirements.mjs, which runs before anything is installed. */
export function findBrowser(): string | undefined
export function findWindowless(): string | undefined
export function findPostgres(): string | undefined
export function findProgram(names: readonly string[], folders?: readonly string[]): string | undefined
