import { en, zh } from '@millwright/i18n/namespaces/decorationProblems'
import type { Localised } from '@millwright/contract/blocks/decoder'

/** A problem of a page, described for the merchant: the omission or repair, its JSON path, and the remedy. */
export type Diagnostic = {
  code: DiagnosticCode
  path: string
  severity: 'error' | 'warning' | 'info'
  message: Localised
}
export type DiagnosticCode = keyof typeof zh

const severities: Partial<Record<DiagnosticCode, Diagnostic['severity']>> = {
  tooLarge: 'error',
  notJson: 'error',
  notAList: 'error',
  empty: 'info',
  mobileOnly: 'info',
  signNotFirst: 'info',
  newerVersion: 'info',
  noHeading: 'info',
  notFilled: 'info',
}

export function diagnostic(
  code: DiagnosticCode,
  path: string,
  values: Readonly<Record<string, string | number>> = {},
): Diagnostic {
  const fill = (sentence: string) =>
    sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '').slice(0, 80))
  return { code, path, severity: severities[code] ?? 'warning', message: { zh: fill(zh[code]), en: fill(en[code]) } }
}
