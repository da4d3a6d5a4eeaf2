import { getLocalTimeZone } from '@internationalized/date'
import { useContext, useRef } from 'react'
import type { FocusEventHandler, HTMLAttributes, ReactNode } from 'react'
import { Button as AriaButton, Group, Label, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useLanguage } from './Language.ts'
import { CalendarIcon } from './Calendar.tsx'
import * as calendar from './calendar.css.ts'
import { cx } from './cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from './Field.tsx'
import type { ControlSize, FieldIds, FieldProps } from './Field.tsx'
import * as field from './Field.css.ts'
import { isoDate } from './isoDate.ts'
import type { TypedProps } from './open.ts'
import * as overlay from './overlay.css.ts'
import { Scope } from './Scope.ts'
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

/** Returns the shared props of a date or date range field: for react-aria, and for the inputs that the form submits. */
export function useDateField(
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
) {
  const say = useMessages(rareMessages)
  const [missing, onMissing] = useMissing(label, !days[0])
  const refusal = useRefusal(days, { min, max, disabledDate })
  const ids = useFieldIds({ id, name, hint, error: error ?? missing ?? refusal }, group)
  const root = useRef<HTMLDivElement>(null)
  return {
    say,
    ids,
    root,
    dialog: useDialogAround(root),
    group,
    sent: { control: ids.id, label, form, disabled, onMissing },
    aria: {
      ref: root,
      className: cx(field.field, className),
      style,
      id: ids.id,
      ...ariaLimits({ min, max, disabledDate }),
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

const always = { validationBehavior: 'aria', granularity: 'day', shouldForceLeadingZeros: true } as const

type DateLimits = Pick<DateFieldProps, 'min' | 'max' | 'disabledDate'>

function ariaLimits({ min, max, disabledDate }: DateLimits) {
  return {
    minValue: isoDate(min),
    maxValue: isoDate(max),
    isDateUnavailable: disabledDate && ((date: { toString: () => string }) => disabledDate(date.toString())),
  }
}

/** Returns the message about the first limit that the days break, or about their wrong order. */
function useRefusal(days: readonly string[], { min, max, disabledDate }: DateLimits): string | undefined {
  const say = useMessages(rareMessages)
  const language = useLanguage()
  const shown = (day: string) => isoDate(day)?.toDate(getLocalTimeZone()).toLocaleDateString(language) ?? ''
  const typed = days.filter((day) => day !== '')
  // react-aria would report it in the browser's language instead of the page's.
  if (min !== undefined && typed.some((day) => day < min)) return say('tooEarly', { day: shown(min) })
  if (max !== undefined && typed.some((day) => day > max)) return say('tooLate', { day: shown(max) })
  if (typed.some((day) => disabledDate?.(day))) return say('dayBarred')
  const [from = '', to = from] = typed
  return to < from ? say('wrongOrder') : undefined
}

type DateFrameProps = Omit<FieldProps, 'id' | 'error'> & {
  size?: ControlSize
  ids: FieldIds
  dialog: Element | undefined
  /** The host's attributes for the group of segments. */
  group: HTMLAttributes<HTMLElement>
  input: ReactNode
  /** Renders the panel: its calendar and the row beneath it. */
  children: (close: () => void) => { body: ReactNode; foot: ReactNode }
}

/** The frame that the date and date range fields share. */
export function DateFrame({
  label,
  hideLabel,
  hint,
  required,
  size = 'medium',
  ids,
  dialog,
  group,
  input,
  children,
}: DateFrameProps) {
  const scope = useContext(Scope)
  const words = (
    <>
      {label}
      {required && <RequiredMark />}
    </>
  )
  return (
    <>
      <Label className={hideLabel ? undefined : field.label}>
        {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </Label>
      <Group
        className={cx(field.box, field.size[size], calendar.box)}
        render={(props) => <div {...group} {...props} />}
      >
        {input}
        <AriaButton className={calendar.button}>
          <CalendarIcon />
        </AriaButton>
      </Group>
      <FieldNotes hint={hint} ids={ids} />
      <Popover
        className={cx(overlay.float, calendar.popover)}
        offset={4}
        containerPadding={12}
        UNSTABLE_portalContainer={dialog}
        {...scope}
      >
        <Dialog className={calendar.panel}>
          {({ close }) => {
            const { body, foot } = children(close)
            return (
              <>
                {body}
                <footer className={calendar.foot}>{foot}</footer>
              </>
            )
          }}
        </Dialog>
      </Popover>
    </>
  )
}
