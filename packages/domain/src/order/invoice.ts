import { readCreditCode } from '../account/creditCode.ts'
import type { CreditCodeProblem } from '../account/creditCode.ts'
import { isMobile } from '../account/validation.ts'

/** The API's numbers for invoice types and title types (api.md 1.2). */
export const invoiceTypes = { electronic: 1, special: 2 } as const
export const headerTypes = { personal: 1, unit: 2 } as const

const limits = {
  headerName: 100,
  invoiceTaxNumber: 40,
  registerAddress: 100,
  registerPhone: 20,
  bankName: 100,
  bankAccount: 40,
  receiver: 30,
  receiveMobile: 20,
  receiveMail: 100,
} as const
export type InvoiceField = keyof typeof limits
export const invoiceLimits: Readonly<Record<InvoiceField, number>> = limits

/**
 * A problem of an invoice form. `found` is its evidence: the length or character of a tax number, or the exceeded
 * limit.
 */
export type InvoiceProblem = {
  field: InvoiceField
  problem: 'missing' | 'tooLong' | 'phone' | 'account' | 'mobile' | 'mail' | Exclude<CreditCodeProblem, 'empty'>
  found?: string | undefined
}

export type Invoice = { invoiceType: 1 | 2; headerType: 1 | 2; headerName: string } & Partial<
  Record<InvoiceField, string>
>

const special = ['registerAddress', 'registerPhone', 'bankName', 'bankAccount'] as const
const receiving = ['receiver', 'receiveMobile', 'receiveMail'] as const

/** Returns the fields of an invoice, in the order of its form. Only a business can have a special VAT invoice. */
export function invoiceFields(form: {
  invoiceType?: string | number
  headerType?: string | number
}): readonly InvoiceField[] {
  if (Number(form.invoiceType) === invoiceTypes.special)
    return ['headerName', 'invoiceTaxNumber', ...special, ...receiving]
  return Number(form.headerType) === headerTypes.unit
    ? ['headerName', 'invoiceTaxNumber', ...receiving]
    : ['headerName', ...receiving]
}

/**
 * Reads a typed form. Returns the invoice without fields that its kind does not need, or the problems in the order of
 * the form.
 */
export function readInvoice(
  form: Readonly<Record<string, string | undefined>>,
): { invoice: Invoice } | { problems: InvoiceProblem[] } {
  const asked = invoiceFields(form)
  const invoiceType = Number(form.invoiceType) === invoiceTypes.special ? invoiceTypes.special : invoiceTypes.electronic
  const headerType = asked.includes('invoiceTaxNumber') ? headerTypes.unit : headerTypes.personal
  const invoice: Invoice = { invoiceType, headerType, headerName: '' }
  const problems: InvoiceProblem[] = []
  for (const field of asked) {
    const value = (form[field] ?? '').normalize('NFKC').trim()
    const problem = invoiceProblem(field, value)
    if (problem) problems.push(problem)
    else if (value)
      invoice[field] =
        field === 'invoiceTaxNumber' || field === 'bankAccount' ? value.replace(/[\s-]/g, '').toUpperCase() : value
  }
  return problems.length ? { problems } : { invoice }
}

/** Returns the problem of one value of the form. */
export function invoiceProblem(field: InvoiceField, raw: string): InvoiceProblem | undefined {
  const value = raw.normalize('NFKC').trim()
  if (!value) return field === 'receiver' || field === 'receiveMobile' ? undefined : { field, problem: 'missing' }
  if (value.length > limits[field]) return { field, problem: 'tooLong', found: String(limits[field]) }
  switch (field) {
    case 'invoiceTaxNumber': {
      const read = readCreditCode(value)
      if ('code' in read) return undefined
      return read.problem === 'empty'
        ? { field, problem: 'missing' }
        : { field, problem: read.problem, found: read.found }
    }
    case 'registerPhone':
      return /^\+?[\d\s()-]{7,20}$/.test(value) ? undefined : { field, problem: 'phone' }
    case 'bankAccount':
      return /^\d{8,30}$/.test(value.replace(/[\s-]/g, '')) ? undefined : { field, problem: 'account' }
    case 'receiveMobile':
      return isMobile(value) ? undefined : { field, problem: 'mobile' }
    case 'receiveMail':
      return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? undefined : { field, problem: 'mail' }
    default:
      return undefined
  }
}
