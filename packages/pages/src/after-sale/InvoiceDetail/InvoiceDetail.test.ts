import { invoiceableShops, invoiceTitles, orderInvoice } from '@millwright/fixtures/invoices'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action as actOnBook } from '../UcBillManagement/UcBillManagement.action.ts'
import { load as loadList } from '../UcBillManagement/UcBillManagement.load.ts'
import { action } from './InvoiceDetail.action.ts'
import { load } from './InvoiceDetail.load.ts'

const [shop] = invoiceableShops('zh')
const numbers = shop!.orders.map(({ orderNumber }) => orderNumber)
const form = `/invoice-detail?orderNumber=${numbers[0]}&orderNumber=${numbers[1]}`
const title = { headerType: '2', headerName: '星沙机械', invoiceTaxNumber: '91350100M000100Y43', receiveMail: 'a@b.cn' }
const mall = (more: object = {}) =>
  testMall({
    invoiceTitles: invoiceTitles('zh'),
    centerInfo: undefined,
    waiting: undefined,
    invoiceableOrders: page([shop!]),
    ...more,
  })
const page = <T>(records: T[]) => ({ records, total: records.length, pages: 1 })

describe('the invoice form', () => {
  it('sums several orders of one shop, and fills in the default title [R2.16] [R5.18]', async () => {
    const { shown, title: filled } = await load(mall().api, loaderContextAt(form))
    expect(shown).toMatchObject({ state: 'none', amount: '1856.00' })
    expect(filled?.invoiceTitleId).toBe('1')
    expect((await load(mall().api, loaderContextAt(`${form}&title=0`))).title).toBeUndefined()
    expect((await load(mall().api, loaderContextAt(`${form}&title=3`))).title?.invoiceTitleId).toBe('3')
  })

  it('redirects to the order’s invoice, or says that none can be requested [R2.16]', async () => {
    const one = `/invoice-detail?orderNumber=${numbers[0]}`
    const there = { invoiceableOrders: page([]), orderInvoiceByOrder: orderInvoice('issued', 'zh') }
    expect(await redirectTarget(load(mall(there).api, loaderContextAt(one)))).toBe('/invoice-detail?invoiceId=9003')
    expect((await load(mall({ ...there, orderInvoiceByOrder: undefined }).api, loaderContextAt(one))).shown).toEqual({
      state: 'gone',
    })
    expect(
      await redirectTarget(load(mall({ ...there, orderInvoiceByOrder: refusal('A03000') }).api, loaderContextAt(one))),
    ).toBe('unknown invoice')
    expect(
      (await load(mall({ invoiceableOrders: page(invoiceableShops('zh')) }).api, loaderContextAt(form))).shown.state,
    ).toBe('gone')
    expect(await redirectTarget(load(mall().api, loaderContextAt('/invoice-detail')))).toBe('unnamed invoice')
    expect(
      await redirectTarget(
        load(mall({ orderInvoiceInfo: refusal('A03000') }).api, loaderContextAt('/invoice-detail?invoiceId=1')),
      ),
    ).toBe('unknown invoice')
  })

  it('submits only the fields that the rules allow, and saves the title on request [R5.18]', async () => {
    const sent = mall({ applyInvoice: '77', addInvoiceTitle: refusal('A00001') })
    const typed = formOf({ intent: 'invoice', invoiceType: '1', ...title, bankName: 'not asked', keepTitle: '1' })
    expect(await redirectTarget(action(sent.api, loaderContextAt(form), typed))).toBe('/invoice-detail?invoiceId=77')
    expect(sent.inputsOf('applyInvoice')).toEqual([
      {
        orderNumber: numbers.join(','),
        invoiceType: 1,
        headerType: 2,
        headerName: '星沙机械',
        invoiceTaxNumber: '91350100M000100Y43',
        receiveMail: 'a@b.cn',
      },
    ])
    expect(sent.inputsOf('addInvoiceTitle')).toHaveLength(1)
  })

  it('returns the problem of each field with all typed values [R5.18]', async () => {
    const wrong = formOf({ intent: 'invoice', ...title, invoiceTaxNumber: '91350100M000100Y44', receiveMail: '' })
    expect(await action(mall().api, loaderContextAt(form), wrong)).toMatchObject({
      done: false,
      form: { headerName: '星沙机械', invoiceTaxNumber: '91350100M000100Y44' },
      data: {
        problems: [
          { field: 'invoiceTaxNumber', problem: 'check' },
          { field: 'receiveMail', problem: 'missing' },
        ],
      },
    })
  })

  it('shows the mall’s message if an invoice was already requested [R5.18]', async () => {
    const asked = formOf({ intent: 'invoice', ...title })
    expect(
      await action(mall({ applyInvoice: refusal('A00001', '订单已申请过发票') }).api, loaderContextAt(form), asked),
    ).toMatchObject({ done: false, problem: { message: '订单已申请过发票' } })
  })

  it('changes the invoice named in the address [R6.08]', async () => {
    const sent = mall({ changeInvoice: null })
    const change = () => formOf({ intent: 'change', ...title })
    expect(
      await redirectTarget(action(sent.api, loaderContextAt('/invoice-detail?invoiceId=9004&edit=1'), change())),
    ).toBe('/invoice-detail?invoiceId=9004')
    expect(sent.inputsOf('changeInvoice')).toMatchObject([{ orderInvoiceId: '9004' }])
    expect(await action(sent.api, loaderContextAt(form), change())).toMatchObject({ problem: { key: 'badArgument' } })
  })
})

describe('the list of invoices', () => {
  const path = '/user-center/uc-billManagement'
  const lists = { orderInvoiceCount: { none: 1, applying: 1, issued: 1, failed: 1 }, orderInvoicePage: page([]) }

  it('requests only the data of its tab [R2.33] [R6.08]', async () => {
    const asked = mall(lists)
    expect((await loadList(asked.api, loaderContextAt(`${path}?tab=failed&page=2`))).shown.tab).toBe('failed')
    expect(asked.inputsOf('orderInvoicePage')).toMatchObject([{ invoiceState: 3, current: 2 }])
    expect(asked.inputsOf('invoiceableOrders')).toEqual([])
    expect((await loadList(asked.api, loaderContextAt(`${path}?tab=nonsense`))).shown.tab).toBe('none')
    expect((await loadList(asked.api, loaderContextAt(`${path}?tab=titles&edit=2`))).shown).toMatchObject({
      edit: { invoiceTitleId: '2' },
    })
  })

  it('adds, changes and deletes titles, and sets the default [R5.18]', async () => {
    const book = mall({
      addInvoiceTitle: '9',
      changeInvoiceTitle: null,
      defaultInvoiceTitle: null,
      deleteInvoiceTitle: null,
    })
    const back = `${path}?tab=titles`
    const act = (fields: Record<string, string>) => actOnBook(book.api, loaderContextAt(back), formOf(fields))
    expect(await redirectTarget(act({ intent: 'saveTitle', ...title }))).toBe(back)
    expect(await redirectTarget(act({ intent: 'saveTitle', ...title, invoiceTitleId: '2', isDefault: '1' }))).toBe(back)
    expect(await act({ intent: 'defaultTitle', invoiceTitleId: '2' })).toMatchObject({ done: true })
    expect(await redirectTarget(act({ intent: 'removeTitle', invoiceTitleId: '2' }))).toBe(back)
    expect(book.inputsOf('addInvoiceTitle')).toMatchObject([{ isDefault: 0 }])
    expect(book.inputsOf('changeInvoiceTitle')).toMatchObject([{ invoiceTitleId: '2', isDefault: 1 }])
    expect(await act({ intent: 'removeTitle' })).toMatchObject({ problem: { key: 'badArgument' } })
    expect(await act({ intent: 'saveTitle', ...title, headerName: '' })).toMatchObject({
      data: { problems: [{ field: 'headerName' }] },
    })
  })
})
