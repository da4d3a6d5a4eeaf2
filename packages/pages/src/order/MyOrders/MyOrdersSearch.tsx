import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { DateRangePicker } from '@millwright/ui/DateRangePicker'
import { Select } from '@millwright/ui/Select'
import { TextField } from '@millwright/ui/TextField'
import type { MyOrdersData } from './MyOrders.load.ts'
import * as styles from './MyOrders.css.ts'

const DAYS = [7, 30, 90]
const times = ['timeAll', 'timeWeek', 'timeQuarter', 'timeOlder'] as const

/** The search of orders by name, number and time. */
export function MyOrdersSearch({ query: { status, q, time, from, to } }: Pick<MyOrdersData, 'query'>) {
  const text = useText('order')
  return (
    <form
      method="get"
      action={path('uc-order')}
      role="search"
      aria-label={text('searchOrders')}
      className={styles.search}
    >
      {status > 0 && <input type="hidden" name="status" value={status} />}
      <div>
        <TextField
          key={q}
          label={text('searchOrders')}
          hideLabel
          name="q"
          type="search"
          defaultValue={q}
          placeholder={text('searchPlaceholder')}
          maxLength={100}
        />
      </div>
      <Select
        label={text('time')}
        hideLabel
        name="time"
        defaultValue={String(time)}
        options={times.map((word, value) => ({ value: String(value), label: text(word) }))}
      />
      <div>
        <DateRangePicker
          key={`${from} ${to}`}
          label={text('dates')}
          hideLabel
          fromName="from"
          toName="to"
          defaultValue={{ from, to }}
          presets={DAYS}
        />
      </div>
      <Button type="submit" icon="search">
        {text('search')}
      </Button>
    </form>
  )
}
