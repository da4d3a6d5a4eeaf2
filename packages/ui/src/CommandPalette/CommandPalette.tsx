import { Dialog as Radix } from 'radix-ui'
import { useContext, useEffect, useRef } from 'react'
import { cx } from '../internal/cx.ts'
import { leaveToasts } from '../internal/leaveToasts.ts'
import type { RootProps } from '../internal/open.ts'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import { useControllableState } from '../internal/useControllableState.ts'
import { useOpener } from '../internal/useOpener.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Command } from './command.ts'
import { CommandPanel } from './CommandPanel.tsx'
import type { SearchCommands } from './useSearch.ts'
import * as styles from './CommandPalette.css.ts'

export type { Command }

export type CommandPaletteProps = RootProps<HTMLDivElement> & {
  /** The accessible name of the palette. */
  label: string
  /** The commands: `{ id, label, group?, icon?, hint?, keywords?, shortcut? }`, with `href` or `onPress`. */
  commands: readonly Command[]
  /** The ids of the commands used last, shown first while nothing is typed. The caller stores them. */
  recent?: readonly string[] | undefined
  /** Finds further commands for a text, such as products. `signal` is aborted when the text changes. */
  search?: SearchCommands | undefined
  /** Called when the reader chooses a command, after its own `onPress`. */
  onChoose?: ((chosen: { command: Command }) => void) | undefined
  /** Whether the palette is open. Controlled if given, with `onOpenChange`; otherwise `Ctrl+K` or `⌘K` opens it. */
  open?: boolean | undefined
  /** Called when the palette opens or closes. */
  onOpenChange?: ((change: { open: boolean }) => void) | undefined
  /** Whether `Ctrl+K` and `⌘K` open and close it. @default true */
  hotkey?: boolean | undefined
  /** The text shown while nothing is typed. Defaults to `Search`. */
  placeholder?: string | undefined
}

/**
 * A search over everything an application can do and open.
 *
 * When: once in a console with many places and actions, for readers who know what they look for. Instead: `SideNav` for
 * places to see at a glance; `SearchField` for content; `Menu` for a few actions.
 *
 * Keys: `Ctrl+K` or `⌘K` opens and closes it; letters find, `ArrowUp` and `ArrowDown` move, `Enter` chooses; `Escape`
 * closes, and the focus returns to where it was.
 */
export function CommandPalette({
  label,
  commands,
  recent,
  search,
  onChoose,
  open: given,
  onOpenChange,
  hotkey = true,
  placeholder,
  className,
  style,
  ...root
}: CommandPaletteProps) {
  const scope = useContext(Scope)
  const [open, setOpen] = useControllableState(given, false, (next) => onOpenChange?.({ open: next }))
  const returnFocus = useOpener(open)
  useHotkey(hotkey, () => setOpen(!open))
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Portal>
        <Radix.Overlay {...scope} className={overlay.scrim} />
        <Radix.Content
          aria-describedby={undefined}
          {...scope}
          {...root}
          className={cx(styles.palette, className)}
          style={{ ...scope.style, ...style }}
          onInteractOutside={leaveToasts}
          onCloseAutoFocus={returnFocus}
        >
          <VisuallyHidden>
            <Radix.Title asChild>
              <span>{label}</span>
            </Radix.Title>
          </VisuallyHidden>
          <CommandPanel
            {...{ label, commands, recent, search, placeholder }}
            onChoose={(command) => {
              setOpen(false)
              command.onPress?.()
              onChoose?.({ command })
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function useHotkey(enabled: boolean, toggle: () => void) {
  const latest = useRef(toggle)
  useEffect(() => {
    latest.current = toggle
  })
  useEffect(() => {
    if (!enabled) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.defaultPrevented) return
      // Browsers use this key for their own search.
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [enabled])
}
