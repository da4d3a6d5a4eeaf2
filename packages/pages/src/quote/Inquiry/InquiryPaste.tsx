import { path } from '@millwright/domain/paths/path'
import { INQUIRY_LINE_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { TextArea } from '@millwright/ui/TextArea'
import type { Draft } from './draft.ts'
import { hasScreen } from '../../hasScreen.ts'
import * as styles from './Inquiry.css.ts'

/** The field for a pasted list, and the button that reads it into lines. */
export function InquiryPaste({ draft, error }: { draft: Draft; error: string | undefined }) {
  const text = useText('inquiry')
  return (
    <div className={styles.part}>
      <Heading level={2} size={16}>
        {text('pasteTitle')}
      </Heading>
      <TextArea
        label={text('pasteLabel')}
        name="paste"
        rows={5}
        hint={text('pasteHint', { count: INQUIRY_LINE_LIMIT })}
        placeholder={text('pasteSample')}
        defaultValue={draft.paste}
        error={error}
      />
      <div>
        <Button href="/_cart-template.xlsx" icon="download" tone="quiet">
          {text('template')}
        </Button>
        {hasScreen(path('quick-order')) && (
          <Button href={path('quick-order')} icon="table" tone="quiet">
            {text('quickOrder')}
          </Button>
        )}
        <Button type="submit" name="intent" value="paste" tone={draft.lines.length ? 'neutral' : 'action'}>
          {text('pasteRead')}
        </Button>
      </div>
    </div>
  )
}
