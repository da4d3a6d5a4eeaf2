import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import type { Round } from '../mall/killedRounds.ts'
import { json, press } from '../mall/servedMall.ts'
import type { AfterSaleWork } from './afterSaleWork.ts'

/** The steps of an invoice: requested, issued, requested under another name, reissued as a replacement. */
const way = ['apply', 'issue', 'reissue', 'issueAgain'] as const
type Step = (typeof way)[number]
type Known = { order: string; id?: string; acknowledged: Step[]; next: number; numbers: Partial<Record<Step, string>> }
type Kept = {
  order: string
  state: number
  number: string | null
  former: string | null
  document: { number: string; formerNumber?: string; total: string } | null
}

const title = { invoiceType: 1, headerType: 2, invoiceTaxNumber: '91350100M000100Y43', receiveMail: 'a@example.com' }

export function invoices(orders: readonly string[]): AfterSaleWork {
  const known: Known[] = []
  return {
    orders,
    acknowledged: () => known.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    work: async (round, { worker, of }) => {
      while (!round.stopped.aborted) {
        const mine = known.find(({ next }, at) => at % of === worker && next < way.length)
        if (mine && round.random() < 0.8) await goOn(round, mine)
        else {
          const order = orders[known.length]
          if (!order) return
          known.push({ order, acknowledged: [], next: 0, numbers: {} })
        }
      }
    },
    judge: (db) => judge(db, known),
  }
}

/**
 * Requests the next step. The outcome of an unacknowledged step is unknown, so the step is requested again. If it had
 * been done, the mall refuses the repetition, and the following step is next.
 */
async function goOn({ url, token }: Round, invoice: Known): Promise<void> {
  const step = way[invoice.next]!
  const done = await (step === 'apply' || step === 'reissue'
    ? ask(url, token, invoice)
    : press(url, 'invoiceIssue', { id: invoice.id! }))
  if (done === 'lost') return
  const seen = await byOrder(url, token, invoice.order)
  if (!seen) return
  invoice.id = seen.orderInvoiceId
  if (done === 'done') {
    invoice.acknowledged.push(step)
    if (seen.invoiceNumber) invoice.numbers[step] = seen.invoiceNumber
  }
  invoice.next++
}

async function ask(url: string, token: string, { order, id }: Known): Promise<'done' | 'refused' | 'lost'> {
  const answer = id
    ? await json(`${url}/p/orderInvoice`, token, { ...title, headerName: '江苏锡山机械厂', orderInvoiceId: id }, 'PUT')
    : await json(`${url}/p/orderInvoice`, token, { ...title, headerName: '湖南星沙机械有限公司', orderNumber: order })
  if (!answer) return 'lost'
  return answer.code === '00000' ? 'done' : 'refused'
}

async function byOrder(url: string, token: string, order: string) {
  const address = `${url}/p/orderInvoice/byOrder?orderNumber=${order}`
  const answer = await fetch(address, { headers: { authorization: token } })
    .then((response) => response.json() as Promise<{ data: { orderInvoiceId: string; invoiceNumber?: string } | null }>)
    .catch(() => undefined)
  return answer?.data ?? undefined
}

async function judge(db: Db, known: readonly Known[]): Promise<string[]> {
  const rows = await db.query<Kept>(
    `select io.order_number as "order", i.state, i.invoice_number as number, i.former_number as former, i.document
    from order_invoice i join order_invoice_order io using (order_invoice_id) where io.order_number = any($1::text::text[])`,
    [`{${known.map(({ order }) => order).join(',')}}`],
  )
  const [{ alone }] = (await db.query<{ alone: number }>(
    `select count(*)::int as alone from order_invoice i
    where not exists (select from order_invoice_order io where io.order_invoice_id = i.order_invoice_id)`,
  )) as [{ alone: number }]
  const wrong = alone ? [`${alone} invoices of no order`] : []
  const kept = new Map(rows.map((row) => [row.order, row]))
  for (const { order, acknowledged, numbers } of known) {
    const row = kept.get(order)
    if (acknowledged.length && !row) wrong.push(`${order}: the invoice was lost`)
    if (row) wrong.push(...wrongOf(row, acknowledged, numbers).map((what) => `${order}: ${what}`))
  }
  return wrong
}

function wrongOf({ state, number, former, document }: Kept, acknowledged: readonly Step[], numbers: Known['numbers']) {
  const wrong: string[] = []
  const issued = number !== null
  if (acknowledged.includes('issue') && !issued) wrong.push('what was issued was lost')
  if (acknowledged.includes('reissue') && !former) wrong.push('that it was asked for again was lost')
  if (acknowledged.includes('issueAgain') && !(state === 2 && former !== number))
    wrong.push('what was issued in its place was lost')
  if (issued && (document?.number !== number || Number(document.total) !== 20))
    wrong.push(`the document says ${document?.number}, ${document?.total}`)
  if (former && numbers.issue && former !== numbers.issue) wrong.push(`${former} and not ${numbers.issue} came before`)
  if (numbers.issueAgain && numbers.issueAgain !== number) wrong.push(`issued once more, as ${number}`)
  return wrong
}
