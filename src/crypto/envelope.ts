/**
 * The envelope every sealed call travels in (docs/decisions/envelope.md). The app needs the channel and the header;
 * the sandbox the opener and the parsers. Nothing here knows a platform or loads sm-crypto.
 */
export {
  type CallToSeal,
  type ChannelOptions,
  type ClientChannel,
  createClientChannel,
  type SealedCall,
} from './channel'
export { type AnswerToSeal, createServerOpener, type ServerOpener } from './opener'
export { type CallContext, channelId, type ChannelKeys, type OpenedRequest, SECRET_BYTES, WINDOW_MS } from './protocol'
export {
  decodeHeader,
  encodeHeader,
  ENVELOPE_HEADER,
  isRandom,
  parseRequest,
  parseResponse,
  type RequestEnvelope,
  type ResponseEnvelope,
} from './wire'
