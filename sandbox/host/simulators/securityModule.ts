import { createHmac } from 'node:crypto'
import type { SecurityModule } from '@sandbox/kernel/services'
import type { CredentialKey } from '../config'

/**
 * Stands for a hardware security module: HMAC-SM3 under keys of the configuration, which are in the process's memory and in
 * no table. Undefined when none is configured.
 * @param keys the first makes new MACs
 */
export function simulatedSecurityModule(keys: readonly CredentialKey[]): SecurityModule | undefined {
  const [current] = keys
  if (!current) return undefined
  const secrets = new Map(keys.map(({ id, key }) => [id, Buffer.from(key, 'hex')]))
  return {
    keyId: current.id,
    async mac(keyId, data) {
      const secret = secrets.get(keyId)
      return secret && createHmac('sm3', secret).update(data).digest()
    },
  }
}
