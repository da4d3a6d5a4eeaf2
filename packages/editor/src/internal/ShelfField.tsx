import { isRecord } from '@millwright/domain/isRecord'
import { useText } from '@millwright/i18n/Texts'
import { Segmented } from '@millwright/ui/Segmented'
import type { FieldProps } from './fieldForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import { ListField } from './ListField.tsx'
import { Fields } from './Several.tsx'
import { listSchemaOf } from './slotsIn.ts'
import * as styles from './Fields.css.ts'

/** Products that the merchant chooses, or a rule by which the mall chooses them. */
export function ShelfField(props: FieldProps) {
  const { schema, value, path, label, form } = props
  const text = useText('editor')
  const list = listSchemaOf(schema)
  const rule = schema.anyOf.find(({ kind }) => kind === 'shelf')
  const byRule = isRecord(value)
  const id = `${form.idOf(path)}-by`
  return (
    <FieldGroup label={label}>
      <Segmented
        name={id}
        label={text('goodsBy')}
        hideLabel
        wide
        options={[
          { value: 'list', label: text('byHand') },
          { value: 'rule', label: text('byRule') },
        ]}
        value={byRule ? 'rule' : 'list'}
        onChange={({ value: by }) => form.change(path, by === 'rule' ? { sort: 2, time: 0, size: 10 } : [])}
      />
      {byRule && rule ? (
        <div className={styles.opened}>
          <Fields schema={rule} value={value} path={path} form={form} />
        </div>
      ) : (
        list && <ListField {...props} schema={list} />
      )}
    </FieldGroup>
  )
}
