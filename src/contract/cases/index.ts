// The calls of this capability; the app imports single calls instead, to stay small.
export { answerCase } from './answerCase'
export { openCase } from './openCase'
export { queryBoard } from './queryBoard'
export { queryCase } from './queryCase'
export { queryCasePicture } from './queryCasePicture'
export { queryCases } from './queryCases'
export { uploadCasePicture } from './uploadCasePicture'
