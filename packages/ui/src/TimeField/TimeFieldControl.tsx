import { AriaLocale } from '../internal/AriaLocale.tsx'
import * as calendar from '../internal/calendar.css.ts'
import { clockText, clockTime } from '../internal/clockTime.ts'
import { cx } from '../internal/cx.ts'
import { useDateField } from '../internal/DateFrame.tsx'
import type { DateKind } from '../internal/DateFrame.tsx'
import { Field } from '../internal/Field.tsx'
import * as styles from '../internal/Field.css.ts'
import { FormValue } from '../internal/FormValue.tsx'
import { TimeInput } from '../internal/TimeInput.tsx'
import type { TimeFieldProps } from './timeFieldProps.ts'

export type TimeFieldControlProps = Omit<TimeFieldProps, 'value' | 'defaultValue' | 'onChange'> & {
  held: string
  onChoose: (time: string) => void
}

const timeKind: DateKind<ReturnType<typeof clockTime> & object> = {
  granularity: 'minute',
  read: clockTime,
  shown: (text, language) => {
    const { hour = 0, minute = 0 } = clockTime(text) ?? {}
    return new Date(2000, 0, 1, hour, minute).toLocaleTimeString(language, { timeStyle: 'short' })
  },
}

/** The time field with segments, in a file of its own so that it loads separately. */
export function TimeFieldControl(props: TimeFieldControlProps) {
  return (
    <AriaLocale>
      <Control {...props} />
    </AriaLocale>
  )
}

function Control({ hideLabel, size = 'medium', held, onChoose, ref, ...field }: TimeFieldControlProps) {
  const { label, hint, required, name, className, style } = field
  const { ids, sent, aria, root, group } = useDateField(field, [held], timeKind)
  const { isInvalid, isDisabled } = aria
  return (
    <Field {...{ label, hideLabel, hint, required, ids, className, style }}>
      <div
        ref={root}
        className={cx(styles.box, styles.size[size], calendar.box)}
        data-disabled={isDisabled || undefined}
        data-invalid={isInvalid || undefined}
      >
        <TimeInput
          host={group}
          field={{
            ...aria,
            granularity: 'minute',
            value: clockTime(held),
            onChange: (time) => onChoose(clockText(time)),
          }}
        />
      </div>
      <FormValue {...sent} ref={ref} name={name} value={held} required={required} />
    </Field>
  )
}
