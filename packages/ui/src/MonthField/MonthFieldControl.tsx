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
import type { MonthFieldProps } from './monthFieldProps.ts'
import type { MonthFieldPanelProps } from './MonthFieldPanel.tsx'
import { yearMonth, yearMonthText } from './yearMonth.ts'

export type MonthFieldControlProps = Omit<MonthFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  held: string
  onChoose: (month: string) => void
}

const { preload, usePart } = lazyPart<MonthFieldPanelProps>(() =>
  import('./MonthFieldPanel.tsx').then(({ MonthFieldPanel }) => MonthFieldPanel),
)

const monthKind: DateKind<ReturnType<typeof yearMonth> & object> = {
  // The types of react-stately end at the day, its code compares the units in their order.
  granularity: 'month' as 'day',
  read: yearMonth,
  shown: (text, language) =>
    yearMonth(text)?.toDate(getLocalTimeZone()).toLocaleDateString(language, { year: 'numeric', month: 'long' }) ?? '',
}

/** The month field with segments, in a file of its own so that it loads separately; its months load when opened. */
export function MonthFieldControl(props: MonthFieldControlProps) {
  return (
    <AriaLocale>
      <Control {...props} />
    </AriaLocale>
  )
}

function Control({ hideLabel, size, held, onChoose, ref, ...field }: MonthFieldControlProps) {
  const { label, hint, required, name, min, max } = field
  const { ids, dialog, sent, aria, frame, group: host } = useDateField(field, [held], monthKind)
  const group = useRef<HTMLDivElement>(null)
  const given: Parameters<typeof useDatePickerState>[0] = {
    ...aria,
    value: yearMonth(held),
    onChange: (next) => onChoose(yearMonthText(next)),
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
            {...{ label, held, min, max, onChoose }}
          />
        )}
      </div>
      <FormValue {...sent} ref={ref} name={name} value={held} required={required} />
    </>
  )
}
