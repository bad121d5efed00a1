import { getCustomizedConfig as call } from '@/contract/entry/getCustomizedConfig'
import { CONTRACT_VERSION } from '@/contract/version'
import { ok } from '@/domain/result'
import { isFlag, readFlags } from '@sandbox/kernel/flags'
import { signingKeys } from '@sandbox/kernel/envelope/signature'
import { publicHandler } from '@sandbox/kernel/scope'

/** The answer leaves out names that are unknown. */
export const getCustomizedConfig = publicHandler(call, async ({ bank }, { configName }) => {
  const names = [...new Set(configName.split(',').map((name) => name.trim()))]
  const flags = await readFlags(bank.db.drizzle, names.filter(isFlag))
  const configs = flags.map(({ name, value }) => ({ configName: name as string, configValue: value }))
  if (names.includes('envelopePublicKey')) {
    configs.push({ configName: 'envelopePublicKey', configValue: bank.keys.publicKey })
  }
  if (names.includes('signingPublicKey')) {
    configs.push({ configName: 'signingPublicKey', configValue: signingKeys(bank.keys).publicKey })
  }
  if (names.includes('contractVersion')) {
    configs.push({ configName: 'contractVersion', configValue: CONTRACT_VERSION })
  }
  return ok({ configs })
})
