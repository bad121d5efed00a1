import { authorization } from './sign'

/** The example of the documentation's page on signature version 3 (cloud.tencent.com/document/product/679/47719). */
const KEY = { secretId: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE' }
const REQUEST = {
  service: 'cvm',
  host: 'cvm.tencentcloudapi.com',
  timestamp: 1551113065,
  payload: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
}
const SIGNATURE = '72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168'

test('the documentation’s example is signed as the documentation says', () => {
  expect(authorization(KEY, REQUEST)).toBe(
    `TC3-HMAC-SHA256 Credential=${KEY.secretId}/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=${SIGNATURE}`,
  )
})

test.each([
  ['a byte of the body', { payload: REQUEST.payload.replace('1', '2') }],
  ['the host', { host: 'sms.tencentcloudapi.com' }],
  ['the service', { service: 'sms' }],
  ['the second', { timestamp: REQUEST.timestamp + 1 }],
])('another signature for another %s', (_what, change) => {
  expect(authorization(KEY, { ...REQUEST, ...change })).not.toContain(SIGNATURE)
})

test('the day is UTC’s, also when it is tomorrow in Shanghai', () => {
  const timestamp = Date.UTC(2026, 10, 27, 23, 59, 59) / 1000
  expect(authorization(KEY, { ...REQUEST, timestamp })).toContain('/2026-11-27/cvm/')
})
