import { Hono } from 'hono'
import type { Db } from '../db/db.ts'

export function bench(_: { db: Db; clock: () => number }): Hono {
  return new Hono()
}
