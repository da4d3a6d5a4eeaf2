import { slowRun } from './shop/slowRun.ts'

/** Answers that nobody reads: others are served, and the slow ones are disconnected. */
export const run = slowRun('readers')
