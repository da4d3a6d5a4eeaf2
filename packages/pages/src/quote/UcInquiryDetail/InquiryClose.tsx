import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { TextField } from '@millwright/ui/TextField'
import * as styles from './UcInquiryDetail.css.ts'

/** The form that closes an inquiry, which cannot be undone. */
export function InquiryClose({ action }: { action: string }) {
  const text = useText('inquiry')
  return (
    <form method="post" action={action} className={styles.part}>
      <Heading level={2} size={16}>
        {text('closeTitle')}
      </Heading>
      {text('closeHint')}
      <TextField label={text('closeReason')} name="reason" maxLength={200} />
      <div className={styles.tools}>
        <Button type="submit" name="intent" value="close" tone="danger" size="small">
          {text('closeIt')}
        </Button>
        <Button href={action} size="small">
          {text('see')}
        </Button>
      </div>
    </form>
  )
}
