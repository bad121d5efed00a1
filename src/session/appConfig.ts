/** The bank's settings for the app (specification §4, §7), read once a start. */
export interface AppConfig {
  /** 1 the old device fingerprint, 2 the new, any other value both. */
  readonly fingerprintMode: string
  /** Whether usage events may be sent. */
  readonly buriedPoint: boolean
  /** Whether the position is asked for at start-up, and not only where a function needs it (ours). */
  readonly positionAtStart: boolean
}

export const CONFIG_NAMES = ['fingerprintMode', 'buriedPoint', 'positionAtStart'] as const

/** The configuration of an answer; a missing switch is off, a missing fingerprint mode means both. */
export function configOf(configs: readonly { readonly configName: string; readonly configValue: string }[]): AppConfig {
  const value = (name: (typeof CONFIG_NAMES)[number]): string =>
    configs.find(({ configName }) => configName === name)?.configValue ?? ''
  return {
    fingerprintMode: value('fingerprintMode'),
    buriedPoint: value('buriedPoint') === '1',
    positionAtStart: value('positionAtStart') === '1',
  }
}
