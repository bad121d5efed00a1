import { answerCase } from './answerCase'
import { openCase } from './openCase'
import { queryBoard } from './queryBoard'
import { queryCase } from './queryCase'
import { queryCasePicture } from './queryCasePicture'
import { queryCases } from './queryCases'
import { uploadCasePicture } from './uploadCasePicture'

/** The calls of `cases`; the app imports single calls instead, to stay small. */
export const casesCalls = {
  answerCase,
  openCase,
  queryBoard,
  queryCase,
  queryCasePicture,
  queryCases,
  uploadCasePicture,
}
