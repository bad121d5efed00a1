// A handler for each call of this capability.
export { answerCase } from './answerCase'
export { openCase } from './openCase'
export { queryBoard } from './queryBoard'
export { queryCase } from './queryCase'
export { queryCasePicture } from './queryCasePicture'
export { queryCases } from './queryCases'
export { uploadCasePicture } from './uploadCasePicture'
