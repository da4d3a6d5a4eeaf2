import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { TextArea } from '@millwright/ui/TextArea'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './AddressPaste.css.ts'

/** As the rule reads it (`PASTED_LIMIT`). */
const LIMIT = 500

export type AddressPasteProps = RootProps<HTMLDetailsElement> & {
  /** What was pasted before. */
  typed?: string | undefined
  /** What of it found no field. */
  left?: readonly string[] | undefined
  /** What is wrong with it. */
  fault?: string | undefined
}

/**
 * A whole address, pasted, to be taken apart into the fields of the form it stands in: sent with `intent=readAddress`.
 *
 * When: above `AddressForm`, where people have the address in a message. Instead: `AddressForm` alone to type one.
 */
export function AddressPaste({ typed, left = [], fault, className, ...root }: AddressPasteProps) {
  const text = useText('order')
  return (
    <details open={typed !== undefined && typed !== ''} {...root} className={cx(styles.fold, className)}>
      <summary className={styles.summary}>
        <Icon name="copy" size={16} />
        {text('pasteTitle')}
      </summary>
      <div className={styles.box}>
        <TextArea
          label={text('pasteLabel')}
          name="pasted"
          rows={3}
          maxLength={LIMIT}
          defaultValue={typed}
          placeholder={text('pastePlaceholder')}
          hint={text('pasteHint')}
          error={fault}
        />
        <div>
          <Button type="submit" name="intent" value="readAddress" size="small">
            {text('pasteRead')}
          </Button>
        </div>
        {left.length > 0 && <p className={styles.left}>{text('pasteLeft', { left: left.join(text('pasteComma')) })}</p>}
      </div>
    </details>
  )
}
