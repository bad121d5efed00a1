/**
 * The version of the calls. The second number grows with what older clients and banks can ignore: a new call, a new optional
 * field of a request, a new field of an answer, a new refusal. The first grows with everything else.
 */
export const CONTRACT_VERSION = '1.0'
