import { isRecord } from '@millwright/domain/isRecord'
import type { Path } from '../page.ts'
import type { FieldForm } from './fieldForm.ts'
import type { FieldSchema } from './schemaTypes.ts'

export type FieldsProps = { schema: FieldSchema; value: unknown; path: Path; form: FieldForm }

/** The fields of an object, in the order of its schema. */
export function Fields(props: FieldsProps) {
  return <Several {...props} properties={props.schema.properties} />
}

/** Some fields of an object. */
export function Several({ value, path, form, properties }: FieldsProps & { properties: FieldSchema['properties'] }) {
  return properties.map(({ name, schema, required }) => (
    <form.Field
      key={name}
      schema={schema}
      value={isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined}
      path={[...path, name]}
      label={schema.title ?? name}
      required={required}
      form={form}
    />
  ))
}
