import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useDateRangePicker } from 'react-aria/useDateRangePicker'
import { useDateRangePickerState } from 'react-stately/useDateRangePickerState'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { DateFrame, dayKind, useDateField } from '../internal/DateFrame.tsx'
import { DateInput } from '../internal/DateInput.tsx'
import { FormValue } from '../internal/FormValue.tsx'
import { isoDate } from '../internal/isoDate.ts'
import { lazyPart } from '../internal/lazyPart.ts'
import type { DateRange, DateRangePickerProps } from './dateRangePickerProps.ts'
import type { DateRangePickerPanelProps } from './DateRangePickerPanel.tsx'
import { RangeDash } from './RangeDash.tsx'
import * as styles from './DateRangePicker.css.ts'

export type DateRangePickerControlProps = Omit<DateRangePickerProps, 'value' | 'defaultValue' | 'onChange'> & {
  range: DateRange
  onChoose: (range: DateRange) => void
}

const { preload, usePart } = lazyPart<DateRangePickerPanelProps>(() =>
  import('./DateRangePickerPanel.tsx').then(({ DateRangePickerPanel }) => DateRangePickerPanel),
)

/** The range field with segments, in a file of its own so that it loads separately; its calendar loads when opened. */
export function DateRangePickerControl(props: DateRangePickerControlProps) {
  return (
    <AriaLocale>
      <Control {...props} />
    </AriaLocale>
  )
}

function Control({ hideLabel, fromName, toName, presets = [], size, ...props }: DateRangePickerControlProps) {
  const { range: held, onChoose, ref, ...field } = props
  const { label, hint, required, min } = field
  const [start, end] = [isoDate(held.from), isoDate(held.to)]
  // react-aria does not show half a range, so half a range is not submitted either.
  const range = start && end ? held : { from: '', to: '' }
  const {
    ids,
    root,
    dialog,
    sent,
    aria,
    frame,
    group: host,
  } = useDateField({ ...field, name: fromName }, [range.from, range.to], dayKind)
  useSettledFirst(root)
  const group = useRef<HTMLDivElement>(null)
  const given: Parameters<typeof useDateRangePickerState>[0] = {
    ...aria,
    value: start && end && { start, end },
    onChange: (next) => onChoose({ from: next?.start.toString() ?? '', to: next?.end.toString() ?? '' }),
  }
  const state = useDateRangePickerState(given)
  const picker = useDateRangePicker({ ...given, label }, state, group)
  const Panel = usePart(state.isOpen, () => state.setOpen(false))

  return (
    <>
      <div {...frame}>
        <DateFrame
          {...{ label, hideLabel, hint, required, size, ids, host, picker, group, preload }}
          input={
            <div className={styles.fields}>
              <DateInput field={picker.startFieldProps} className={styles.part} />
              <RangeDash />
              <DateInput field={picker.endFieldProps} className={styles.part} />
            </div>
          }
        />
        {Panel && (
          // oxlint-disable-next-line react/static-components -- the panel, once it has loaded
          <Panel
            open={state.isOpen}
            onOpenChange={state.setOpen}
            trigger={group}
            dialog={dialog}
            dialogProps={picker.dialogProps}
            calendar={picker.calendarProps}
            {...{ range, presets, min, onChoose }}
          />
        )}
      </div>
      <FormValue {...sent} ref={ref} name={fromName} value={range.from} required={required} />
      <FormValue {...sent} name={toName} value={range.to} required={false} />
    </>
  )
}

/**
 * Renders pending input before react-aria handles the focus leaving a field. react-aria moves the focus to the last day
 * as soon as the first is typed, and keeps the value rendered until then. Without this, typing `03` would leave `0`,
 * which react-aria turns into the first of the month.
 */
function useSettledFirst(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    const settle = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget)) flushSync(() => {})
    }
    element?.addEventListener('focusout', settle)
    return () => element?.removeEventListener('focusout', settle)
  }, [root])
}
