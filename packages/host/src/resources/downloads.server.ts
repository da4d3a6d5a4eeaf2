import { path } from '@millwright/domain/paths/path'
import { ApiError } from '@millwright/api-client/apiError'
import { isId } from '@millwright/domain/id'
import { balanceTypes } from '@millwright/domain/member/balance'
import { balanceParams } from '@millwright/domain/member/balanceQuery'
import { pointsSearchOf, readPointsQuery } from '@millwright/domain/member/pointsQuery'
import { orderSearchOf, readOrderQuery } from '@millwright/domain/order/orderQuery'
import { readQuery } from '@millwright/pages/searchParams'
import { loginPath } from '@millwright/pages/loader'
import type { RequestContext } from '../session/requestContext.server.ts'

/**
 * The time limit for a file that is made for one person, in milliseconds. A workbook of 10,000 lines or a long invoice
 * takes longer than a page.
 */
const MAKING = 20_000
/** The number of order numbers in a file name. */
const PO_NUMBERS = 3
const PRIVATE = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' }
/** Headers that keep a file from running scripts, whatever its content type. */
const inert = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const PDF = 'application/pdf'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Responds to `/_invoice/7.pdf`. The mall checks the owner by the token, which this server adds. */
export function invoiceFile(file: string, context: RequestContext): Promise<Response> {
  const id = /^(\d+)\.pdf$/.exec(file)?.[1]
  if (!isId(id)) return Promise.resolve(nothing(404))
  return download(
    context,
    PDF,
    () => invoiceName(context, id),
    () => context.api.invoiceFile({ orderInvoiceId: id }),
  )
}

/** Names an invoice's file by its number and the buyer's own order numbers: `invoice-2631….-PO-2026-1182.pdf`. */
async function invoiceName({ api }: RequestContext, orderInvoiceId: string): Promise<string> {
  const { invoiceNumber, poNumbers } = await api.orderInvoiceInfo({ orderInvoiceId })
  return `${['invoice', invoiceNumber ?? orderInvoiceId, ...poNumbers.slice(0, PO_NUMBERS)].join('-')}.pdf`
}

/** Responds to `/_orders.xlsx` with the orders that the order list finds for the same query. */
export function orderWorkbook(context: RequestContext): Promise<Response> {
  const search = orderSearchOf(readOrderQuery(context.url.searchParams))
  return download(context, XLSX, 'orders.xlsx', () => context.api.exportOrders(search))
}

/** Responds to `/_balance.xlsx?kind=&month=` with the entries that the balance screen shows. */
export function balanceWorkbook(context: RequestContext): Promise<Response> {
  const { kind, month } = readQuery(context.url, balanceParams)
  return download(context, XLSX, 'balance.xlsx', () =>
    context.api.exportBalance({ type: kind && balanceTypes[kind], month }),
  )
}

/** Responds to `/_points.xlsx` with the entries that the points ledger shows for the same query. */
export function pointsWorkbook(context: RequestContext): Promise<Response> {
  const search = pointsSearchOf(readPointsQuery(context.url.searchParams))
  return download(context, XLSX, 'points.xlsx', () => context.api.scoreExport(search))
}

/** Responds to `/_article-numbers.xlsx` and `/_article-numbers.csv` with all article numbers of the buyer. */
export function articleNumbersFile(context: RequestContext, format: 'xlsx' | 'csv'): Promise<Response> {
  return download(context, format === 'csv' ? 'text/csv; charset=utf-8' : XLSX, `article-numbers.${format}`, () =>
    context.api.exportArticleNumbers({ format }),
  )
}

/** Responds to `/_order-list/7.xlsx?n=3` with a list of the buyer, in the quantities for so many assemblies. */
export function orderListWorkbook(file: string, context: RequestContext): Promise<Response> {
  const listId = /^(\d+)\.xlsx$/.exec(file)?.[1]
  if (!isId(listId)) return Promise.resolve(nothing(404))
  const n = context.url.searchParams.get('n') ?? ''
  const assemblies = /^[1-9]\d{0,3}$/.test(n) ? Number(n) : 1
  return download(context, XLSX, `order-list-${listId}.xlsx`, () => context.api.exportOrderList({ listId, assemblies }))
}

/** Responds to `/_cart-template.xlsx`, the workbook for filling a cart. */
export function cartTemplate(context: RequestContext): Promise<Response> {
  return download(context, XLSX, 'cart.xlsx', () => context.api.exportCartTemplate(), true)
}

/** Responds to `/_statements.xlsx?billNumbers=a,b` with the buyer's statements. Without numbers: all of them. */
export function statementWorkbook(context: RequestContext): Promise<Response> {
  const billNumbers = context.url.searchParams.get('billNumbers')?.slice(0, 2000) || undefined
  return download(context, XLSX, 'statements.xlsx', () => context.api.billExport({ billNumbers }))
}

async function download(
  context: RequestContext,
  type: string,
  name: string | (() => Promise<string>),
  ask: () => Promise<Blob>,
  everybody = false,
): Promise<Response> {
  const login = () => new Response(null, { status: 302, headers: { ...PRIVATE, Location: backTo(context) } })
  if (!everybody && context.token() === undefined) return login()
  context.deadline.allow(MAKING)
  try {
    const [file, fileName] = await Promise.all([ask(), typeof name === 'string' ? name : name()])
    return new Response(file.stream(), {
      headers: {
        ...PRIVATE,
        ...inert,
        'Content-Type': type,
        'Content-Length': String(file.size),
        'Content-Disposition': disposition(fileName),
      },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'login') {
      context.logOut()
      return login()
    }
    return nothing(error.kind === 'refused' ? 404 : 503)
  }
}

/** Returns the header that names a file. A name may hold what a buyer typed; old browsers get its plain characters. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w.-]+/g, '-')
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`}`
}

const lists: Readonly<Record<string, 'uc-order' | 'uc-integral' | 'uc-balance' | 'uc-article-numbers'>> = {
  '/_orders.xlsx': 'uc-order',
  '/_points.xlsx': 'uc-integral',
  '/_balance.xlsx': 'uc-balance',
  '/_article-numbers.xlsx': 'uc-article-numbers',
  '/_article-numbers.csv': 'uc-article-numbers',
}

/** Returns the sign-in path that leads back to the file's page. */
function backTo({ url }: RequestContext): string {
  if (url.pathname === '/_cart-template.xlsx') return loginPath(path('cart'))
  if (url.pathname.startsWith('/_order-list/')) return loginPath(path('uc-order-lists'))
  return loginPath(path(lists[url.pathname] ?? 'uc-billManagement'))
}

function nothing(status: 404 | 503): Response {
  return new Response(null, { status, headers: PRIVATE })
}
