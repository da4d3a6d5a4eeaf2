import { getLocalTimeZone } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { useRef } from 'react'
import type { FocusEventHandler, HTMLAttributes, ReactNode, RefObject } from 'react'
import type { DatePickerAria } from 'react-aria/useDatePicker'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useLanguage } from './Language.ts'
import { CalendarIcon } from './CalendarIcon.tsx'
import * as calendar from './calendar.css.ts'
import { cx } from './cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from './Field.tsx'
import type { ControlSize, FieldIds, FieldProps } from './Field.tsx'
import * as field from './Field.css.ts'
import { isoDate } from './isoDate.ts'
import type { TypedProps } from './open.ts'
import { useDialogAround } from './useDialogAround.ts'
import { useMissing } from './useMissing.ts'

type DateFieldProps = FieldProps &
  Omit<TypedProps<'pattern' | 'minLength' | 'list'>, 'ref' | 'onFocus' | 'onBlur'> & {
    onFocus?: FocusEventHandler | undefined
    onBlur?: FocusEventHandler | undefined
    name: string
    min?: string
    max?: string
    disabledDate?: (date: string) => boolean
    disabled?: boolean
    form?: string
  }

/** How a field reads, writes and shows its values. */
export type DateKind<Value> = {
  granularity: 'day' | 'minute'
  read: (text: string | undefined) => Value | null
  /** Writes a value in messages. */
  shown: (text: string, language: string) => string
}

export const dayKind: DateKind<CalendarDate> = {
  granularity: 'day',
  read: isoDate,
  shown: (day, language) => isoDate(day)?.toDate(getLocalTimeZone()).toLocaleDateString(language) ?? '',
}

/**
 * Returns the shared props of fields for days and times: for react-aria, and for the inputs that the form submits.
 * `days` are the values as text, which sorts as they do.
 */
export function useDateField<Value>(
  {
    label,
    hint,
    error,
    required,
    id,
    name,
    min,
    max,
    disabledDate,
    disabled,
    readOnly,
    form,
    className,
    style,
    onFocus,
    onBlur,
    onKeyDown,
    onKeyUp,
    autoFocus,
    // `autoComplete` and `inputMode` have no meaning for date segments.
    autoComplete: _autoComplete,
    inputMode: _inputMode,
    ...group
  }: DateFieldProps,
  days: readonly string[],
  kind: DateKind<Value>,
) {
  const say = useMessages(rareMessages)
  const [missing, onMissing] = useMissing(label, !days[0])
  const refusal = useRefusal(days, { min, max, disabledDate }, kind.shown)
  const ids = useFieldIds({ id, name, hint, error: error ?? missing ?? refusal }, group)
  const root = useRef<HTMLDivElement>(null)
  return {
    say,
    ids,
    root,
    dialog: useDialogAround(root),
    group,
    sent: { control: ids.id, label, form, disabled, onMissing },
    frame: { ref: root, className: cx(field.field, className), style, 'data-disabled': disabled || undefined },
    aria: {
      label,
      id: ids.id,
      ...ariaLimits({ min, max, disabledDate }, kind),
      isDisabled: disabled,
      isReadOnly: readOnly,
      isRequired: required,
      isInvalid: ids.invalid ? true : undefined,
      ...always,
      'aria-describedby': ids.describedBy,
      'aria-label': group['aria-label'],
      onFocus,
      onBlur,
      onKeyDown,
      onKeyUp,
      autoFocus,
    } as const,
  }
}

const always = { validationBehavior: 'aria', shouldForceLeadingZeros: true } as const

type DateLimits = Pick<DateFieldProps, 'min' | 'max' | 'disabledDate'>

/** The length of `2026-11-21`. */
const DAY = 10

function ariaLimits<Value>({ min, max, disabledDate }: DateLimits, { granularity, read }: DateKind<Value>) {
  return {
    minValue: read(min),
    maxValue: read(max),
    isDateUnavailable:
      disabledDate && ((date: { toString: () => string }) => disabledDate(date.toString().slice(0, DAY))),
    granularity,
  }
}

/** Returns the message about the first limit that the days break, or about their wrong order. */
function useRefusal(
  days: readonly string[],
  { min, max, disabledDate }: DateLimits,
  shown: DateKind<unknown>['shown'],
): string | undefined {
  const say = useMessages(rareMessages)
  const language = useLanguage()
  const typed = days.filter((day) => day !== '')
  // react-aria would report it in the browser's language instead of the page's.
  if (min !== undefined && typed.some((day) => day < min)) return say('tooEarly', { day: shown(min, language) })
  if (max !== undefined && typed.some((day) => day > max)) return say('tooLate', { day: shown(max, language) })
  if (typed.some((day) => disabledDate?.(day.slice(0, DAY)))) return say('dayBarred')
  const [from = '', to = from] = typed
  return to < from ? say('wrongOrder') : undefined
}

type DateFrameProps = Omit<FieldProps, 'id' | 'error'> & {
  size?: ControlSize
  ids: FieldIds
  /** The host's attributes for the group of segments. */
  host: HTMLAttributes<HTMLElement>
  /** The result of react-aria's hook for the picker. */
  picker: Pick<DatePickerAria, 'groupProps' | 'labelProps' | 'buttonProps'> & { isInvalid: boolean }
  group: RefObject<HTMLDivElement | null>
  /** Starts loading the panel before the reader opens it. */
  preload: () => void
  input: ReactNode
}

/** The frame that the date and date range fields share: label, box with the calendar's button, hint and error. */
export function DateFrame({
  label,
  hideLabel,
  hint,
  required,
  size = 'medium',
  ids,
  host,
  picker: { groupProps, labelProps, buttonProps, isInvalid },
  group,
  preload,
  input,
}: DateFrameProps) {
  const { isDisabled, onPress, ...button } = buttonProps
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- as a label does, it moves the focus to its field */}
      <span {...labelProps} className={hideLabel ? undefined : field.label}>
        {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </span>
      <div
        {...host}
        {...groupProps}
        ref={group}
        className={cx(field.box, field.size[size], calendar.box)}
        data-disabled={groupProps['aria-disabled'] || undefined}
        data-invalid={isInvalid || undefined}
        onPointerEnter={preload}
        onFocusCapture={preload}
      >
        {input}
        <button
          {...(button as HTMLAttributes<HTMLButtonElement>)}
          type="button"
          className={calendar.button}
          disabled={isDisabled}
          onClick={() => onPress?.(undefined as never)}
        >
          <CalendarIcon />
        </button>
      </div>
      <FieldNotes hint={hint} ids={ids} />
    </>
  )
}
