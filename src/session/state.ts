/** The person at the phone, as far as the bank has told us. Contains no personal data but masked forms. */
export interface Visitor {
  readonly registerStatus: 'UNREGISTERED' | 'ELSEWHERE' | 'REGISTERED'
  readonly hasAccount: boolean
  /** Whether the gesture was passed in this session. */
  readonly signedIn: boolean
  readonly gestureSet: boolean
  /** The bank's reference to the customer, which says nothing about them. */
  readonly customerRef?: string | undefined
  /** Masked. */
  readonly customerName?: string | undefined
  /** Only for people who may promote by links (specification §6). */
  readonly marketNo?: string | undefined
  /** Masked. */
  readonly registerMobileNo?: string | undefined
}

export type Consent = 'unknown' | 'needed' | 'given'

export interface SessionState {
  /**
   * Before `ready` it isn't known who the person is, and pages show skeletons. `unreachable`: the bank didn't answer; the
   * person can try again.
   */
  readonly phase: 'starting' | 'unreachable' | 'ready'
  readonly token: string | undefined
  readonly visitor: Visitor | undefined
  readonly consent: Consent
  readonly policyVersion: string
  /** The other version that the person agreed to last, while consent is needed. */
  readonly formerVersion?: string | undefined
  /** Set while the maintenance gate is closed: the text /finalNotice shows. */
  readonly maintenanceNotice: string | undefined
}

export type SessionEvent =
  | { readonly type: 'opened'; readonly token: string }
  | { readonly type: 'noSession' }
  | { readonly type: 'visitorKnown'; readonly visitor: Visitor }
  | {
      readonly type: 'consentKnown'
      readonly consent: 'needed' | 'given'
      readonly version: string
      readonly former?: string | undefined
    }
  | { readonly type: 'consented' }
  | { readonly type: 'maintenance'; readonly notice: string | undefined }
  | { readonly type: 'signedIn'; readonly token: string }
  | { readonly type: 'started' }
  | { readonly type: 'unreachable' }
  | { readonly type: 'retry' }
  | { readonly type: 'ended' }

export const STARTING: SessionState = {
  phase: 'starting',
  token: undefined,
  visitor: undefined,
  consent: 'unknown',
  policyVersion: '',
  maintenanceNotice: undefined,
}

/** The session as a pure function of events: `ended` removes everything about the person. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'opened':
      return { ...state, token: event.token }
    case 'noSession':
      return { ...STARTING, phase: 'ready', maintenanceNotice: state.maintenanceNotice }
    case 'visitorKnown':
      return { ...state, visitor: event.visitor }
    case 'consentKnown':
      return { ...state, consent: event.consent, policyVersion: event.version, formerVersion: event.former }
    case 'consented':
      return { ...state, consent: 'given' }
    case 'maintenance':
      return { ...state, maintenanceNotice: event.notice }
    case 'signedIn':
      return {
        ...state,
        token: event.token,
        visitor: state.visitor && { ...state.visitor, signedIn: true, gestureSet: true },
      }
    case 'started':
      return { ...state, phase: 'ready' }
    case 'unreachable':
      return { ...state, phase: 'unreachable' }
    case 'retry':
      return STARTING
    case 'ended':
      return { ...STARTING, phase: 'ready' }
  }
}
