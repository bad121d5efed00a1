/** What a customer signs in or confirms with: `login` is for the bank's own app. */
export const CREDENTIALS = ['gesture', 'payment', 'login'] as const
export type Credential = (typeof CREDENTIALS)[number]

/**
 * What shows that it is the customer who changes one: the present one, the payment password, a face (or a person's decision
 * in its place), a code to the number on record.
 */
export type CredentialProof = 'old' | 'payment' | 'face' | 'code'

/** One way to a new credential. */
export interface CredentialChange {
  readonly credential: Credential
  /** All of them are needed, and asked for in this order. */
  readonly proofs: readonly CredentialProof[]
  /** What face and code must have been given for. */
  readonly purpose?: ResetPurpose
  /** Whether limits cool down after it: when nothing that its owner alone knows was asked for. */
  readonly cools: boolean
  /** What the customer is told was done; it follows 您的. */
  readonly done: string
}

/** What a face and a code for a forgotten credential are good for; each opens no other. */
export const RESET_PURPOSES = { gesture: 'resetGesture', payment: 'resetPassword' } as const
/** Credentials that can be replaced without knowing any. */
export type ResettableCredential = keyof typeof RESET_PURPOSES
export type ResetPurpose = (typeof RESET_PURPOSES)[ResettableCredential]

/** Every way to a new credential, by its call. Each ends the customer's other sessions and is told by message and SMS (ours). */
export const CREDENTIAL_CHANGES = {
  changeGesture: { credential: 'gesture', proofs: ['old'], cools: false, done: '手势密码已修改' },
  setGesturePassword: { credential: 'gesture', proofs: ['payment'], cools: false, done: '手势密码已设置' },
  resetGesture: {
    credential: 'gesture',
    proofs: ['face', 'code'],
    purpose: RESET_PURPOSES.gesture,
    cools: true,
    done: '手势密码已重置',
  },
  changePayPassword: { credential: 'payment', proofs: ['old'], cools: false, done: '支付密码已修改' },
  resetPayPassword: {
    credential: 'payment',
    proofs: ['face', 'code'],
    purpose: RESET_PURPOSES.payment,
    cools: true,
    done: '支付密码已重置',
  },
  setLoginPassword: { credential: 'login', proofs: ['payment'], cools: false, done: '登录密码已设置' },
} as const satisfies Readonly<Record<string, CredentialChange>>

/** How long after a change its result is shown, ms (ours). */
export const JUST_CHANGED_MS = 10 * 60_000

/** How long a person's decision in place of a face is good for, ms (ours): the customer learns of it by SMS. */
export const REVIEW_PASS_MS = 3 * 24 * 60 * 60_000
