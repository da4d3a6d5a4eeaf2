export type ParameterRow = {
  name: string
  /** One for each product, in their order; absent where it says nothing of it. */
  values: (string | undefined)[]
  differs: boolean
}

/** The parameters of several products line by line: those of the first in its order, then what only later ones have. */
export function parameterRows(
  products: readonly { parameters: readonly { name: string; value: string }[] }[],
): ParameterRow[] {
  const names = new Set(products.flatMap(({ parameters }) => parameters.map(({ name }) => name)))
  return [...names].map((name) => {
    const values = products.map(({ parameters }) => parameters.find((one) => one.name === name)?.value)
    return { name, values, differs: new Set(values.map((value) => value?.trim())).size > 1 }
  })
}
