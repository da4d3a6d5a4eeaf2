import { slowRun } from './shop/slowRun.ts'

/**
 * Request heads arrive at one byte every eight seconds. Other clients must be served and the slow ones disconnected.
 */
export const run = slowRun('heads')
