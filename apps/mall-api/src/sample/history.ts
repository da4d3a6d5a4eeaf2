import { importRefunds } from '../contexts/after-sale/seed.ts'
import { importCredit } from '../contexts/credit/seed.ts'
import { remindOfBills } from '../contexts/credit/remindOfBills.ts'
import { remindOfQuotes } from '../contexts/quote/remindOfQuotes.ts'
import type { Db } from '../db/db.ts'
import { importComments } from '../contexts/catalogue/commentSeed.ts'
import { importFeedback } from '../contexts/content/feedbackSeed.ts'
import { importInvoices } from '../contexts/after-sale/invoiceSeed.ts'
import { importDistribution } from './distributionSeed.ts'
import { importFavourites } from '../contexts/account/favouriteSeed.ts'
import { importPoints } from '../contexts/member/pointsSeed.ts'
import { importOrders, renewUnpaidOrders } from './orderSeed.ts'
import { importInquiries } from '../contexts/quote/seed.ts'
import { importGrowth, importMembers } from '../contexts/member/memberSeed.ts'
import { importTeams, renewBuyersTeam } from '../contexts/promotion/sampleBuyers.ts'
import { saveSetting, readSetting } from '../db/rows.ts'

/** Increase to add new history to the sample accounts. */
const HISTORY_VERSION = 5

/** Writes the sample accounts' history: orders first, then what follows from them. Each part skips existing data. */
export async function importHistory(db: Db, now: number): Promise<void> {
  if ((await readSetting<number>(db, 'history')) === HISTORY_VERSION) return
  await importPast(db, now)
  await renewHistory(db, now)
}

/**
 * Renews the orders that the account `buyer` should always have and that end over time: orders waiting for payment or
 * for team members.
 */
export async function renewHistory(db: Db, now: number): Promise<void> {
  await renewUnpaidOrders(db, now)
  await renewBuyersTeam(db, now)
}

/** The sample accounts have read what they were told until three days ago. */
async function readOldMessages(db: Db, now: number): Promise<void> {
  await remindOfQuotes({ db, now })
  await remindOfBills({ db, now })
  await db.query('update message set read_at = created where created < $1::bigint and read_at is null', [
    now - 3 * 86_400_000,
  ])
}

async function importPast(db: Db, now: number): Promise<void> {
  await importGrowth(db, now)
  await importOrders(db, now)
  await importComments(db, now)
  await importRefunds(db, now)
  await importInvoices(db, now)
  await importPoints(db, now)
  await importInquiries(db, now)
  await importFavourites(db, now)
  await importDistribution(db, now)
  await importTeams(db, now)
  await importFeedback(db, now)
  await importMembers(db, now)
  await importCredit(db, now)
  await readOldMessages(db, now)
  await saveSetting(db, 'history', HISTORY_VERSION)
}
