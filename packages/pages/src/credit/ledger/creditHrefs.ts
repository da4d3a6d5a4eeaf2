/** Where the screens of the account period live. */
export const creditHref = '/financial-payment'
export const entriesHref = '/user-center/application-list'
export const statementsHref = '/user-center/uc-billManagement?tab=statements'

export function applicationHref(applicationId: string): string {
  return `/user-center/applocation-detailsl?applicationId=${applicationId}`
}

export function billHref(billNumber: string): string {
  return `/user-center/view-details?billNumber=${encodeURIComponent(billNumber)}`
}

export function payBillsHref(billNumbers: readonly string[]): string {
  return `/payment?${new URLSearchParams({ billNumbers: billNumbers.join(',') })}`
}

/** Answered by the storefront with the session's token; without numbers all of them. */
export function billsFileHref(billNumbers: readonly string[] = []): string {
  return `/_statements.xlsx${billNumbers.length ? `?${new URLSearchParams({ billNumbers: billNumbers.join(',') })}` : ''}`
}
