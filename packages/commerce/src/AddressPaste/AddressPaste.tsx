import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { TextArea } from '@millwright/ui/TextArea'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import * as styles from './AddressPaste.css.ts'

/** The limit in characters, equal to `PASTED_LIMIT` of the parser. */
const LIMIT = 500

export type AddressPasteProps = RootProps<HTMLDetailsElement> & {
  /** The text pasted before. */
  typed?: string | undefined
  /** The parts of the text that matched no field. */
  left?: readonly string[] | undefined
  /** The error message. */
  fault?: string | undefined
}

/**
 * A field for pasting a whole address, which the host splits into the fields of `AddressForm`. Posts
 * `intent=readAddress`.
 *
 * When: above `AddressForm`, for buyers who have the address in a message. Instead: `AddressForm` alone, for buyers who
 * type the address.
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
