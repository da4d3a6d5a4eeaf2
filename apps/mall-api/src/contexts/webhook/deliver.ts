import type { Db } from '../../db/db.ts'
import { post } from './post.ts'
import type { Answer } from './post.ts'
import { signedHeaders } from './sign.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** How long a delivery is retried after its first try, in milliseconds. */
const TRIED_FOR = 72 * HOUR
const FIRST_WAIT = 10_000
const LONGEST_WAIT = 8 * HOUR
/** How long one run starts deliveries, in milliseconds, and the number of endpoints that it serves at once. */
const RUN_FOR = 2 * MINUTE
const ENDPOINTS_AT_ONCE = 8
const GONE = 410

type Delivering = {
  db: Db
  clock: () => number
  /** Whether endpoints may be in a private network and without TLS, as in the sample mall. */
  allowPrivate: boolean
  signal?: AbortSignal
}
type Due = {
  endpoint: number
  event: number
  url: string
  secrets: string[]
  id: string
  body: string
  attempts: number
  firstAt: number | null
}

/**
 * Delivers the outbox: each event to each endpoint at least once, and the events of one subject in order. Endpoints are
 * served concurrently. After a failure an endpoint waits for the next run.
 */
export async function deliverWebhooks(delivering: Delivering): Promise<void> {
  const { db, signal } = delivering
  const until = performance.now() + RUN_FOR
  const endpoints = await db.query<{ id: number }>(
    `select webhook_endpoint_id as id from webhook_endpoint e where enabled and exists (
      select 1 from webhook_delivery d where d.webhook_endpoint_id = e.webhook_endpoint_id and state = 'waiting')
    order by id`,
  )
  const goesOn = () => performance.now() < until && !signal?.aborted
  const serve = async () => {
    for (let next = endpoints.shift(); next && goesOn(); next = endpoints.shift()) {
      const { id } = next
      while (goesOn()) {
        const due = await nextDue(delivering, id)
        if (!due || !(await deliver(delivering, due))) break
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(ENDPOINTS_AT_ONCE, endpoints.length) }, serve))
}

/** Returns the first due delivery whose subject has no earlier delivery waiting. */
async function nextDue({ db, clock }: Delivering, endpoint: number): Promise<Due | undefined> {
  const now = clock()
  const [due] = await db.query<Due>(
    `select e.webhook_endpoint_id as endpoint, v.webhook_event_id as event, e.url, v.message_id as id, v.body, d.attempts,
      d.first_at as "firstAt",
      array_remove(array[e.secret, case when e.former_until > $2::bigint then e.former_secret end], null) as secrets
    from webhook_delivery d join webhook_endpoint e using (webhook_endpoint_id) join webhook_event v using (webhook_event_id)
    where d.webhook_endpoint_id = $1 and e.enabled and d.state = 'waiting' and d.next_at <= $2::bigint
      and not exists (select 1 from webhook_delivery f where f.webhook_endpoint_id = $1 and f.state = 'waiting'
        and f.subject = d.subject and f.webhook_event_id < d.webhook_event_id)
    order by d.webhook_event_id limit 1`,
    [endpoint, now],
  )
  return due
}

/** Tries to deliver an event once. Returns whether the endpoint accepted the event. */
async function deliver({ db, clock, allowPrivate, signal }: Delivering, due: Due): Promise<boolean> {
  const { url, id, body, secrets } = due
  const seconds = Math.floor(clock() / 1000)
  const answer = await post({ url, body, headers: signedHeaders({ id, seconds, body }, secrets), allowPrivate }, signal)
  // A try that the server's stop interrupted does not count.
  if (signal?.aborted && answer.status === undefined) return false
  const accepted = answer.status !== undefined && answer.status >= 200 && answer.status < 300
  await db.tx((tx) => record(tx, due, answer, { accepted, now: clock() }))
  return accepted
}

async function record(
  tx: Db,
  { endpoint, event, attempts, firstAt }: Due,
  { status, answer }: Answer,
  { accepted, now }: { accepted: boolean; now: number },
): Promise<void> {
  const first = firstAt ?? now
  const isOver = now - first >= TRIED_FOR
  await tx.query(
    `update webhook_delivery set state = $3, attempts = attempts + 1, first_at = $4::bigint, last_at = $5::bigint, next_at = $6::bigint, status = $7::int,
      answer = $8 where webhook_endpoint_id = $1 and webhook_event_id = $2`,
    [
      endpoint,
      event,
      accepted ? 'delivered' : isOver ? 'failed' : 'waiting',
      first,
      now,
      Math.min(now + waitAfter(attempts), Math.max(first + TRIED_FOR, now)),
      status ?? null,
      answer,
    ],
  )
  await noteOutcome(tx, endpoint, { accepted, now, isGone: status === GONE, isOver })
}

/**
 * Records since when an endpoint has failed. Switches the endpoint off if it responded with 410 Gone, or has failed for
 * as long as a delivery is retried.
 */
async function noteOutcome(
  tx: Db,
  endpoint: number,
  { accepted, now, isGone, isOver }: { accepted: boolean; now: number; isGone: boolean; isOver: boolean },
): Promise<void> {
  const [before] = await tx.query<{ failingSince: number | null }>(
    'select failing_since as "failingSince" from webhook_endpoint where webhook_endpoint_id = $1 for no key update',
    [endpoint],
  )
  const since = accepted ? null : (before?.failingSince ?? now)
  const failed = isOver && since !== null && now - since >= TRIED_FOR
  await tx.query(
    `update webhook_endpoint set failing_since = $2::bigint, enabled = enabled and $3::text is null, switched_off = coalesce($3::text, switched_off)
    where webhook_endpoint_id = $1`,
    [endpoint, since, isGone ? 'gone' : failed ? 'failing' : null],
  )
}

/**
 * Returns the milliseconds before the next try: 10 s, then three times as long each time, at most 8 hours, with a
 * random deviation of up to 5 %.
 */
function waitAfter(attempts: number): number {
  return Math.round(Math.min(FIRST_WAIT * 3 ** attempts, LONGEST_WAIT) * (0.95 + Math.random() / 10))
}
