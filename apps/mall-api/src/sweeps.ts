import { monthOf } from '@millwright/domain/credit/months'
import { forgetOldAddresses } from './account/closing.ts'
import { sweepRefunds } from './after-sale/moveRefund.ts'
import { issueBills } from './credit/bills.ts'
import type { Db } from './db/db.ts'
import { sweepOld } from './db/sweep.ts'
import { followOrders } from './distribution/commissions.ts'
import type { FileStore } from './files/fileStore.ts'
import { sweepFiles } from './files/files.ts'
import { sweepPoints } from './member/sweepPoints.ts'
import { closeTypes, closeUnpaid } from './order/orders.ts'
import { renewPromotions } from './promotion/sample.ts'
import { renewDeals } from './promotion/seed.ts'
import { failTeams } from './promotion/teams.ts'
import { sweepInquiries } from './quote/sweepInquiries.ts'
import { renewHistory } from './seed/history.ts'

type Swept = {
  db: Db
  files: FileStore
  /** Whether this is a demo mall with a seller console. Only a demo mall renews the sample buyer's orders. */
  sandbox: boolean
  now: number
}

/** Returns the periodic tasks of the mall, in order. Each may fail on its own. */
export function sweepsOf({ db, files, sandbox, now }: Swept): (() => Promise<unknown>)[] {
  return [
    () => closeUnpaid({ db, now }, { closeType: closeTypes.timeout }),
    () => sweepRefunds({ db, now }),
    () => sweepPoints(db, now),
    () => followOrders({ db, now }),
    () => sweepInquiries({ db, now }),
    () => failTeams({ db, now }),
    () => issueBills({ db, now }, monthOf(now)),
    () => renewDeals(db, now),
    () => renewPromotions(db, now),
    ...(sandbox ? [() => renewHistory(db, now)] : []),
    () => sweepOld(db, now),
    () => forgetOldAddresses(db, now),
    () => sweepFiles(db, files, now),
  ]
}
