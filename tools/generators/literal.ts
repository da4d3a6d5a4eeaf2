/** Writes a value as source text, long lists with their first items only. Throws on values that are not data. */
export function literal(value: unknown, indent = ''): string {
  if (value === undefined || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return String(value)
  // Amounts have at least two decimal places. No other text has that form.
  if (typeof value === 'string' && /^-?\d+\.\d{2,}$/.test(value)) return `money('${value}')`
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object') throw new Error(`a ${typeof value} in its data`)
  if ('$$typeof' in value) throw new Error('an element in its data')
  const deeper = `${indent}  `
  const parts = Array.isArray(value)
    ? value.slice(0, typeof value[0] === 'object' ? 2 : 6).map((one) => literal(one, deeper))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`}: ${literal(one, deeper)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const line = `${open}${parts.join(', ')}${close}`
  if (line.length + indent.length < 100 && !line.includes('\n')) return parts.length ? line : line.replaceAll(' ', '')
  return `${open.trim()}\n${parts.map((one) => `${deeper}${one},\n`).join('')}${indent}${close.trim()}`
}
