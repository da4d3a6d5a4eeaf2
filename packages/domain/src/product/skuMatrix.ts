/** The fields of a SKU for the matrix. `properties` is a display string: `"长度:20 mm;材质:304"`. */
export type MatrixSku = { skuId: string; properties: string; stocks: number }

export type SkuOption = {
  value: string
  /** `soldOut`: all SKUs with this value and the other choices are sold out. `impossible`: there is no such SKU. */
  state: 'ready' | 'soldOut' | 'impossible'
  chosen: boolean
}
export type SkuAxis = { name: string; options: SkuOption[] }

/** Splits a display string. Full-width punctuation is accepted; a part without a colon is a value without a name. */
export function readProperties(properties: string): { name: string; value: string }[] {
  return properties
    .split(/[;；]/)
    .filter((part) => part.trim())
    .map((part) => {
      const mark = part.search(/[:：]/)
      return mark < 0
        ? { name: '', value: part.trim() }
        : { name: part.slice(0, mark).trim(), value: part.slice(mark + 1).trim() }
    })
}

/**
 * Returns a product's option matrix: one axis per property in the order of appearance, each option judged against the
 * chosen values of the *other* axes. SKUs without properties have no axis.
 */
export function skuMatrix(skus: readonly MatrixSku[], chosen: Readonly<Record<string, string>>): SkuAxis[] {
  const read = skus.map((sku) => ({ sku, values: valuesOf(sku) }))
  const names: string[] = []
  for (const { values } of read) for (const name of Object.keys(values)) if (!names.includes(name)) names.push(name)
  return names.map((name) => {
    const values = [...new Set(read.flatMap(({ values }) => (values[name] === undefined ? [] : [values[name]])))]
    return {
      name,
      options: values.map((value) => {
        const fits = read.filter(({ values }) => values[name] === value && others(values, chosen, name))
        const state = !fits.length ? 'impossible' : fits.every(({ sku }) => sku.stocks === 0) ? 'soldOut' : 'ready'
        return { value, state, chosen: chosen[name] === value }
      }),
    }
  })
}

/** Returns the SKU of the chosen values, if there is exactly one. */
export function chosenSku<S extends MatrixSku>(
  skus: readonly S[],
  chosen: Readonly<Record<string, string>>,
): S | undefined {
  const fits = skus.filter((sku) => Object.entries(valuesOf(sku)).every(([name, value]) => chosen[name] === value))
  return fits.length === 1 ? fits[0] : undefined
}

/** Adds a choice, and drops earlier choices that no SKU combines with the new choice. */
export function choose(
  skus: readonly MatrixSku[],
  chosen: Readonly<Record<string, string>>,
  name: string,
  value: string,
): Record<string, string> {
  let kept: Record<string, string> = { [name]: value }
  for (const [other, held] of Object.entries(chosen)) {
    if (other === name) continue
    const wider = { ...kept, [other]: held }
    if (
      skus.some((sku) => {
        const values = valuesOf(sku)
        return Object.entries(wider).every(([n, v]) => values[n] === v)
      })
    )
      kept = wider
  }
  return kept
}

const known = new WeakMap<MatrixSku, Readonly<Record<string, string>>>()

/** Returns the value of each property. Cached per SKU, since the matrix reads it for every option. */
export function valuesOf(sku: MatrixSku): Readonly<Record<string, string>> {
  const before = known.get(sku)
  if (before) return before
  const values = Object.fromEntries(readProperties(sku.properties).map(({ name, value }) => [name, value]))
  known.set(sku, values)
  return values
}

function others(values: Record<string, string>, chosen: Readonly<Record<string, string>>, name: string): boolean {
  return Object.entries(chosen).every(
    ([other, value]) => other === name || values[other] === undefined || values[other] === value,
  )
}
