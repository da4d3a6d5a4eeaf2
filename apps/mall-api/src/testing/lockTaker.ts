import { takeDataLock } from '../db/dataLock.ts'

/** A separate process that takes or releases a directory's lock on request and reports success. */
const [dataDir = ''] = process.argv.slice(2)
let unlock: (() => Promise<void>) | undefined

process.on('message', async (order: 'take' | 'leave') => {
  try {
    if (order === 'take') unlock = await takeDataLock(dataDir)
    else await unlock?.()
    process.send!('yes')
  } catch (error) {
    process.send!((error as Error).message)
  }
})
process.send!('ready')
