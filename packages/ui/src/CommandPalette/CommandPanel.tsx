import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { appMessages } from '../appMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { rareMessages } from '../rareMessages.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { Command } from './command.ts'
import { CommandOptions } from './CommandOptions.tsx'
import { findCommands, groupCommands } from './findCommands.ts'
import type { CommandGroup } from './findCommands.ts'
import { useSearch } from './useSearch.ts'
import type { SearchCommands } from './useSearch.ts'
import * as styles from './CommandPalette.css.ts'

const allMessages = {
  zh: { ...rareMessages.zh, ...appMessages.zh },
  en: { ...rareMessages.en, ...appMessages.en },
}

type CommandPanelProps = {
  label: string
  commands: readonly Command[]
  recent: readonly string[] | undefined
  search: SearchCommands | undefined
  placeholder: string | undefined
  onChoose: (command: Command) => void
}

/** The input and the found commands. The focus stays in the input, which names the active option. */
export function CommandPanel({ label, commands, recent, search, placeholder, onChoose }: CommandPanelProps) {
  const say = useMessages(allMessages)
  const listId = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { state, commands: results, retry } = useSearch(search, text)
  const groups = groupsOf({ commands, results, recent, text, recentLabel: say('recent') })
  const shown = groups.flatMap((group) => group.commands)
  const at = Math.min(active, shown.length - 1)
  const optionId = (index: number) => `${listId}-${index}`
  const move = (to: number) => {
    const next = (to + shown.length) % Math.max(shown.length, 1)
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(at + 1),
    ArrowUp: () => move(at - 1),
    // A click, so that a link is followed as any other link is.
    Enter: () => document.getElementById(optionId(at))?.click(),
  }
  const press = (event: KeyboardEvent) => {
    // The key also confirms the text of an input method.
    if (event.nativeEvent.isComposing || !keys[event.key]) return
    event.preventDefault()
    keys[event.key]!()
  }
  return (
    <>
      <div className={styles.search}>
        <Icon name="search" size={20} />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader has just opened the palette
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? optionId(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          placeholder={placeholder ?? say('search')}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(0)
          }}
          onKeyDown={press}
        />
        {state === 'loading' && <Spinner aria-hidden size="small" />}
      </div>
      <CommandOptions {...{ label, listId, groups, at, optionId, onChoose }} onPoint={setActive} />
      <PanelNote state={state} count={shown.length} onRetry={retry} />
    </>
  )
}

/** The words under the list: nothing found, loading, or a failed search. */
function PanelNote({ state, count, onRetry }: { state: string; count: number; onRetry: () => void }) {
  const say = useMessages(allMessages)
  const words =
    state === 'loading' ? say('loading') : state === 'failed' ? say('loadFailed') : count === 0 && say('noMatch')
  return (
    <div className={cx(words && styles.note)}>
      <span role="status" className={cx(state === 'failed' && styles.failed)}>
        {words || <VisuallyHidden>{say('found', { count })}</VisuallyHidden>}
      </span>
      {state === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          {say('retry')}
        </button>
      )}
    </div>
  )
}

type Known = {
  commands: readonly Command[]
  results: readonly Command[]
  recent: readonly string[] | undefined
  text: string
  recentLabel: string
}

function groupsOf({ commands, results, recent = [], text, recentLabel }: Known): CommandGroup[] {
  if (text.trim()) return groupCommands([...findCommands(commands, text), ...results])
  const used = recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
  const others = groupCommands(commands.filter((command) => !used.includes(command)))
  return used.length > 0 ? [{ label: recentLabel, commands: used }, ...others] : others
}
