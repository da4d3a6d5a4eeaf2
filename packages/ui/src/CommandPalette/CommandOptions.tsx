import { useId } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import * as options from '../internal/options.css.ts'
import type { Command } from './command.ts'
import type { CommandGroup } from './findCommands.ts'
import * as styles from './CommandPalette.css.ts'

type CommandOptionsProps = {
  label: string
  listId: string
  groups: readonly CommandGroup[]
  /** The index of the active option among all options. */
  at: number
  optionId: (index: number) => string
  onChoose: (command: Command) => void
  onPoint: (index: number) => void
}

/** The found commands in their groups. */
export function CommandOptions({ label, listId, groups, ...rest }: CommandOptionsProps) {
  return (
    <div id={listId} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group, index) => (
        <Group key={group.label ?? ''} group={group} first={countBefore(groups, index)} {...rest} />
      ))}
    </div>
  )
}

function countBefore(groups: readonly CommandGroup[], index: number): number {
  return groups.slice(0, index).reduce((sum, { commands }) => sum + commands.length, 0)
}

function Group({
  group: { label, commands },
  first,
  at,
  optionId,
  onChoose,
  onPoint,
}: Omit<CommandOptionsProps, 'label' | 'listId' | 'groups'> & { group: CommandGroup; first: number }) {
  const headingId = useId()
  return (
    <div role="group" aria-labelledby={label && headingId}>
      {label && (
        <div id={headingId} role="presentation" className={options.heading}>
          {label}
        </div>
      )}
      {commands.map((command, index) => {
        const place = first + index
        const Tag = command.href === undefined ? 'div' : 'a'
        return (
          <Tag
            key={command.id}
            id={optionId(place)}
            role="option"
            href={command.href}
            tabIndex={-1}
            aria-selected={place === at}
            data-focused={place === at || undefined}
            className={cx(options.option, styles.option)}
            onPointerMove={() => onPoint(place)}
            onClick={() => onChoose(command)}
          >
            <CommandWords {...command} />
          </Tag>
        )
      })}
    </div>
  )
}

function CommandWords({ icon, label, hint, shortcut }: Command) {
  return (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.words}>
        {label}
        {hint && <span className={options.hint}>{hint}</span>}
      </span>
      {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
    </>
  )
}
