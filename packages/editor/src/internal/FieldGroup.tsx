import { Text } from '@millwright/ui/Text'
import type { ReactNode } from 'react'
import * as styles from './Fields.css.ts'

type FieldGroupProps = {
  id?: string | undefined
  label: string
  error?: string | undefined
  /** A remark that is no error. */
  note?: string | undefined
  action?: ReactNode
  children: ReactNode
}

/** Fields that belong together, with the problem of the whole. */
export function FieldGroup({ id, label, error, note, action, children }: FieldGroupProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {action}
      {error && (
        <Text as="p" size={13} tone="bad">
          {error}
        </Text>
      )}
      {note && (
        <Text as="p" size={13} tone="muted">
          {note}
        </Text>
      )}
      {children}
    </fieldset>
  )
}
