/** What the bank sets for the app (specification §4, §7), read once a start. */
export interface AppConfig {
  /** 1 the old device fingerprint, 2 the new, any other value both. */
  readonly fingerprintMode: string
  /** Usage events may be sent. */
  readonly buriedPoint: boolean
  /** The position is asked for at start-up, and not only where a business needs it (ours). */
  readonly positionAtStart: boolean
}

export const CONFIG_NAMES = ['fingerprintMode', 'buriedPoint', 'positionAtStart'] as const

/** The configuration of an answer; what it doesn't say is off, and of the fingerprints it means both. */
export function configOf(configs: readonly { readonly configName: string; readonly configValue: string }[]): AppConfig {
  const value = (name: (typeof CONFIG_NAMES)[number]): string =>
    configs.find(({ configName }) => configName === name)?.configValue ?? ''
  return {
    fingerprintMode: value('fingerprintMode'),
    buriedPoint: value('buriedPoint') === '1',
    positionAtStart: value('positionAtStart') === '1',
  }
}
