/** The answer of a person or a test; 'ask' shows the question on the screen. */
export type Answer = 'ask' | 'allow' | 'refuse'

export interface Photo {
  readonly name: string
  readonly type: string
  /** Contents in base64. */
  readonly base64: string
}

export interface FaceVerdict {
  readonly result: 'ask' | 'pass' | 'fail' | 'cancel'
  /** The token WeChat gives the mini-program, for its server to check. */
  readonly verifyResult: string
}

/** The phone around the mini-program: everything a test may set and WeChat would know. Plain data. */
export interface Phone {
  network: 'wifi' | '4g' | 'none'
  theme: 'light' | 'dark' | undefined
  /** WeChat's own text size; 1 is the standard. */
  fontSizeScaleFactor: number
  permissions: Record<string, Answer>
  privacy: 'needed' | 'given'
  location: { latitude: number; longitude: number } | undefined
  /** What the next choice from camera or album gives; without photos the person cancels. */
  photos: readonly Photo[]
  /** The file that WeChat's own viewer or its menu to share a picture showed last. */
  opened: { readonly name: string; readonly base64: string } | undefined
  face: FaceVerdict
  /** The face service's SDK is part of the mini-program: it adds wx.startVerify. */
  faceSdk: boolean
  fingerprint: 'pass' | 'fail' | 'unsupported'
  loginCode: string
  clipboard: string
  /** Hosts the mini-program may send requests to; undefined means that the check is off, as in the sandbox. */
  requestDomains: readonly string[] | undefined
  scene: number
}

export const newPhone = (): Phone => ({
  network: 'wifi',
  theme: undefined,
  fontSizeScaleFactor: 1,
  permissions: {},
  privacy: 'needed',
  location: { latitude: 43.8171, longitude: 125.3235 },
  photos: [],
  opened: undefined,
  face: { result: 'ask', verifyResult: 'host-face-verify-result' },
  faceSdk: false,
  fingerprint: 'pass',
  loginCode: 'host-login-code',
  clipboard: '',
  requestDomains: undefined,
  scene: 1001,
})
