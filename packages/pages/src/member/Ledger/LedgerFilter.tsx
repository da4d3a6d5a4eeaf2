import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Select } from '@millwright/ui/Select'
import * as styles from './Ledger.css.ts'

export type LedgerFilterProps = {
  /** The screen's own path, the target of the filter form. */
  path: string
  /** The kind filter: its query name, the selected value and the options. */
  kind: { name: string; value?: string; options: readonly { value: string; label: string }[] }
  month: string | undefined
  /** The months to select, newest first. */
  months: readonly string[]
  /** Further query parameters that the filter form keeps. */
  kept?: Readonly<Record<string, string | undefined>>
}

/** The filter of a ledger by kind and month. */
export function LedgerFilter({ path, kind, month, months, kept = {} }: LedgerFilterProps) {
  const text = useText('ledger')
  return (
    <form method="get" action={path} className={styles.filter}>
      {Object.entries(kept).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Select
        label={text('kind')}
        name={kind.name}
        defaultValue={kind.value ?? ''}
        options={[{ value: '', label: text('allKinds') }, ...kind.options]}
      />
      <Select
        label={text('month')}
        name="month"
        defaultValue={month ?? ''}
        options={[
          { value: '', label: text('allMonths') },
          ...(month && !months.includes(month) ? [{ value: month, label: month }] : []),
          ...months.map((one) => ({ value: one, label: one })),
        ]}
      />
      <div className={styles.filterAct}>
        <Button type="submit">{text('filter')}</Button>
      </div>
    </form>
  )
}
