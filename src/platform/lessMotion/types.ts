/** Whether somebody has asked their phone for less motion. */
export type WantsLessMotion = () => boolean
