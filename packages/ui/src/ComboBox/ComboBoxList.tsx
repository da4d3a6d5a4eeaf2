import { Collection, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ComboBox'
import { Header } from 'react-aria-components/ListBox'
import { Icon } from '../Icon/Icon.tsx'
import * as options from '../internal/options.css.ts'
import type { ComboBoxItem, ComboBoxSection } from './comboBoxProps.ts'
import * as styles from './ComboBox.css.ts'

/** The options of a combobox, alone or in sections, or a note if there are none. */
export function ComboBoxList({ note }: { note: string }) {
  return (
    <ListBox className={styles.list} renderEmptyState={() => <div className={options.note}>{note}</div>}>
      {(entry: ComboBoxItem | ComboBoxSection) =>
        'items' in entry ? (
          <ListBoxSection id={`section ${entry.label}`}>
            <Header className={options.heading}>{entry.label}</Header>
            <Collection items={entry.items}>{optionOf}</Collection>
          </ListBoxSection>
        ) : (
          optionOf(entry)
        )
      }
    </ListBox>
  )
}

function optionOf(item: ComboBoxItem) {
  return (
    <ListBoxItem className={options.option} id={item.id} textValue={item.label} isDisabled={item.disabled}>
      {({ isSelected }) => (
        <>
          <span>
            {item.label}
            {item.hint && <span className={options.hint}>{item.hint}</span>}
          </span>
          {isSelected && <Icon name="check" />}
        </>
      )}
    </ListBoxItem>
  )
}
