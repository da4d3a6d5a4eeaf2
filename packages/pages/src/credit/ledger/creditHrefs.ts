import { path } from '@millwright/domain/paths/path'

/** Returns the address of the statements. */
export const statementsHref = () => path('uc-billManagement', { tab: 'statements' })

export function applicationHref(applicationId: string): string {
  return path('applocation-detailsl', { applicationId })
}

export function billHref(billNumber: string): string {
  return path('view-details', { billNumber })
}

export function payBillsHref(billNumbers: readonly string[]): string {
  return path('payment', new URLSearchParams({ billNumbers: billNumbers.join(',') }))
}

/**
 * Returns the address of the statements as a workbook. The storefront serves it with the session's token. Without
 * numbers it contains all statements.
 */
export function billsFileHref(billNumbers: readonly string[] = []): string {
  return `/_statements.xlsx${billNumbers.length ? `?${new URLSearchParams({ billNumbers: billNumbers.join(',') })}` : ''}`
}
