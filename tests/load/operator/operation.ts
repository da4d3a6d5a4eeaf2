import type { Sql } from 'postgres'
import type { Goods } from '../capacity/shoppers.ts'
import type { Notes, Site } from '../mall/behindNginx.ts'
import type { Collector } from './collector.ts'
import type { Console } from './console.ts'
import type { Ledger } from './ledger.ts'
import type { SmsService } from './smsService.ts'

/** The things that all steps use, and those that earlier steps made for later ones. */
export type Operation = {
  site: Site
  note: Notes['note']
  sql: Sql
  sms: SmsService
  collector: Collector
  draw: () => number
  /** The environment of the commands. */
  env: Record<string, string>
  ledger: Ledger
  /** The number of products to import. */
  count: number
  console?: Console
  /** The shop's number, and the cookies of its merchant. */
  shop?: { shopId: string; merchant: string; logo: string }
  /** The cookies of the buyers. */
  buyers: string[]
  goods: Goods[]
}
