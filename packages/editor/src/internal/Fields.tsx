import { useText } from '@millwright/i18n/Texts'
import type { ReactNode } from 'react'
import { ColourField } from './ColourField.tsx'
import type { FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { LinkField } from './LinkField.tsx'
import { ListField } from './ListField.tsx'
import { PictureField } from './PictureField.tsx'
import { IdField, pickerOfField } from './IdField.tsx'
import { PlainField } from './PlainField.tsx'
import { Fields, Several } from './Several.tsx'
import type { FieldsProps } from './Several.tsx'
import { isLook } from './schemaTypes.ts'
import { ShelfField } from './ShelfField.tsx'
import { TextPair } from './TextPair.tsx'
import * as styles from './Fields.css.ts'

/** The fields of a block: its content first, then its look. */
export function BlockFields(props: FieldsProps) {
  const text = useText('editor')
  // Switches come last, because they have no label above them.
  const looks = props.schema.properties
    .filter(({ schema }) => isLook(schema))
    .toSorted((a, b) => Number(a.schema.type === 'boolean') - Number(b.schema.type === 'boolean'))
  const content = props.schema.properties.filter(({ schema }) => !isLook(schema))
  return (
    <>
      {content.length > 0 && (
        <section className={styles.part} aria-label={text('content')}>
          <Several {...props} properties={content} />
        </section>
      )}
      {looks.length > 0 && (
        <section className={styles.part} aria-label={text('look')}>
          <h3 className={styles.partName}>{text('look')}</h3>
          <div className={styles.looks}>
            <Several {...props} properties={looks} />
          </div>
        </section>
      )}
    </>
  )
}

/** One field, by its kind in the schema. The host may replace it. */
export function Field(props: FieldProps): ReactNode {
  const { schema, value, path, label, form } = props
  const own = ownField(props)
  if (own)
    return own({
      id: form.idOf(path),
      label,
      value,
      error: form.problemAt(path),
      locale: form.locale,
      onChange: (next) => form.change(path, next),
    })
  switch (schema.kind) {
    case 'text':
      return <TextPair {...props} />
    case 'colour':
      return <ColourField {...props} />
    case 'picture':
      return <PictureField {...props} />
    case 'link':
      return <LinkField {...props} />
  }
  if (pickerOfField(props)) return <IdField {...props} />
  if (schema.type === 'array') return <ListField {...props} />
  if (schema.anyOf.some(({ kind }) => kind === 'shelf')) return <ShelfField {...props} />
  if (schema.properties.length)
    return (
      <FieldGroup id={form.idOf(path)} label={label} error={form.problemAt(path)} note={form.pendingAt(path)}>
        <Fields schema={schema} value={value} path={path} form={form} />
      </FieldGroup>
    )
  return <PlainField {...props} />
}

function ownField({ schema, path, form }: FieldProps) {
  const own = form.pickers.own ?? {}
  const name = `${form.type}.${path
    .filter((step) => typeof step === 'string')
    .slice(1)
    .join('.')}`
  return Object.hasOwn(own, name) ? own[name] : Object.hasOwn(own, schema.kind) ? own[schema.kind] : undefined
}
