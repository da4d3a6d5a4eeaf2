import { slowRun } from './shop/slowRun.ts'

/** Forms that come a byte every eight seconds: others are served, and the slow ones are disconnected. */
export const run = slowRun('bodies')
