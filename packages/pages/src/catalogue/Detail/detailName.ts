/** Returns the title of the page, its tab and its shared link: the selected SKU's model, then the product name. */
export function detailName(
  { prodName, partyCode }: { prodName: string; partyCode?: string },
  sku: { partyCode?: string } | undefined,
): string {
  const model = sku?.partyCode ?? partyCode
  return model ? `${model} ${prodName}` : prodName
}
