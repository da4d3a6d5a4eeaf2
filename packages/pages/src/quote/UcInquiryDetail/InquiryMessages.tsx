import { UserText } from '@millwright/commerce/UserText'
import type { InquiryDetail } from '@millwright/contract/quote/entities'
import { INQUIRY_FILE_LIMIT, INQUIRY_TEXT_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Select } from '@millwright/ui/Select'
import { Text } from '@millwright/ui/Text'
import { TextArea } from '@millwright/ui/TextArea'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ActionResult } from '../../loader.ts'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import { InquiryFiles } from './InquiryFiles.tsx'
import * as styles from './UcInquiryDetail.css.ts'

type Props = { inquiry: InquiryDetail; action: string; outcome: ActionResult | undefined }

/** The messages between the buyer and the shops about an inquiry, with files. */
export function InquiryMessages({ inquiry: { messages, quotes }, action, outcome }: Props) {
  const text = useText('inquiry')
  const { refused, errorAt } = useFormOutcome(outcome)
  return (
    <div className={styles.part}>
      <Heading level={2} size={16}>
        {text('messages')}
      </Heading>
      {messages.length === 0 ? (
        <Text as="p" tone="muted">
          {text('noMessages')}
        </Text>
      ) : (
        <Messages messages={messages} />
      )}
      <form key={messages.length} method="post" action={action} encType="multipart/form-data" className={styles.part}>
        <TextArea
          label={text('message')}
          name="content"
          rows={2}
          maxLength={INQUIRY_TEXT_LIMIT}
          defaultValue={refused?.form?.content}
        />
        {quotes.length > 0 && (
          <Select
            label={text('messageTo')}
            name="shopId"
            options={[
              { value: '', label: text('everyShop') },
              ...quotes.map(({ shopId, shopName }) => ({ value: shopId, label: shopName })),
            ]}
            defaultValue={refused?.form?.shopId}
          />
        )}
        <UploadField
          label={text('attachments')}
          name="files"
          kind="attachment"
          maxFiles={INQUIRY_FILE_LIMIT}
          stored={refused?.form?.files}
          error={errorAt('files')}
        />
        <div>
          <Button type="submit" name="intent" value="message">
            {text('sendMessage')}
          </Button>
        </div>
      </form>
    </div>
  )
}

function Messages({ messages }: Pick<InquiryDetail, 'messages'>) {
  const text = useText('inquiry')
  const language = useLanguage()
  return (
    <ul className={styles.messages}>
      {messages.map(({ messageId, by, shopName, content, files, createTime }) => (
        <li key={messageId} className={styles.message} data-by={by}>
          <span className={styles.said}>
            <strong>{by === 'buyer' ? text('me') : shopName}</strong> <time>{formatDate(language, createTime)}</time>
          </span>
          <span className={styles.words}>
            <UserText>{content}</UserText>
          </span>
          <InquiryFiles files={files} />
        </li>
      ))}
    </ul>
  )
}
