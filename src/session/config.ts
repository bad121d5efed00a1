import { getCustomizedConfig } from '../contract/entry/getCustomizedConfig'
import { CONFIG_NAMES, configOf } from './appConfig'
import type { AppConfig } from './appConfig'
import { call } from './bank'

let asked: Promise<AppConfig> | undefined

/** Asks for the configuration, once a start; when the bank doesn't answer, everything is off. */
export function askConfig(): Promise<AppConfig> {
  asked ??= call(getCustomizedConfig, { configName: CONFIG_NAMES.join() }).then((answer) =>
    configOf(answer.ok ? answer.value.configs : []),
  )
  return asked
}
