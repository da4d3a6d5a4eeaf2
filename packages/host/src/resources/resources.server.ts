import { Hono } from 'hono'
import { forwardPageViews } from '../analytics/pageViews.server.ts'
import { answerShellData } from '../render/shellData.server.ts'
import {
  balanceWorkbook,
  cartTemplate,
  invoiceFile,
  orderWorkbook,
  articleNumbersFile,
  orderListWorkbook,
  pointsWorkbook,
  statementWorkbook,
} from './downloads.server.ts'
import { categories, suggest } from '../render/lookups.server.ts'
import { renderQrCode } from '../render/renderQrCode.server.tsx'
import { answerFile, forwardUpload } from './files.server.ts'
import type { RequestContext } from '../session/requestContext.server.ts'
import type { ShopRuntime } from '../shopRuntime.ts'

/** The environment of a request. */
export type ServerEnv = {
  Bindings: { peer: string | undefined }
  Variables: { url: URL; context: RequestContext }
}

/** Creates the routes of all resources that are not screens. Each route sets its own cache headers. */
export function createResources(shop: ShopRuntime): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get('/_qr/:file', ({ req, var: { url } }) => renderQrCode(url.origin, req.param('file')))
    .get('/_frame/:file', ({ var: { url } }) => answerShellData(url, shop))
    .get('/_suggest', ({ var: { context } }) => suggest(context))
    .get('/_categories', ({ var: { context } }) => categories(context))
    .get('/files/:id', ({ req, var: { context } }) => answerFile(req.raw, context))
    .post('/_upload', ({ req, var: { context } }) => forwardUpload(req.raw, context))
    .get('/_upload', (context) => context.body(null, 405, { Allow: 'POST', 'Cache-Control': 'private, no-store' }))
    .get('/_invoice/:file', ({ req, var: { context } }) => invoiceFile(req.param('file'), context))
    .get('/_balance.xlsx', ({ var: { context } }) => balanceWorkbook(context))
    .get('/_cart-template.xlsx', ({ var: { context } }) => cartTemplate(context))
    .get('/_orders.xlsx', ({ var: { context } }) => orderWorkbook(context))
    .get('/_article-numbers.xlsx', ({ var: { context } }) => articleNumbersFile(context, 'xlsx'))
    .get('/_order-list/:file', ({ req, var: { context } }) => orderListWorkbook(req.param('file'), context))
    .get('/_article-numbers.csv', ({ var: { context } }) => articleNumbersFile(context, 'csv'))
    .get('/_points.xlsx', ({ var: { context } }) => pointsWorkbook(context))
    .get('/_statements.xlsx', ({ var: { context } }) => statementWorkbook(context))
    .post('/_visits', ({ req, var: { context } }) => forwardPageViews(req.raw, context))
    .get('/_visits', (context) => context.body(null, 405, { Allow: 'POST', 'Cache-Control': 'private, no-store' }))
}
