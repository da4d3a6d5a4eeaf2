import { Popover } from 'radix-ui'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { ControlSize, FieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { onLeave } from '../internal/onLeave.ts'
import type { ControlProps } from '../internal/open.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Cascader.css.ts'

type PanelTriggerProps = ControlProps<HTMLElement> & {
  ids: FieldIds
  /** The labels of the selected entries, or an empty text. */
  shown: string
  placeholder: string | undefined
  required: boolean | undefined
  disabled: boolean | undefined
  size: ControlSize | undefined
  onOpen: () => void
  /** The panel, whose events bubble through this box. */
  children: ReactNode
}

/** The button of a field that shows the selected entries and opens a panel. */
export function PanelTrigger({
  ids,
  shown,
  placeholder,
  required,
  size = 'medium',
  onOpen,
  ref,
  onKeyDown,
  onBlur,
  children,
  ...more
}: PanelTriggerProps) {
  const say = useMessages(rareMessages)
  return (
    <div className={cx(field.box, field.size[size], styles.box)} onBlur={onLeave(onBlur)}>
      <Popover.Trigger
        {...more}
        ref={ref as Ref<HTMLButtonElement>}
        id={ids.id}
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- `Popover.Trigger` sets them
        role="combobox"
        className={cx(field.control, styles.trigger)}
        aria-required={required}
        aria-invalid={ids.invalid}
        aria-describedby={ids.describedBy}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key !== 'ArrowDown' || event.defaultPrevented) return
          event.preventDefault()
          onOpen()
        }}
      >
        <span className={cx(styles.words, !shown && styles.placeholder)} title={shown || undefined}>
          {shown || (placeholder ?? say('choose'))}
        </span>
        <Icon name="chevronDown" />
      </Popover.Trigger>
      {children}
    </div>
  )
}
