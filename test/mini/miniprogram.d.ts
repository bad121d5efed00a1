/** What is used of packages that bring no types of their own. */

declare module 'miniprogram-simulate' {
  export function load(definition: object): string
  export function render(id: string): { attach(parent: Node): void; detach(): void; dom: HTMLElement }
}

declare module 'miniprogram-compiler' {
  /** Gives JavaScript that returns the template generator; throws the compiler's complaint. */
  export function wxmlToJs(directory: string, options: { maxBuffer: number }): string
}

declare module 'miniprogram-compiler/src/wcsc' {
  /** Gives code by file, or the compiler's error as a value that isn't thrown. */
  export default function wxssToJs(
    directory: string,
    files: string[],
    options: { maxBuffer: number },
  ): Record<string, string> | Error
}
