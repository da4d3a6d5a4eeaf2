import { use } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import type { DatePickerAria } from 'react-aria/useDatePicker'
import { AriaLocale } from './AriaLocale.tsx'
import * as calendar from './calendar.css.ts'
import { cx } from './cx.ts'
import * as overlay from './overlay.css.ts'
import { Scope } from './Scope.ts'

export type DatePanelProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The box under which the panel opens. */
  trigger: RefObject<HTMLElement | null>
  /** The dialog around the field, if there is one. */
  dialog: Element | undefined
  dialogProps: DatePickerAria['dialogProps']
}

/** The floating panel of a date field: its calendar and the row beneath it. */
export function DatePanel({
  open,
  onOpenChange,
  trigger,
  dialog,
  dialogProps,
  body,
  foot,
}: DatePanelProps & { body: ReactNode; foot: ReactNode }) {
  const scope = use(Scope)
  return (
    <AriaLocale>
      <Popover
        trigger="DatePicker"
        triggerRef={trigger}
        isOpen={open}
        onOpenChange={onOpenChange}
        placement="bottom start"
        className={cx(overlay.float, calendar.popover)}
        offset={4}
        containerPadding={12}
        UNSTABLE_portalContainer={dialog}
        {...scope}
      >
        <Dialog {...dialogProps} className={calendar.panel}>
          {body}
          <footer className={calendar.foot}>{foot}</footer>
        </Dialog>
      </Popover>
    </AriaLocale>
  )
}
