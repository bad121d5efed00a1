import { defineCall } from '../call'
import { personalInfo } from './personalInfo'
import { identifyRecord } from './queryIdentifyList'
import { PERSONAL } from './samples'

export const updatePersonalInfo = /*#__PURE__*/ defineCall({
  name: 'updatePersonalInfo',
  method: 'POST',
  path: '/api/wechatbank/identity/updatePersonalInfo',
  protection: 'signed',
  access: 'account',
  effect: 'write',
  invalidates: ['identity', 'campaign', 'points', 'message'],
  consent: 'privacyPolicy',
  summary:
    'Completes or changes personal information (去完善); with both images on file it lifts receiveNoPay (specification §4, §8).',
  request: personalInfo,
  response: identifyRecord,
  errors: ['PersonalInfoInvalid', 'ConsentMissing'],
  sample: PERSONAL,
})
