import { Tag } from '../Tag/Tag.tsx'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './ComboBox.css.ts'

/** The selected items of a combobox with `multiple`, as tags. Without `onRemove` they cannot be removed. */
export function ComboBoxTags({
  chosen,
  labelOf,
  onRemove,
}: {
  chosen: readonly string[]
  labelOf: (id: string) => string
  onRemove: ((id: string) => void) | undefined
}) {
  const say = useMessages(rareMessages)
  return chosen.map((id) => (
    <span key={id} className={styles.tag}>
      <Tag
        size="medium"
        removeLabel={say('removeOf', { label: labelOf(id) })}
        onRemove={onRemove && (() => onRemove(id))}
      >
        {labelOf(id)}
      </Tag>
    </span>
  ))
}
