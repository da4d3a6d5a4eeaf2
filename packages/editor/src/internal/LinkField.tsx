import { isRecord } from '@millwright/domain/isRecord'
import type { Locale } from '@millwright/domain/locale'
import { pageKeys } from '@millwright/domain/link/link'
import { useText } from '@millwright/i18n/Texts'
import { Select } from '@millwright/ui/Select'
import { Switch } from '@millwright/ui/Switch'
import { TextField } from '@millwright/ui/TextField'
import { useState } from 'react'
import type { FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { PickedOne } from './IdField.tsx'
import { fieldLabel } from './labels.ts'
import { couponOf, linkKinds, linkTo, namesFor, offeredLinks, shownType } from './linkKinds.ts'
import { refId } from './pickerOf.ts'
import { Fields } from './Several.tsx'

/** A link of one of the six types. Its target is searched, listed or written, by its type. */
export function LinkField(props: FieldProps) {
  const { schema, value, path, label, form } = props
  const text = useText('editor')
  const held = isRecord(value) ? value : {}
  const [wanted, setWanted] = useState<string>()
  const type = wanted ?? shownType(held, form.pickers)
  const id = form.idOf(path)
  const names = { coupon: text('coupon'), flashSale: text('flashSale'), groupDeal: text('groupDeal') }
  const options = offeredLinks(form.pickers).map((one) => ({
    value: one,
    label: one in names ? names[one as keyof typeof names] : fieldLabel(`type.${one}`, form.locale),
  }))
  const choose = (next: string) => {
    setWanted(next)
    form.change(path, emptied(next, held, schema))
  }
  return (
    <FieldGroup label={label}>
      {schema.properties.length > 0 && <Fields schema={schema} value={value} path={path} form={form} />}
      <Select
        id={id}
        name={id}
        label={text('linkType')}
        placeholder={text('noLink')}
        options={options}
        value={type}
        error={type && linkKinds[type] ? undefined : form.problemAt(path)}
        hint={type ? undefined : form.pendingAt(path)}
        onChange={({ value: next }) => choose(next)}
      />
      {type && <Target {...props} type={type} held={held} onDone={() => setWanted(undefined)} />}
    </FieldGroup>
  )
}

type TargetProps = FieldProps & { type: string; held: Readonly<Record<string, unknown>>; onDone: () => void }

function Target(props: TargetProps) {
  const { schema, path, form, type, held, onDone } = props
  const text = useText('editor')
  const kind = Object.hasOwn(linkKinds, type) ? linkKinds[type] : (type as 'coupon' | 'flashSale' | 'groupDeal')
  const id = `${form.idOf(path)}-target`
  const put = (link: unknown, more: object = {}) => form.change(path, { ...held, type: Number(type), link, ...more })
  if (type === '4') return <MallPage {...props} />
  const picker = kind && form.pickers[kind]
  if (kind && picker)
    return (
      <PickedOne
        id={id}
        kind={kind}
        label={text('target')}
        value={
          type === 'coupon' ? (couponOf(held) ?? '') : refId(Array.isArray(held.link) ? held.link.at(-1) : held.link)
        }
        stored={storedName(held.name, form.locale)}
        error={form.problemAt(path)}
        note={form.pendingAt(path)}
        form={form}
        onPick={async (value, item) => {
          const names = await namesFor(picker, item, form.locale)
          form.change(path, { ...linkTo(type, value, names), ...kept(held, schema) })
          onDone()
        }}
        onClear={() => form.change(path, emptied(type, held, schema))}
      />
    )
  const written = isRecord(held.link) && typeof held.link.url === 'string' ? held.link.url : refId(held.link)
  return (
    <>
      <TextField
        id={id}
        name={id}
        label={text(type === '6' ? 'address' : 'targetId')}
        value={written}
        error={form.problemAt(path)}
        onChange={({ value }) => put(type === '2' ? [value] : value)}
      />
      {type === '6' && (
        <Switch
          name={`${id}-tab`}
          label={text('newTab')}
          checked={held.newTab === true}
          onChange={({ checked }) => put(held.link, { newTab: checked })}
        />
      )}
    </>
  )
}

/** A page of the mall, from the list or by its path. */
function MallPage({ path, form, held, type }: TargetProps) {
  const text = useText('editor')
  const link = typeof held.link === 'string' ? held.link : ''
  const isKey = Object.hasOwn(pageKeys, link)
  const id = `${form.idOf(path)}-target`
  const put = (next: string) => form.change(path, { ...held, type: Number(type), link: next })
  const options = Object.keys(pageKeys).map((key) => ({ value: key, label: fieldLabel(`link.${key}`, form.locale) }))
  return (
    <>
      <Select
        id={id}
        name={id}
        label={text('target')}
        options={[...options, { value: '/', label: text('otherPath') }]}
        placeholder={text('chooseOne')}
        value={isKey ? link : link ? '/' : ''}
        onChange={({ value }) => put(value)}
      />
      {link && !isKey && (
        <TextField
          name={`${id}-path`}
          label={text('pathOfPage')}
          value={link}
          error={form.problemAt(path)}
          onChange={({ value }) => put(value)}
        />
      )}
    </>
  )
}

/**
 * Returns the parts of a link that do not belong to its target. A navigation entry has a name that the merchant writes,
 * so a new target keeps it.
 */
function kept(held: Readonly<Record<string, unknown>>, { properties }: FieldProps['schema']) {
  const { type: _, link: __, path: ___, name, ...rest } = held
  const written = properties.some((property) => property.name === 'name') && hasWords(name)
  return written ? { ...rest, name } : rest
}

/** A link of a type, without a target. The former target belongs to the former type. */
const emptied = (type: string, held: Readonly<Record<string, unknown>>, schema: FieldProps['schema']) =>
  /^[1-6]$/.test(type) ? { ...kept(held, schema), type: Number(type) } : kept(held, schema)

const hasWords = (name: unknown): boolean =>
  isRecord(name) ? Object.values(name).some(hasWords) : typeof name === 'string' && name.trim() !== ''

function storedName(name: unknown, locale: Locale): string | undefined {
  const own: unknown = isRecord(name) ? name[locale] : name
  return typeof own === 'string' ? own : undefined
}
