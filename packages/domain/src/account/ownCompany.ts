/** The buyer's company as the profile says it. Unknown parts are empty. */
export type OwnCompany = { companyName: string; creditCode: string; companyAddress: string }

/** Returns the buyer's company, which every form that asks for a company is prefilled with. */
export function ownCompany(
  user:
    | { company?: string | undefined; creditCode?: string | undefined; companyAddress?: string | undefined }
    | undefined,
): OwnCompany {
  return {
    companyName: user?.company ?? '',
    creditCode: user?.creditCode ?? '',
    companyAddress: user?.companyAddress ?? '',
  }
}

/** Returns the company as an invoice title: a unit with its taxpayer number and registered address, or nothing. */
export function companyTitle({ companyName, creditCode, companyAddress }: OwnCompany): Record<string, string> {
  if (!companyName) return {}
  return {
    headerType: '2',
    headerName: companyName,
    ...(creditCode && { invoiceTaxNumber: creditCode }),
    ...(companyAddress && { registerAddress: companyAddress }),
  }
}
