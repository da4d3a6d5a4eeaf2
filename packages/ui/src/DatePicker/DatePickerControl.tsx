import { useRef } from 'react'
import { useDatePicker } from 'react-aria/useDatePicker'
import { useDatePickerState } from 'react-stately/useDatePickerState'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { DateFrame, dayKind, useDateField } from '../internal/DateFrame.tsx'
import { DateInput } from '../internal/DateInput.tsx'
import { FormValue } from '../internal/FormValue.tsx'
import { isoDate } from '../internal/isoDate.ts'
import { lazyPart } from '../internal/lazyPart.ts'
import type { DatePickerPanelProps } from './DatePickerPanel.tsx'
import type { DatePickerProps } from './datePickerProps.ts'

export type DatePickerControlProps = Omit<DatePickerProps, 'value' | 'defaultValue' | 'onChange'> & {
  held: string
  onChoose: (day: string) => void
}

const { preload, usePart } = lazyPart<DatePickerPanelProps>(() =>
  import('./DatePickerPanel.tsx').then(({ DatePickerPanel }) => DatePickerPanel),
)

/** The date field with segments, in a file of its own so that it loads separately; its calendar loads when opened. */
export function DatePickerControl(props: DatePickerControlProps) {
  return (
    <AriaLocale>
      <Control {...props} />
    </AriaLocale>
  )
}

function Control({ hideLabel, size, held: day, onChoose, ref, ...field }: DatePickerControlProps) {
  const { label, hint, required, name, min, max, disabledDate } = field
  const { ids, dialog, sent, aria, frame, group: host } = useDateField(field, [day], dayKind)
  const group = useRef<HTMLDivElement>(null)
  const given = { ...aria, value: isoDate(day), onChange: (next: unknown) => onChoose(next ? String(next) : '') }
  const state = useDatePickerState(given)
  const picker = useDatePicker(given, state, group)
  const Panel = usePart(state.isOpen, () => state.setOpen(false))
  return (
    <>
      <div {...frame}>
        <DateFrame
          {...{ label, hideLabel, hint, required, size, ids, host, picker, group, preload }}
          input={<DateInput field={picker.fieldProps} />}
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
            {...{ day, min, max, disabledDate, onChoose }}
          />
        )}
      </div>
      <FormValue {...sent} ref={ref} name={name} value={day} required={required} />
    </>
  )
}
