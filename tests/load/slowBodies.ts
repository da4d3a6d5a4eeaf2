import { slowRun } from './shop/slowRun.ts'

export const run = slowRun('bodies')
