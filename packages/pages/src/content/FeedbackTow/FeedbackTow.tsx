import { feedbackKinds, feedbackLimits } from '@millwright/domain/content/feedback'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Panel } from '@millwright/ui/Panel'
import { Select } from '@millwright/ui/Select'
import { TextArea } from '@millwright/ui/TextArea'
import { TextField } from '@millwright/ui/TextField'
import type { ViewProps } from '../../defineScreen.ts'
import { FormScreen } from '../../layout/FormScreen/FormScreen.tsx'
import type { FormState } from '../../layout/FormScreen/FormScreen.tsx'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import type { FeedbackTowData } from './FeedbackTow.load.ts'

export type FeedbackTowProps = ViewProps<FeedbackTowData> & { send?: SendFile }

/** The feedback form. */
export function FeedbackTow({ buyer, kept, outcome, send }: FeedbackTowProps) {
  const text = useText('feedback')
  return (
    <PageFrame
      width="narrow"
      title={text('writeTitle')}
      lead={text('writeLead')}
      trail={[
        { label: text('home'), href: path('home') },
        { label: text('title'), href: path('feedback') },
      ]}
    >
      {!buyer && <Alert tone="info">{text('visitor')}</Alert>}
      {buyer && kept && !outcome && <Alert tone="good">{text('restored')}</Alert>}
      <Panel>
        <FormScreen action={path('feedbacktow')} intent="send" submit={text('send')} outcome={outcome} files>
          {(state) => <FeedbackFields {...state} buyer={buyer} kept={kept} send={send} />}
        </FormScreen>
      </Panel>
    </PageFrame>
  )
}

type FeedbackFieldsProps = FormState & Pick<FeedbackTowProps, 'buyer' | 'kept' | 'send'>

function FeedbackFields({ typed, errorAt, buyer, kept, send }: FeedbackFieldsProps) {
  const text = useText('feedback')
  return (
    <>
      <Select
        label={text('kind')}
        name="type"
        required
        placeholder={text('kindChoose')}
        options={feedbackKinds.map((value) => ({ value, label: text(value) }))}
        defaultValue={typed('type') ?? kept?.type}
        error={errorAt('type')}
      />
      <TextArea
        label={text('content')}
        hint={text('contentHint')}
        name="content"
        rows={6}
        maxLength={feedbackLimits.content}
        counter
        required
        defaultValue={typed('content') ?? kept?.content}
        error={errorAt('content')}
      />
      {buyer && (
        <UploadField
          label={text('pictures')}
          name="imgs"
          kind="feedback"
          maxFiles={feedbackLimits.pictures}
          stored={typed('imgs')}
          error={errorAt('imgs')}
          send={send}
        />
      )}
      <TextField
        label={text('contact')}
        hint={text('contactHint')}
        name="contact"
        maxLength={feedbackLimits.contact}
        defaultValue={typed('contact') ?? kept?.contact}
        error={errorAt('contact')}
      />
    </>
  )
}
