/** The bank's result of a finished verification: `faceResult` of tencentFaceVerify. */
export interface FaceFailure {
  readonly title: string
  readonly hint: string
  /** Given up by the person; nothing went wrong. */
  readonly cancelled?: true
}

/** How ResultView shows it. */
export const faceLook = ({ cancelled }: FaceFailure) =>
  cancelled ? ({ state: 'cancelled' } as const) : ({ state: 'failure', picture: 'lamp' } as const)

const FAILURES: Readonly<Record<string, FaceFailure>> = {
  '1': { title: '未能确认是您本人', hint: '请由身份证本人在光线充足处正对屏幕，摘下帽子、口罩后重试' },
  '2': { title: '未能检测到真人动作', hint: '请不要使用照片或视频，按屏幕提示完成动作后重试' },
  '3': { title: '暂无可比对的登记照片', hint: '公安登记信息可能尚未同步，请选择人工审核' },
  '4': { title: '人脸识别未完成', hint: '您中途退出了识别，可以重新开始', cancelled: true },
  '5': { title: '人脸识别服务繁忙', hint: '本次没有得出结果，请稍后重试，或选择人工审核' },
}

const OTHER: FaceFailure = { title: '人脸识别未通过', hint: '请重试，或选择人工审核' }

/** A failed check as the bank answered it; where no try is left, the hint names what is. */
export function faceFailure(faceResult: string, attemptsLeft: number): FaceFailure {
  const failure = FAILURES[faceResult] ?? OTHER
  return attemptsLeft > 0 ? failure : { ...failure, hint: '今日识别次数已用完，请明日再试，或选择人工审核' }
}

/** Stopped by the person or the phone; the bank didn't count it as a try. */
export const FACE_CANCELLED: FaceFailure = {
  title: '人脸识别已取消',
  hint: '可以重新开始，或选择人工审核',
  cancelled: true,
}
export const FACE_BROKEN: FaceFailure = { title: '人脸识别未能启动', hint: '请重试，或选择人工审核' }
export const FACE_FORGETFUL: FaceFailure = {
  title: '浏览器不允许保存登录信息',
  hint: '离开本页后将无法返回。请关闭无痕浏览或清理存储空间，重新进入后再试，或选择人工审核',
}
export const FACE_UNSUPPORTED: FaceFailure = {
  title: '当前环境不支持人脸识别',
  hint: '请更新微信后重试，或选择人工审核',
}

/** Whether trying again can help: without a picture on record it only uses up a try. */
export const mayRetry = (faceResult: string | undefined, attemptsLeft: number): boolean =>
  attemptsLeft > 0 && faceResult !== '3'
