import { DecimalField } from '@millwright/ui/DecimalField'
import { NumberField } from '@millwright/ui/NumberField'
import { Segmented } from '@millwright/ui/Segmented'
import { Select } from '@millwright/ui/Select'
import { Switch } from '@millwright/ui/Switch'
import { TextField } from '@millwright/ui/TextField'
import type { FieldProps } from './fieldForm.ts'

/** A switch, a number, a choice or a line of text. A value of another kind shows as the default until it is changed. */
export function PlainField({ schema, value, path, label, form }: FieldProps) {
  const id = form.idOf(path)
  const common = { id, name: id, label, error: form.problemAt(path), hint: form.pendingAt(path) }
  const given = value ?? schema.fallback
  if (schema.choices.length) {
    const options = schema.choices.map(({ value: one, label }) => ({ value: String(one), label }))
    const pick = ({ value: picked }: { value: string }) =>
      form.change(path, schema.choices.find(({ value: one }) => String(one) === picked)?.value)
    const shown = options.some(({ value: one }) => one === String(given)) ? String(given) : String(schema.fallback)
    return options.length <= 3 && options.every(({ label }) => label.length <= 6) ? (
      <Segmented {...common} wide options={options} value={shown} onChange={pick} />
    ) : (
      <Select {...common} options={options} value={shown} onChange={pick} />
    )
  }
  if (schema.type === 'boolean')
    return <Switch {...common} checked={isOn(given)} onChange={({ checked }) => form.change(path, checked)} />
  if (schema.type === 'number') {
    const number = Number(given)
    // A limit of half a percent allows halves. A number field has whole steps only.
    if (![schema.min ?? 0, schema.max ?? 0].every(Number.isInteger))
      return (
        <DecimalField
          {...common}
          min={String(schema.min ?? 0)}
          max={schema.max === undefined ? undefined : String(schema.max)}
          scale={3}
          value={Number.isFinite(number) ? String(number) : ''}
          onChange={({ value: next, error }) => {
            if (error === undefined) form.change(path, next === '' ? undefined : Number(next))
          }}
        />
      )
    return (
      <NumberField
        {...common}
        min={schema.min ?? 0}
        max={schema.max ?? 99_999}
        value={Number.isFinite(number) ? number : Number(schema.fallback ?? 0)}
        onChange={({ value: next }) => form.change(path, next)}
      />
    )
  }
  const written = typeof given === 'string' || typeof given === 'number' ? String(given) : ''
  return <TextField {...common} value={written} onChange={({ value: words }) => form.change(path, words)} />
}

const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'
