import { build } from 'esbuild'
import { resolve } from 'node:path'

let built: Promise<string> | undefined

/**
 * The host's browser side as one script, built once a process. glass-easel's development checks are left out, as in
 * WeChat.
 */
export function runtimeScript(): Promise<string> {
  built ??= build({
    entryPoints: [resolve(__dirname, '../runtime/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome87',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  }).then(({ outputFiles: [file] }) => file?.text ?? '')
  return built
}
