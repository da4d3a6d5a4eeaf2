import { slowRun } from './shop/slowRun.ts'

/** Responses are not read. Other clients must be served and the slow ones disconnected. */
export const run = slowRun('readers')
