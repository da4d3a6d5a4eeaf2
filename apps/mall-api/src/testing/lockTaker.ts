import { takeDataLock } from '../db/dataLock.ts'

/** A process of its own that takes the lock of a directory when told to, and says whether it got it. */
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
