/** What the page, its tab and a shared link are called: the chosen size's model, then the product's name. */
export function detailName(
  { prodName, partyCode }: { prodName: string; partyCode?: string },
  sku: { partyCode?: string } | undefined,
): string {
  const model = sku?.partyCode ?? partyCode
  return model ? `${model} ${prodName}` : prodName
}
