import type { Plant } from './plant.ts'

/** A fault that a measurement must find. The output must match `says`, or this part of the check is blind. */
export type PlantedRun = Plant & {
  run: string
  /** The number of tries that is enough to meet the fault. */
  count: number
  minutes?: number
  says: RegExp
  /**
   * Whether the run starts a whole mall, kills processes or takes minutes. `npm run planted` includes such runs, the
   * tests do not.
   */
  long?: true
}

const DOMAIN = 'packages/domain/src'
const MALL = 'apps/mall-api/src'
const HOST = 'packages/host/src'
const REFUTED = /REFUTED/

/** Runs whose own test switches off each protection in turn. */
export const plantedInTheirTest: Readonly<Record<string, string>> = {
  'load slowBodies': 'tools/slowClients.test.ts',
  'load slowHeads': 'tools/slowClients.test.ts',
  'load slowReaders': 'tools/slowClients.test.ts',
}

/** At least one fault for every other file of `tests/fuzz` and `tests/load`. A test counts them. */
export const plants: readonly PlantedRun[] = [
  {
    run: 'fuzz answers',
    file: 'packages/api-client/src/internal/readAnswer.ts',
    find: "  if (!body) throw fail('nonsense', '', { path: 'size' })",
    put: '  if (!body) return undefined',
    count: 300,
    says: REFUTED,
  },
  {
    run: 'fuzz authorization',
    file: 'packages/api-client/src/mayCarryToken.ts',
    find: "path.startsWith('/p/')",
    put: "path.startsWith('/p')",
    count: 2_000,
    says: REFUTED,
  },
  {
    run: 'fuzz balances',
    file: `${MALL}/contexts/member/memberPayments.ts`,
    find: 'pay_number = $1 and paid_at is null',
    put: 'pay_number = $1',
    count: 60,
    says: /booked/,
  },
  {
    run: 'fuzz browser',
    file: `${DOMAIN}/link/link.ts`,
    find: "return path.split(/[/?#]/).includes('..') ? undefined :",
    put: "return path.split(/[/?#]/).includes('..') ? undefined : 'https://evil.example' +",
    count: 40,
    says: /[1-9]\d* violations|[1-9]\d* foreign requests|[1-9]\d* scripts ran/,
    long: true,
  },
  {
    run: 'fuzz chat',
    file: `${DOMAIN}/chat/chatLine.ts`,
    find: 'export const RECONNECT_TRIES = 3',
    put: 'export const RECONNECT_TRIES = 4',
    count: 2_000,
    says: REFUTED,
  },
  {
    run: 'fuzz commissions',
    file: `${DOMAIN}/distribution/commission.ts`,
    find: '/ 10_000n)',
    put: '/ 9_000n)',
    count: 300,
    says: REFUTED,
  },
  {
    run: 'fuzz contents',
    file: 'packages/pages/src/content/RichText/readRichText.ts',
    find: 'const path = internalPath(href)',
    put: 'const path = href',
    count: 200,
    says: /[1-9]\d* run/,
  },
  {
    run: 'fuzz credit',
    file: `${DOMAIN}/credit/creditRules.ts`,
    find: 'book.used + cents > book.limit',
    put: 'book.used > book.limit',
    count: 500,
    says: REFUTED,
  },
  {
    run: 'fuzz decoration',
    file: `${DOMAIN}/link/link.ts`,
    find: '  if (!/^(https?:\\/\\/|mailto:|tel:)/i.test(text)) return undefined',
    put: '  if (text) return text',
    count: 500,
    says: /[1-9]\d* failures/,
  },
  {
    run: 'fuzz hostile',
    file: `${DOMAIN}/link/link.ts`,
    find: '  if (!/^(https?:\\/\\/|mailto:|tel:)/i.test(text)) return undefined',
    put: '  if (text) return text',
    count: 3,
    says: /[1-9]\d* passed through/,
  },
  {
    run: 'fuzz ledger',
    file: `${MALL}/core/member/ledger.ts`,
    find: 'if (taken === 0 || (taken < -Number(amount) && !booking.atMost)) return short(account)',
    put: 'if (taken === 0) return short(account)',
    count: 500,
    says: /more points come back|times not/,
  },
  {
    run: 'fuzz links',
    file: `${DOMAIN}/link/link.ts`,
    find: '  if (!/^(https?:\\/\\/|mailto:|tel:)/i.test(text)) return undefined',
    put: '  if (text) return text',
    count: 500,
    says: REFUTED,
  },
  {
    run: 'fuzz listFilter',
    file: `${DOMAIN}/list/listFilter.ts`,
    find: 'filter(Boolean).slice(0, 50)',
    put: 'filter(Boolean).slice(0, 60)',
    count: 2_000,
    says: REFUTED,
  },
  {
    run: 'fuzz pool',
    file: `${MALL}/contexts/search/poolHandlers.ts`,
    find: 'const group = row?.group ?? undefined',
    put: 'const group = row?.group ?? 1',
    count: 100,
    says: REFUTED,
  },
  {
    run: 'fuzz payments',
    file: `${DOMAIN}/payment/paymentDeadline.ts`,
    find: 'Math.min(Math.max(expires, until), latestPaymentDeadline(created))',
    put: 'Math.max(expires, until)',
    count: 500,
    says: REFUTED,
  },
  {
    run: 'fuzz payments',
    file: `${DOMAIN}/payment/settleMoney.ts`,
    find: 'owed: covers ? minus(amount, due) : amount',
    put: 'owed: covers ? minus(due, due) : amount',
    count: 500,
    says: REFUTED,
  },
  {
    run: 'fuzz prices',
    file: `${DOMAIN}/price/isInScope.ts`,
    find: 'line.categoryIds?.includes(categoryId)',
    put: 'line.categoryIds?.at(0) === categoryId',
    count: 1_000,
    says: REFUTED,
  },
  {
    run: 'fuzz prices',
    file: `${DOMAIN}/price/bestUnit.ts`,
    find: 'quote: quotePrice !== undefined',
    put: 'quote: quotePrice !== undefined && quantity > 1',
    count: 1_000,
    says: REFUTED,
  },
  {
    run: 'fuzz prices',
    file: `${DOMAIN}/price/bestUnit.ts`,
    find: 'quantity >= (sku.agreementMinQty ?? 1)',
    put: 'quantity >= 1',
    count: 1_000,
    says: REFUTED,
  },
  {
    run: 'fuzz quotes',
    file: `${MALL}/contexts/quote/acceptQuote.ts`,
    find: 'quote.validUntil <= now',
    put: 'quote.validUntil < now',
    count: 300,
    says: REFUTED,
  },
  {
    run: 'fuzz redirect',
    file: `${DOMAIN}/link/link.ts`,
    find: "if (url.origin !== 'http://mall.invalid' || url.pathname.startsWith('//')) return undefined",
    put: '',
    count: 2_000,
    says: REFUTED,
  },
  {
    run: 'fuzz refunds',
    file: `${DOMAIN}/order/refundMachine.ts`,
    find: 'withdrawn: { wire: 6, holds: false }',
    put: 'withdrawn: { wire: 6, holds: true }',
    count: 1_000,
    says: REFUTED,
  },
  {
    run: 'fuzz lists',
    file: `${MALL}/contexts/files/tables/readXml.ts`,
    find: "  parser.on('doctype', () => {\n    throw new TableFault('cut')",
    put: "  parser.on('doctype', () => {\n    throw new TableFault('empty')",
    count: 20,
    says: REFUTED,
  },
  {
    run: 'fuzz uploads',
    file: `${MALL}/contexts/files/fileType.ts`,
    find: "return head.startsWith('%PDF-') ? 'application/pdf' : undefined",
    put: "return 'application/pdf'",
    count: 150,
    says: /stored/,
  },
  {
    run: 'fuzz shopPapers',
    file: `${MALL}/contexts/files/files.ts`,
    find: "if (!isPublic && reader !== 'console' && reader !== row.owner) return undefined",
    put: "if (!isPublic && reader === 'nobody') return undefined",
    count: 300,
    says: /[1-9]\d* answered/,
  },
  {
    run: 'fuzz voices',
    file: `${MALL}/contexts/content/feedback.ts`,
    find: 'where feedback_id = $1::bigint and user_id = $2`',
    put: 'where feedback_id = $1::bigint and $2::int is not null`',
    count: 100,
    says: /[1-9]\d* answered/,
  },
  {
    run: 'load aborts',
    file: 'packages/edge/src/gate.ts',
    find: 'inside--',
    put: 'inside += 0',
    count: 200,
    says: /[1-9]\d* still inside/,
    long: true,
  },
  {
    run: 'load capacity',
    file: 'packages/pages/src/order/SubmitOrder/SubmitOrder.action.ts',
    find: "    case 'submit':",
    put: "    case 'submitted':",
    count: 40,
    says: /checkout: \d+ of a submitted order × \d/,
    long: true,
  },
  {
    run: 'load contention',
    file: `${MALL}/db/locks.ts`,
    find: 'order by k.sku_id for no key update of k',
    put: 'order by random() for no key update of k',
    count: 3_000,
    says: /[1-9]\d* deadlocks/,
    long: true,
  },
  {
    run: 'load credit',
    file: `${MALL}/contexts/credit/creditAccount.ts`,
    find: 'about.orderNumber ?? null',
    put: 'null',
    count: 1,
    says: /on account 0 times/,
    long: true,
  },
  {
    run: 'load flash',
    file: `${MALL}/contexts/promotion/restoreSaleStock.ts`,
    find: 'stocks = stocks + $2::int',
    put: 'stocks = stocks + 0 * $2::int',
    count: 40,
    says: /sold what it does not have/,
    long: true,
  },
  {
    run: 'load groups',
    file: `${MALL}/contexts/promotion/teams.ts`,
    find: 'group_team where status = 1 and end_time <= $1::bigint',
    put: 'group_team where status = 4 and end_time <= $1::bigint',
    count: 12,
    says: /too large, or not paid back/,
    long: true,
  },
  {
    run: 'load instances',
    file: `${HOST}/node/serveShop.ts`,
    find: '.finally(() => process.exit(0))',
    put: '.finally(() => process.exit(3))',
    count: 100,
    says: /exit code of the one that stopped +3 +NO/,
    long: true,
  },
  {
    run: 'load isolation',
    file: `${HOST}/server/handleRequests.ts`,
    find: "app.use('*', securityHeaders(trustProxy, config.headers))",
    put: `let last = ''
      app.use('*', async ({ req: { raw } }, next) => {
        const own = raw.headers.get('cookie') ?? ''
        if (last && Math.random() < 0.05) raw.headers.set('cookie', last)
        last = own
        await next()
      })
      app.use('*', securityHeaders(trustProxy, config.headers))`,
    count: 600,
    says: /[1-9]\d* faults/,
    long: true,
  },
  {
    run: 'load killed',
    file: `${MALL}/core/stock/stock.ts`,
    find: 'set stocks = stocks + w.quantity',
    put: 'set stocks = stocks + w.quantity - 1',
    count: 2,
    says: /NO|stock|pieces/,
    long: true,
  },
  {
    run: 'load ledger',
    file: `${MALL}/core/member/ledger.ts`,
    find: 'write(db, account, booking, money(-taken)',
    put: 'write(db, account, booking, money(1 - taken)',
    count: 1,
    says: /times not|are right/,
    long: true,
  },
  {
    run: 'load list',
    file: `${HOST}/server/handleRequests.ts`,
    find: 'if (!(await gate.enter()))',
    put: 'if (!(await gate.enter()) || Math.random() < 0.02)',
    count: 300,
    says: /[1-9]\d* wrong answers/,
    long: true,
  },
  {
    run: 'load operator',
    file: `${MALL}/core/stock/stock.ts`,
    find: 'quantity: -quantity',
    put: 'quantity: 1 - quantity',
    count: 3_000,
    says: /its orders .*stock WRONG +NO/,
    long: true,
  },
  {
    run: 'load orders',
    file: `${MALL}/contexts/order/orders.ts`,
    find: "'insert into submission (user_id, uuid, created) values ($1, $2, $3)",
    put: "'insert into submission (user_id, uuid, created) values ($1, $2::text || random(), $3)",
    count: 20,
    says: /identical submits made (?!1 order)/,
    long: true,
  },
  {
    run: 'load slowBodies',
    file: `${HOST}/server/handleRequests.ts`,
    find: "app.use('*', bodies)",
    put: '',
    count: 120,
    says: /NOT answered/,
    long: true,
  },
  {
    run: 'load soak',
    file: `${HOST}/log/requestLog.ts`,
    find: 'const began = performance.now()',
    put: 'const began = performance.now(); ((globalThis as { leak?: unknown[] }).leak ??= []).push(new Array(2e4).fill(began))',
    count: 1,
    minutes: 1,
    says: /\d{2,}\.\d+ MB an hour/,
    long: true,
  },
]
