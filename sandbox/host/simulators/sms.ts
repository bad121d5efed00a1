import type { SmsService } from '@sandbox/kernel/services'

/** Stands in for the carriers: every message is delivered, which is to say that the console shows it. */
export const sandboxSms: SmsService = { keepsTexts: true, send: async () => 'sent' }
