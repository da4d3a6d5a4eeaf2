/**
 * What heads a product among others: the model, or, where it stands for many sizes, their name, with nothing beneath.
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
