import './compose.ts'
import { monthOf } from '@millwright/domain/credit/months'
import { forgetOldAddresses } from '../contexts/account/closing.ts'
import { sweepRefunds } from '../contexts/after-sale/applyRefundEvent.ts'
import { issueBills } from '../contexts/credit/bills.ts'
import type { Db } from '../db/db.ts'
import { sweepOld } from '../db/sweep.ts'
import { updateCommissions } from '../contexts/distribution/commissions.ts'
import type { FileStore } from '../core/files/fileStore.ts'
import { sweepFiles } from '../contexts/files/files.ts'
import { sweepPoints } from '../contexts/member/sweepPoints.ts'
import { closeTypes, closeUnpaid } from '../contexts/order/orders.ts'
import { renewPromotions } from '../contexts/promotion/sample.ts'
import { renewDeals } from '../contexts/promotion/seed.ts'
import { failTeams } from '../contexts/promotion/teams.ts'
import { sweepInquiries } from '../contexts/quote/sweepInquiries.ts'
import { renewHistory } from '../sample/history.ts'

type Swept = {
  db: Db
  files: FileStore
  /** Whether this is the sample mall, which renews its deals and the sample buyers' orders. */
  sample: boolean
  now: number
}

/** Returns the periodic tasks of the mall, in order. Each may fail on its own. */
export function periodicTasks({ db, files, sample, now }: Swept): (() => Promise<unknown>)[] {
  return [
    () => closeUnpaid({ db, now }, { closeType: closeTypes.timeout }),
    () => sweepRefunds({ db, now }),
    () => sweepPoints(db, now),
    () => updateCommissions({ db, now }),
    () => sweepInquiries({ db, now }),
    () => failTeams({ db, now }),
    () => issueBills({ db, now }, monthOf(now)),
    ...(sample ? [() => renewDeals(db, now), () => renewPromotions(db, now), () => renewHistory(db, now)] : []),
    () => sweepOld(db, now),
    () => forgetOldAddresses(db, now),
    () => sweepFiles(db, files, now),
  ]
}
