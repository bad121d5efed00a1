import * as v from 'valibot'
import { defineCall } from '../call'
import { code } from '../fields'
import { typedLineOf } from '../typed'

/** What a face is shown for; a pass for one thing opens no other. */
export const FACE_SCENES = [
  'openAccount',
  'updateIdCard',
  'activateAccount',
  'resetPassword',
  'transfer',
  'changeFirstCard',
  'openSub',
  'resetSub',
  'resetGesture',
  'transferAway',
  'raiseLimit',
  'liftStop',
  'confirmLoss',
  'liftLoss',
  'replaceLoss',
  'changePhone',
  'closeAccount',
  'claimSpecial',
] as const

export const faceScene = /*#__PURE__*/ v.picklist(FACE_SCENES)

export const openFaceVerification = /*#__PURE__*/ defineCall({
  name: 'openFaceVerification',
  method: 'POST',
  path: '/api/wechatbank/identity/openFaceVerification',
  protection: 'sealed',
  access: 'session',
  effect: 'write',
  invalidates: ['onboarding'],
  consent: 'privacyPolicy',
  summary:
    'Opens a verification with the face service for this person and purpose; after the separate consent, at most 5 a day (ours).',
  request: /*#__PURE__*/ v.strictObject({
    faceScene,
    /** The path below /main/ to which the service's page returns, with `bizToken` in its query (H5). */
    returnTo: v.optional(typedLineOf(512)),
  }),
  response: /*#__PURE__*/ v.object({
    bizToken: code,
    /** The service's page for the H5; only with `returnTo`. */
    url: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    /** Tries left after this one. */
    attemptsLeft: v.number(),
    /**
     * Whether the sandbox's simulator decides; then the app shows 演示环境. Without a face SDK the outcome may be asked for at
     * once.
     */
    demo: v.boolean(),
  }),
  errors: [
    'FaceConsentMissing',
    'FaceAttemptsUsedUp',
    'FaceUnavailable',
    'OnboardingOutOfOrder',
    'AccountExists',
    'AccountMissing',
    'NotRegistered',
    'StateRefused',
    'ConsentMissing',
  ],
  sample: { faceScene: 'updateIdCard', returnTo: '/main/txFaceResult' },
})
