interface Closable {
  close(): Promise<unknown>
}

/**
 * Waits for two things that are being opened. When one can't be opened, the other is closed before it fails: a server that
 * nobody knows of would keep Jest from ever ending.
 */
export async function allOrNone<One extends Closable, Other extends Closable>(
  one: Promise<One>,
  other: Promise<Other>,
): Promise<[One, Other]> {
  const ends = await Promise.allSettled([one, other])
  if (ends.some(({ status }) => status === 'rejected'))
    for (const end of ends) if (end.status === 'fulfilled') await end.value.close()
  return Promise.all([one, other])
}
