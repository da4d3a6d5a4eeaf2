/** Source of a module whose `Page` has 100 buttons and 20 fields of a set. */
export const pageOf = (set: string) => `
import { Field, Frame, Press } from './${set}/pair.jsx'
const buttons = Array.from({ length: 100 }, (_, index) => 'Button ' + index)
const fields = Array.from({ length: 20 }, (_, index) => 'Field ' + index)
export const Page = () => <Frame>{buttons.map((one) => <Press key={one}>{one}</Press>)}{fields.map((one) => <Field key={one} label={one} name={one} />)}</Frame>
`

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN
}
