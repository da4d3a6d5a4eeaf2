import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { CompareTableProps } from './compareTableProps.ts'
import { parameterRows } from './parameterRows.ts'
import * as styles from './CompareTable.css.ts'

/** The rows of the products' parameters. Rows with differences are marked. */
export function CompareTableParameters({
  products,
  onlyDifferences,
}: Pick<CompareTableProps, 'products' | 'onlyDifferences'>) {
  const text = useText('compare')
  const rows = parameterRows(products).filter(({ differs }) => differs || !onlyDifferences)
  return (
    <tbody>
      {rows.map(({ name, values, differs }) => (
        <tr key={name} className={styles.parameter} data-differs={differs || undefined}>
          <th scope="row" className={styles.name}>
            {name}
            {differs && (
              <>
                <span aria-hidden="true" className={styles.mark}>
                  ≠
                </span>
                <VisuallyHidden>{text('differs')}</VisuallyHidden>
              </>
            )}
          </th>
          {values.map((value, index) => (
            <td key={products[index]?.id} className={styles.cell}>
              {value ?? '–'}
            </td>
          ))}
        </tr>
      ))}
      {onlyDifferences && rows.length === 0 && (
        <tr>
          <td className={styles.cell} colSpan={products.length + 1}>
            {text('same')}
          </td>
        </tr>
      )}
    </tbody>
  )
}
