import type { MemberLevel } from '@millwright/contract/member/levelEntities'
import { useText } from '@millwright/i18n/Texts'
import { Tag } from '@millwright/ui/Tag'
import { useEquityRows } from './useEquityRows.tsx'
import * as styles from './MemberEquity.css.ts'

type EquityTableProps = {
  levels: readonly MemberLevel[]
  /** The ids of the buyer's own levels. */
  own: readonly (string | undefined)[]
}

/** The benefits by level, as a table. */
export function EquityTable({ levels, own }: EquityTableProps) {
  const text = useText('levels')
  const rows = useEquityRows(levels)
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={text('compare')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {text('right')}
            </th>
            {levels.map(({ levelId, levelName }) => (
              <th key={levelId} scope="col" className={styles.level} data-own={own.includes(levelId) ? '' : undefined}>
                {levelName}
                {own.includes(levelId) && <Tag tone="action">{text('current')}</Tag>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cell }) => (
            <tr key={key}>
              <th scope="row" className={styles.right}>
                {head}
              </th>
              {levels.map((level) => (
                <td key={level.levelId} className={styles.cell} data-own={own.includes(level.levelId) ? '' : undefined}>
                  {cell(level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
