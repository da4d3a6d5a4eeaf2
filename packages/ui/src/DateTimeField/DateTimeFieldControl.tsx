import { getLocalTimeZone } from '@internationalized/date'
import { useRef } from 'react'
import { useDatePicker } from 'react-aria/useDatePicker'
import { useDatePickerState } from 'react-stately/useDatePickerState'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { DateFrame, useDateField } from '../internal/DateFrame.tsx'
import type { DateKind } from '../internal/DateFrame.tsx'
import { DateInput } from '../internal/DateInput.tsx'
import { FormValue } from '../internal/FormValue.tsx'
import { lazyPart } from '../internal/lazyPart.ts'
import { dayTime, dayTimeText } from './dayTime.ts'
import type { DateTimeFieldProps } from './dateTimeFieldProps.ts'
import type { DateTimeFieldPanelProps } from './DateTimeFieldPanel.tsx'

export type DateTimeFieldControlProps = Omit<DateTimeFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  held: string
  onChoose: (held: string) => void
}

const { preload, usePart } = lazyPart<DateTimeFieldPanelProps>(() =>
  import('./DateTimeFieldPanel.tsx').then(({ DateTimeFieldPanel }) => DateTimeFieldPanel),
)

const dayTimeKind: DateKind<ReturnType<typeof dayTime> & object> = {
  granularity: 'minute',
  read: dayTime,
  shown: (text, language) =>
    dayTime(text)?.toDate(getLocalTimeZone()).toLocaleString(language, {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }) ?? '',
}

/** The field with segments, in a file of its own so that it loads separately; its calendar loads when opened. */
export function DateTimeFieldControl(props: DateTimeFieldControlProps) {
  return (
    <AriaLocale>
      <Control {...props} />
    </AriaLocale>
  )
}

function Control({ hideLabel, size, held, onChoose, ref, ...field }: DateTimeFieldControlProps) {
  const { label, hint, required, name } = field
  const { ids, dialog, sent, aria, frame, group: host } = useDateField(field, [held], dayTimeKind)
  const group = useRef<HTMLDivElement>(null)
  const given: Parameters<typeof useDatePickerState>[0] = {
    ...aria,
    value: dayTime(held),
    onChange: (next) => onChoose(dayTimeText(next)),
    // The day is chosen first, then the time.
    shouldCloseOnSelect: false,
  }
  const state = useDatePickerState(given)
  const picker = useDatePicker({ ...given, label }, state, group)
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
            time={{
              value: state.timeValue,
              onChange: (time) => state.setTimeValue(time as typeof state.timeValue & object),
            }}
            onClear={() => onChoose('')}
            {...{ label, held }}
          />
        )}
      </div>
      <FormValue {...sent} ref={ref} name={name} value={held} required={required} />
    </>
  )
}
