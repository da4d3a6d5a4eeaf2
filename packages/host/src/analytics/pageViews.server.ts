import type { Client } from '@millwright/contract/contract'
import { partsOf } from '@millwright/domain/partsOf'
import type { RequestContext } from '../session/requestContext.server.ts'
import { MAX_PAGE_VIEWS } from './pageViews.ts'

type Wire = Parameters<Client['flowAnalysisLog']>[0]

const LONGEST = 64
/** Maximum number of batches in flight to the mall. Nothing waits for them, so further batches are dropped. */
const BUSY = 50
let sending = 0

/** Forwards page views to the mall, under the buyer's account if signed in. Honours `DNT` and `Sec-GPC`. */
export async function forwardPageViews(request: Request, { api, anonymous, shop }: RequestContext): Promise<Response> {
  const done = new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  if (request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1' || sending >= BUSY) return done
  if (!shop.config.visits) return done
  const records = readPageViews(await request.json().catch(() => undefined))
  if (!records) return new Response(null, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  sending++
  void (async () => {
    for (const record of records)
      await (anonymous
        ? api.flowAnalysisLog(record)
        : api.flowAnalysisLogOfBuyer(record).catch(() => api.flowAnalysisLog(record)))
  })()
    .catch(() => undefined)
    .finally(() => sending--)
  return done
}

/** Validates page views from a browser: known fields only, each within its length limit. */
export function readPageViews(input: unknown): Wire[] | undefined {
  if (!Array.isArray(input) || input.length > MAX_PAGE_VIEWS) return undefined
  const records = input.map(readVisit)
  return records.every((record) => record !== undefined) ? records : undefined
}

function readVisit(input: unknown): Wire | undefined {
  const { pageId, step, uuid, uuidSession, prevPageId, bizData, bizType, nums, orderNumbers } = partsOf(input)
  if (!isCount(pageId) || !isCount(step) || !isWord(uuid) || !isWord(uuidSession)) return undefined
  return {
    pageId,
    step,
    uuid,
    uuidSession,
    systemType: 1,
    visitType: 1,
    ...(isCount(prevPageId) && { prevPageId }),
    ...(isWord(bizData) && { bizData }),
    ...(isCount(bizType, 0) && { bizType }),
    ...(isCount(nums, 0) && { nums }),
    ...(typeof orderNumbers === 'string' && /^[\w,-]{1,1000}$/.test(orderNumbers) && { orderNumbers }),
  }
}

function isCount(value: unknown, least = 1): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value < 1_000_000
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST && /^[\w-]+$/.test(value)
}
