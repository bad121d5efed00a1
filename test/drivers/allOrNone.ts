interface Closable {
  close(): Promise<unknown>
}

/**
 * Waits for things that are being opened. When one can't be opened, the others are closed before it fails: a server that
 * nobody knows of would keep Jest from ever ending.
 */
export async function allOrNone<Things extends readonly Closable[]>(
  ...opening: { readonly [Place in keyof Things]: Promise<Things[Place]> }
): Promise<Things> {
  const ends = await Promise.allSettled(opening)
  const failed = ends.find((end) => end.status === 'rejected')
  if (!failed) return Promise.all(opening) as Promise<unknown> as Promise<Things>
  await Promise.all(ends.map((end) => end.status === 'fulfilled' && end.value.close()))
  throw failed.reason
}
