import { Text } from '@millwright/ui/Text'
import type { ReactNode } from 'react'
import * as styles from './Fields.css.ts'

type FieldGroupProps = {
  id?: string | undefined
  label: string
  error?: string | undefined
  action?: ReactNode
  children: ReactNode
}

/** Fields that belong together, with the problem of the whole. */
export function FieldGroup({ id, label, error, action, children }: FieldGroupProps) {
  return (
    <fieldset id={id} tabIndex={-1} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {action}
      {error && (
        <Text as="p" size={13} tone="bad">
          {error}
        </Text>
      )}
      {children}
    </fieldset>
  )
}
