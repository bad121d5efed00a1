import { resolve } from 'node:path'

/** The project's own builds, or others when STATIC_DIR and WEAPP_DIR name them. */
export const H5 = resolve(process.env.STATIC_DIR || 'dist/h5')
export const WEAPP = resolve(process.env.WEAPP_DIR || 'dist/weapp')

export async function buildH5(): Promise<void> {
  if (process.env.STATIC_DIR) return
  // An ES module with a top-level await can only be imported dynamically here.
  const { build } = await import('@config/tasks/build.mjs')
  await build('h5')
}

export async function buildBoth(): Promise<void> {
  await buildH5()
  if (process.env.WEAPP_DIR) return
  const { build } = await import('@config/tasks/build.mjs')
  await build('weapp')
}
