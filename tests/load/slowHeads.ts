import { slowRun } from './shop/slowRun.ts'

/** Heads of requests that come a byte every eight seconds: others are served, and the slow ones are disconnected. */
export const run = slowRun('heads')
