import { Button } from '@millwright/ui/Button'
import { NumberField } from '@millwright/ui/NumberField'
import { Select } from '@millwright/ui/Select'
import { Switch } from '@millwright/ui/Switch'
import { TextField } from '@millwright/ui/TextField'
import type { ReactNode } from 'react'
import type { Words } from './BlockList.tsx'
import type { Host } from './host.ts'
import type { Path } from './usePage.ts'

/** The subset of JSON Schema that `blockSchema` writes. */
export type Schema = { title?: string; type?: string; 'x-kind'?: string; default?: unknown } & {
  [limit in 'minimum' | 'maximum' | 'maxItems']?: number
} & { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[]; enum?: unknown[]; 'x-titles'?: string[] }
export type Form = {
  text: Words
  choices: Host['choices']
  problem(path: Path): string | undefined
  change(path: Path, value: unknown): void
}
type FieldProps = { schema: Schema; value: unknown; path: Path; label: string; form: Form }

const isObject = (value: unknown): value is Record<string, unknown> => value instanceof Object && !Array.isArray(value)
const textOf = (value: unknown) => (value instanceof Object ? JSON.stringify(value) : String(value ?? ''))

export function Fields({ schema, value, path, form }: Omit<FieldProps, 'label'>) {
  return Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const inner = isObject(value) ? value[name] : undefined
    return <Field key={name} schema={one} value={inner} path={[...path, name]} label={one.title ?? name} form={form} />
  })
}

function Field({ schema, value, path, label, form }: FieldProps): ReactNode {
  const { text, choices, problem, change } = form
  const { 'x-kind': kind = '', items = {}, anyOf } = schema
  const given = value ?? schema.default
  const common = { name: path.join('.'), label, error: problem(path) }
  const group = (children: ReactNode) => (
    <fieldset className="group">
      <legend>{label}</legend>
      {kind !== 'text' && common.error && <p className="wrong">{common.error}</p>}
      {children}
    </fieldset>
  )
  const titleAt = (at: number) => schema['x-titles']?.[at]
  const offered = choices[kind] ?? schema.enum?.map(textOf).map((value, at) => ({ value, label: titleAt(at) ?? value }))
  if (offered) {
    const chosen = textOf(isObject(given) ? Object.values(given)[0] : given)
    const pick = (value: string) => change(path, schema.enum?.find((one) => textOf(one) === value) ?? value)
    const options = [{ value: '', label: text.none }, ...offered]
    return <Select {...common} options={options} value={chosen} onChange={({ value }) => pick(value)} />
  }
  const linkType = { title: text.linkType, 'x-kind': 'linkType', enum: [1, 2, 3, 4, 5, 6] }
  const link = kind === 'link' && { type: linkType, link: { title: text.target } }
  if (link || schema.properties) {
    return group(<Fields {...{ value, path, form }} schema={{ properties: { ...schema.properties, ...link } }} />)
  }
  if (anyOf) {
    const one = anyOf.find(({ type }) => (type === 'object') === isObject(given)) ?? anyOf[0]!
    return <Field schema={{ 'x-kind': kind, ...one }} value={value} path={path} label={label} form={form} />
  }
  if (schema.type === 'array') {
    const all: unknown[] = Array.isArray(given) ? given : []
    const fields = all.map((one, at) => (
      <div key={at} className="item">
        <Field schema={items} value={one} path={[...path, at]} label={`${label} ${at + 1}`} form={form} />
        <Button size="small" tone="quiet" icon="trash" onPress={() => change(path, all.toSpliced(at, 1))}>
          {`${text.remove} ${label} ${at + 1}`}
        </Button>
      </div>
    ))
    const add = () => change(path, [...all, items.properties ? {} : ''])
    const more = <Button key="add" size="small" icon="plus" onPress={add}>{`${text.add} ${label}`}</Button>
    return group([...fields, all.length < (schema.maxItems ?? 99) && more])
  }
  if (schema.type === 'boolean')
    return <Switch {...common} checked={given === true} onChange={({ checked }) => change(path, checked)} />
  if (schema.type === 'number') {
    const limits = { min: schema.minimum ?? 0, max: schema.maximum ?? 9999, value: Number(given ?? 0) }
    return <NumberField {...common} {...limits} onChange={({ value }) => change(path, value)} />
  }
  const swatch = kind === 'colour' ? <i className="swatch" style={{ background: textOf(given) }} /> : undefined
  return <TextField {...common} suffix={swatch} value={textOf(given)} onChange={({ value }) => change(path, value)} />
}
