/** Types of ./precompress.mjs, which runs before anything is compiled. */
export function precompress(folder: string): Promise<void>
