import { keepUnits } from '@millwright/domain/product/measure'
import { useText } from '@millwright/i18n/Texts'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './SpecTable.css.ts'

export type SpecTableProps = RootProps<HTMLDListElement> & {
  /** The attributes, by name and value. */
  parameters: readonly { parameterKey: string; parameterValue: string }[]
}

/**
 * A specification table: one name and value per row, in two columns where they fit.
 *
 * When: the attributes of one product are listed. Instead: `CompareTable` for several products; `DescriptionList` of ui
 * for other facts.
 */
export function SpecTable({ parameters, className, ...root }: SpecTableProps) {
  const text = useText('commerce')
  return (
    <dl aria-label={text('specification')} {...root} className={cx(styles.table, className)}>
      {parameters.map(({ parameterKey, parameterValue }, index) => (
        <div key={`${parameterKey}${index}`} className={styles.row}>
          <dt className={styles.name}>{parameterKey}</dt>
          <dd className={styles.value}>{keepUnits(parameterValue)}</dd>
        </div>
      ))}
    </dl>
  )
}
