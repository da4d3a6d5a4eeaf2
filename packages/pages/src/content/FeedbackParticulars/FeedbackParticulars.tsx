import { UserText } from '@millwright/commerce/UserText'
import { feedbackKindOf } from '@millwright/domain/content/feedback'
import { filePathsOf } from '@millwright/domain/files/filePath'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { DescriptionList } from '@millwright/ui/DescriptionList'
import { Heading } from '@millwright/ui/Heading'
import { Image } from '@millwright/ui/Image'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import type { ViewProps } from '../../defineScreen.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { FeedbackParticularsData } from './FeedbackParticulars.load.ts'
import * as styles from '../userFeedback/userFeedback.css.ts'

/** One feedback of the buyer with its reply. */
export function FeedbackParticulars({ feedback, sent }: ViewProps<FeedbackParticularsData>) {
  const text = useText('feedback')
  const language = useLanguage()
  const { type, content, contact, imgs, status, createTime } = feedback
  const pictures = filePathsOf(imgs)
  return (
    <PageFrame
      width="narrow"
      title={text('what')}
      trail={[
        { label: text('home'), href: path('home') },
        { label: text('title'), href: path('feedback') },
      ]}
      tools={
        <Button href={path('feedback')} size="small" tone="quiet">
          {text('back')}
        </Button>
      }
    >
      {sent && (
        <Alert tone="good" title={text('sentTitle')}>
          {text('sentText')}
        </Alert>
      )}
      <Panel as="article">
        <Stack space={16}>
          <div>
            <Status tone={status === 1 ? 'good' : 'info'}>{text(status === 1 ? 'processed' : 'untreated')}</Status>
          </div>
          <p className={styles.said}>
            <UserText>{content}</UserText>
          </p>
          {pictures.length > 0 && <Pictures pictures={pictures} />}
          <DescriptionList
            look="plain"
            items={[
              { term: text('kind'), detail: text(feedbackKindOf(type)) },
              { term: text('time'), detail: formatDate(language, createTime) },
              ...(contact ? [{ term: text('contact'), detail: <UserText>{contact}</UserText> }] : []),
            ]}
          />
        </Stack>
      </Panel>
      <Answer feedback={feedback} />
    </PageFrame>
  )
}

function Pictures({ pictures }: { pictures: readonly string[] }) {
  const text = useText('feedback')
  return (
    <ul className={styles.pictures} aria-label={text('pictures')}>
      {pictures.map((path, at) => (
        <li key={path}>
          <a href={`/${path}`} target="_blank" rel="noopener" aria-label={text('picture', { n: at + 1 })}>
            <Image src={path} alt="" ratio={1} width={96} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The mall's reply. */
function Answer({ feedback: { replyContent, replyTime } }: Pick<FeedbackParticularsData, 'feedback'>) {
  const text = useText('feedback')
  const language = useLanguage()
  return (
    <Panel as="section">
      <Stack space={8}>
        <Heading level={2} size={16}>
          {text('ourAnswer')}
        </Heading>
        {replyContent ? (
          <>
            <p className={styles.said}>
              <UserText>{replyContent}</UserText>
            </p>
            {replyTime && (
              <Text as="p" tone="muted" size={13}>
                {text('answered', { time: formatDate(language, replyTime) })}
              </Text>
            )}
          </>
        ) : (
          <Text as="p" tone="muted">
            {text('noAnswer')}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
