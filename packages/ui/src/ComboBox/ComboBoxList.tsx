import { Collection, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ComboBox'
import { Header } from 'react-aria-components/ListBox'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import { useVisibleOutside } from '../internal/useVisibleOutside.ts'
import * as options from '../internal/options.css.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { ComboBoxItem, ComboBoxSection } from './comboBoxProps.ts'
import { MOST } from './useShownItems.ts'
import * as styles from './ComboBox.css.ts'

/**
 * The options of a combobox, alone or in sections, or a note if there are none. `left` is the number of matches that
 * the list does not show.
 */
export function ComboBoxList({ note, left }: { note: string; left: number }) {
  const say = useMessages(rareMessages)
  useVisibleOutside()
  return (
    <>
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
      {left > 0 && (
        <div className={cx(options.note, styles.more)} role="status">
          {say('moreMatch', { shown: MOST, total: left + MOST })}
        </div>
      )}
    </>
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
