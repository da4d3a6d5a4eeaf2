import { SearchField } from '../SearchField/SearchField.tsx'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './Cascader.css.ts'

/** The search field at the top of a panel. `ArrowDown` moves the focus to the entries beneath it. */
export function PanelSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const say = useMessages(rareMessages)
  return (
    <div
      className={styles.search}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        event.currentTarget.parentElement
          ?.querySelector<HTMLElement>('[role="option"], [role="treeitem"][tabindex="0"]')
          ?.focus()
      }}
    >
      <SearchField
        label={say('search')}
        hideLabel
        name=""
        size="small"
        value={text}
        placeholder={say('search')}
        onChange={({ value }) => onText(value)}
      />
    </div>
  )
}
