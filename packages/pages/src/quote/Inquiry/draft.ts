import type { InquiryChoice } from '@millwright/contract/quote/entities'

/** A line of a draft. If `skuId` is empty, the line is a request in words. */
export type DraftLine = {
  skuId: string
  name: string
  quantity: string
  unit: string
  targetPrice: string
  needBy: string
  state: 'sure' | 'doubtful' | 'none'
  choices: readonly InquiryChoice[]
}

/** An unsent request, as its form carries it. */
export type Draft = {
  userPhone: string
  remark: string
  companyName: string
  contact: string
  deadline: string
  addrId: string
  needInvoice: boolean
  files: string
  paste: string
  lines: readonly DraftLine[]
}

export const emptyLine: DraftLine = {
  skuId: '',
  name: '',
  quantity: '1',
  unit: '',
  targetPrice: '',
  needBy: '',
  state: 'none',
  choices: [],
}

export const emptyDraft: Draft = {
  userPhone: '',
  remark: '',
  companyName: '',
  contact: '',
  deadline: '',
  addrId: '',
  needInvoice: false,
  files: '',
  paste: '',
  lines: [],
}

export const isBlank = ({ lines, remark, paste }: Draft): boolean => !lines.length && !remark.trim() && !paste.trim()

/** Returns the draft of a form. Its lines are named `line.0.name` and so on, in numerical order. */
export function draftOfForm(form: FormData): Record<string, unknown> {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const numbers = [...form.keys()].flatMap((name) => /^line\.(\d{1,3})\.quantity$/.exec(name)?.[1] ?? [])
  return {
    ...Object.fromEntries(
      ['userPhone', 'remark', 'companyName', 'contact', 'deadline', 'addrId', 'paste'].map((name) => [
        name,
        text(name),
      ]),
    ),
    files: form
      .getAll('files')
      .filter((one) => typeof one === 'string' && one)
      .join(','),
    needInvoice: form.get('needInvoice') !== null,
    lines: [...new Set(numbers)]
      .map(Number)
      .toSorted((a, b) => a - b)
      .map((at) => ({
        ...Object.fromEntries(
          ['skuId', 'name', 'quantity', 'unit', 'targetPrice', 'needBy', 'state'].map((name) => [
            name,
            text(`line.${at}.${name}`),
          ]),
        ),
        choices: parseJson(text(`line.${at}.choices`)),
      })),
  }
}

export function parseJson(json: string): unknown {
  try {
    return json ? JSON.parse(json) : []
  } catch {
    return []
  }
}
