/**
 * Returns the title of a product card: the model with the name below, or only the name for a product with many sizes.
 */
export function cardTitle({
  prodName,
  partyCode,
  skuNumber = 1,
}: {
  prodName: string
  partyCode?: string | undefined
  skuNumber?: number | undefined
}): { title: string; name?: string } {
  return skuNumber > 1 || partyCode === undefined ? { title: prodName } : { title: partyCode, name: prodName }
}
