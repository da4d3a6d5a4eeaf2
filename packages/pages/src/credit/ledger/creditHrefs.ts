import { path } from '@millwright/domain/paths/path'

/** Where the screens of the account period live. */
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

/** Answered by the storefront with the session's token; without numbers all of them. */
export function billsFileHref(billNumbers: readonly string[] = []): string {
  return `/_statements.xlsx${billNumbers.length ? `?${new URLSearchParams({ billNumbers: billNumbers.join(',') })}` : ''}`
}
