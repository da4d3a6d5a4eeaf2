import { Popover } from 'radix-ui'
import { useContext, useMemo, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { cx } from '../internal/cx.ts'
import { useLanguage } from '../internal/Language.ts'
import * as overlay from '../internal/overlay.css.ts'
import { placeOfAnchor } from '../internal/placeOfAnchor.ts'
import { Scope } from '../internal/Scope.ts'
import { TextField } from '../TextField/TextField.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { GridColumn, GridFilter } from './dataGridProps.ts'
import { choicesOf, isNumber, numberIn, putFilter } from './gridFilters.ts'
import { gridMenuMessages } from './gridMenuMessages.ts'
import type { Grid } from './useGrid.ts'
import * as styles from './DataGrid.css.ts'

export type GridFilterPanelProps<Row = unknown> = { grid: Grid<Row>; column: GridColumn<Row> }

/** The filter of a column, beneath its header. It filters at once, and loads when it is opened. */
export function GridFilterPanel<Row>({ grid, column }: GridFilterPanelProps<Row>) {
  const say = useMessages(gridMenuMessages)
  const scope = useContext(Scope)
  const { now, setState, setFiltering, moveTo, cellAt } = grid
  const { key, header } = column
  const filter = now.filters?.[key]
  const set = (next: GridFilter | undefined) => setState({ filters: putFilter(now.filters, key, next) })
  const close = () => {
    setFiltering(undefined)
    moveTo({ line: -1, column: key })
  }
  return (
    <Popover.Root
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
    >
      <Popover.Anchor asChild>
        <span aria-hidden style={placeOfAnchor(cellAt({ line: -1, column: key }))} />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label={say('gridFilterOf', { header })}
          align="start"
          sideOffset={2}
          collisionPadding={12}
          {...scope}
          className={cx(overlay.float, styles.filter)}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {/* Enter in a field closes the filter, which has filtered already. */}
          <form
            className={styles.filterForm}
            onSubmit={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <Field {...{ grid, column, filter, set }} />
            <div className={styles.filterFoot}>
              <Button size="small" tone="quiet" disabled={!filter} onPress={() => set(undefined)}>
                {say('gridUnfilter')}
              </Button>
              <Button type="submit" size="small">
                {say('close')}
              </Button>
            </div>
          </form>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type FieldProps<Row> = GridFilterPanelProps<Row> & {
  filter: GridFilter | undefined
  set: (next: GridFilter | undefined) => void
}

function Field<Row>(props: FieldProps<Row>) {
  const { column } = props
  if (column.filter === 'choice') return <Choices {...props} />
  if (column.filter === 'range') return <Range {...props} />
  const { filter, set } = props
  return (
    <TextField
      label={column.header}
      name={column.key}
      size="small"
      value={filter && 'text' in filter ? filter.text : ''}
      onChange={({ value }) => set({ text: value })}
    />
  )
}

function Choices<Row>({ grid, column, filter, set }: FieldProps<Row>) {
  const say = useMessages(gridMenuMessages)
  const language = useLanguage()
  const choices = useMemo(() => choicesOf(column, grid.rows, language), [column, grid.rows, language])
  const chosen = filter && 'values' in filter ? filter.values : []
  return (
    <div role="group" aria-label={say('gridFilterOf', { header: column.header })} className={styles.choices}>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label || say('gridFilterNone')}
          name={column.key}
          value={value}
          checked={chosen.includes(value)}
          onChange={({ checked }) =>
            set({ values: checked ? [...chosen, value] : chosen.filter((other) => other !== value) })
          }
        />
      ))}
    </div>
  )
}

/** The ends of a range. A text that is no number limits nothing. */
function Range<Row>({ column, filter, set }: FieldProps<Row>) {
  const say = useMessages(gridMenuMessages)
  const range = filter && !('values' in filter) && !('text' in filter) ? filter : {}
  const [typed, setTyped] = useState({ min: textOfEnd(range.min), max: textOfEnd(range.max) })
  const isWrong = (text: string) => text.trim() !== '' && !isNumber(text)
  // A text that is no number makes no filter, and stays until it is corrected.
  const shown = filter || isWrong(typed.min) || isWrong(typed.max) ? typed : { min: '', max: '' }
  const type = (part: Partial<typeof typed>) => {
    const next = { ...shown, ...part }
    setTyped(next)
    set({ min: endOf(next.min), max: endOf(next.max) })
  }
  const errorOf = (text: string) => (isWrong(text) ? say('gridNoNumber') : undefined)
  return (
    <div className={styles.range}>
      <TextField
        label={say('gridFrom', { header: column.header })}
        name={`${column.key}-min`}
        size="small"
        inputMode="decimal"
        value={shown.min}
        error={errorOf(shown.min)}
        onChange={({ value }) => type({ min: value })}
      />
      <TextField
        label={say('gridTo', { header: column.header })}
        name={`${column.key}-max`}
        size="small"
        inputMode="decimal"
        value={shown.max}
        error={errorOf(shown.max)}
        onChange={({ value }) => type({ max: value })}
      />
    </div>
  )
}

function textOfEnd(end: number | undefined): string {
  return end === undefined ? '' : String(end)
}

function endOf(text: string): number | undefined {
  return isNumber(text) ? numberIn(text) : undefined
}
