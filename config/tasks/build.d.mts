/** Types of ./build.mjs. */
export function build(type: 'h5' | 'weapp', options?: { readonly always?: boolean }): Promise<boolean>
export function taro(...parameters: string[]): [command: string, parameters: string[]]
