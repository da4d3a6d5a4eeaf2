export type ParameterRow = {
  name: string
  /** The values, one per product in order. Undefined if a product lacks the parameter. */
  values: (string | undefined)[]
  differs: boolean
}

/**
 * Returns the parameters of several products as rows: the parameters of the first product in order, then those that
 * only later products have.
 */
export function parameterRows(
  products: readonly { parameters: readonly { name: string; value: string }[] }[],
): ParameterRow[] {
  const names = new Set(products.flatMap(({ parameters }) => parameters.map(({ name }) => name)))
  return [...names].map((name) => {
    const values = products.map(({ parameters }) => parameters.find((one) => one.name === name)?.value)
    return { name, values, differs: new Set(values.map((value) => value?.trim())).size > 1 }
  })
}
