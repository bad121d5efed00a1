/** Asked before what was written is lost. */
export const LEAVING = '内容尚未提交，退出后需要重新填写，确定退出吗？'
