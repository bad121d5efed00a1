/** What somebody shows at a counter in place of a face. A copy is filed there under a number. */
export const COUNTER_PAPERS = ['ID_CARD', 'TEMPORARY_ID', 'HOUSEHOLD'] as const
export type CounterPaper = (typeof COUNTER_PAPERS)[number]

export const COUNTER_PAPER_NAMES: Readonly<Record<CounterPaper, string>> = {
  ID_CARD: '居民身份证原件',
  TEMPORARY_ID: '临时居民身份证原件',
  HOUSEHOLD: '户口簿原件',
}

/** Why no face was checked. */
export const NO_FACE_REASONS = ['UNABLE', 'DECLINED', 'FAILED'] as const
export type NoFaceReason = (typeof NO_FACE_REASONS)[number]

export const NO_FACE_REASON_NAMES: Readonly<Record<NoFaceReason, string>> = {
  UNABLE: '身体原因不便人脸识别',
  DECLINED: '客户不同意人脸识别',
  FAILED: '人脸识别多次未通过',
}
