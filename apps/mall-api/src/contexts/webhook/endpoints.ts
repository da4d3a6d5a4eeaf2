import { randomBytes } from 'node:crypto'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { newSecret } from './sign.ts'
import type { WebhookType } from './webhookTypes.ts'

const HOUR = 60 * 60_000
/** How long messages are signed with the former secret as well as the new one, in milliseconds. */
const BOTH_FOR = 24 * HOUR

export type Endpoint = {
  id: number
  url: string
  secret: string
  types: string[]
  enabled: boolean
  switchedOff: 'gone' | 'failing' | null
  failingSince: number | null
  waiting: number
}

export function readEndpoints(db: Db): Promise<Endpoint[]> {
  return db.query<Endpoint>(
    `select webhook_endpoint_id as id, url, secret, types, enabled, switched_off as "switchedOff", failing_since as "failingSince",
      (select count(*)::int from webhook_delivery d where d.webhook_endpoint_id = e.webhook_endpoint_id and state = 'waiting') as waiting
    from webhook_endpoint e order by id`,
  )
}

/** Whether webhooks can be sent to a URL: http or https, without a user name. */
export function isEndpointUrl(url: string): boolean {
  const parsed = URL.parse(url)
  return url.length <= 500 && /^https?:$/.test(parsed?.protocol ?? '') && !parsed?.username && !parsed?.password
}

export async function createEndpoint(
  db: Db,
  { url, types, now }: { url: string; types: readonly WebhookType[]; now: number },
): Promise<void> {
  await db.query('insert into webhook_endpoint (url, secret, types, created) values ($1, $2, $3::text::text[], $4)', [
    url,
    newSecret(),
    arrayText(types),
    now,
  ])
}

/**
 * Switches an endpoint on or off. While the endpoint is off, no events are recorded for it, and its waiting deliveries
 * keep waiting.
 */
export async function switchEndpoint(db: Db, id: number, enabled: boolean): Promise<boolean> {
  const changed = await db.query(
    'update webhook_endpoint set enabled = $2, switched_off = null, failing_since = null where webhook_endpoint_id = $1 returning 1',
    [id, enabled],
  )
  return changed.length > 0
}

export async function removeEndpoint(db: Db, id: number): Promise<boolean> {
  return (await db.query('delete from webhook_endpoint where webhook_endpoint_id = $1 returning 1', [id])).length > 0
}

/**
 * Gives an endpoint a new secret. For a day messages are also signed with the former secret, so that a receiver that
 * still checks the former secret accepts them.
 */
export async function rotateSecret(db: Db, id: number, now: number): Promise<boolean> {
  const changed = await db.query(
    'update webhook_endpoint set former_secret = secret, former_until = $3::bigint, secret = $2 where webhook_endpoint_id = $1 returning 1',
    [id, newSecret(), now + BOTH_FOR],
  )
  return changed.length > 0
}

/** Writes an event `webhook.test` for one endpoint. */
export async function sendTest(db: Db, id: number, now: number): Promise<boolean> {
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date(now).toISOString(), data: {} })
  const sent = await db.query(
    `with event as (
      insert into webhook_event (message_id, type, subject, body, created)
      select $2, 'webhook.test', $2, $3, $4::bigint from webhook_endpoint where webhook_endpoint_id = $1 and enabled
      returning webhook_event_id
    ) insert into webhook_delivery (webhook_endpoint_id, webhook_event_id, subject) select $1::bigint, webhook_event_id, $2 from event returning 1`,
    [id, `msg_${randomBytes(18).toString('base64url')}`, body, now],
  )
  return sent.length > 0
}

export type Delivery = {
  endpoint: number
  event: number
  url: string
  type: string
  subject: string
  state: 'waiting' | 'delivered' | 'failed'
  attempts: number
  status: number | null
  answer: string | null
  lastAt: number | null
  nextAt: number
}

export function readDeliveries(
  db: Db,
  limit: number,
  { find = '', state = '', from = 0 }: { find?: string; state?: string; from?: number } = {},
): Promise<Delivery[]> {
  return db.query<Delivery>(
    `select webhook_endpoint_id as endpoint, webhook_event_id as event, url, type, d.subject, state, attempts, status, answer,
      last_at as "lastAt", next_at as "nextAt"
    from webhook_delivery d join webhook_endpoint using (webhook_endpoint_id) join webhook_event using (webhook_event_id)
    where ($2 = '' or d.subject = $2 or type = $2) and ($3 = '' or state = $3)
    order by webhook_event_id desc, webhook_endpoint_id limit $1 offset $4::bigint`,
    [limit, find, state, from],
  )
}

/** Delivers an event to an endpoint again, with the same message id, and tries for another three days. */
export async function redeliver(db: Db, { endpoint, event }: { endpoint: number; event: number }): Promise<boolean> {
  const changed = await db.query(
    `update webhook_delivery set state = 'waiting', next_at = 0, first_at = null
    where webhook_endpoint_id = $1 and webhook_event_id = $2 returning 1`,
    [endpoint, event],
  )
  return changed.length > 0
}
