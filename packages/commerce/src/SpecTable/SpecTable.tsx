import { useText } from '@millwright/i18n/Texts'
import * as styles from './SpecTable.css.ts'

export type SpecTableProps = {
  parameters: readonly { parameterKey: string; parameterValue: string }[]
}

/** The specification: name and value by line, in two columns where there is room. */
export function SpecTable({ parameters }: SpecTableProps) {
  const text = useText('commerce')
  return (
    <dl className={styles.table} aria-label={text('specification')}>
      {parameters.map(({ parameterKey, parameterValue }, index) => (
        <div key={`${parameterKey}${index}`} className={styles.row}>
          <dt className={styles.name}>{parameterKey}</dt>
          <dd className={styles.value}>{parameterValue}</dd>
        </div>
      ))}
    </dl>
  )
}
