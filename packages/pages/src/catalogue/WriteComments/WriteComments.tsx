import { CommentForm } from '@millwright/commerce/CommentForm'
import type { CommentFormProps } from '@millwright/commerce/CommentForm'
import { CommentItem } from '@millwright/commerce/CommentItem'
import { useProblemText } from '@millwright/commerce/ProblemText'
import { COMMENT_LIMIT, commentScores } from '@millwright/domain/order/commentProblems'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Form } from '@millwright/ui/Form'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { TextArea } from '@millwright/ui/TextArea'
import { useUploads } from '../../layout/UploadField/useUploads.ts'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { ActionResult } from '../../loader.ts'
import { CommentedGood } from '../UcComments/CommentedGood.tsx'
import type { WriteCommentsData } from './WriteComments.load.ts'

export type WriteCommentsProps = Omit<WriteCommentsData, 'head'> & { outcome?: ActionResult; send?: SendFile }
type Part = Pick<WriteCommentsProps, 'line' | 'outcome' | 'send'>

/** The review form for one line of a received order, or the follow-up form. */
export function WriteComments({ center, line, outcome, send }: WriteCommentsProps) {
  const text = useText('ucComments')
  const { comment, mayComment } = line
  return (
    <UserCenterFrame
      route="uc-comments"
      center={center}
      title={text(comment ? (comment.mayFollowUp ? 'followUpTitle' : 'done') : 'writeTitle')}
      tools={
        <Button href={path('uc-comments', { tab: comment ? 'written' : undefined })} size="small" tone="quiet">
          {text('back')}
        </Button>
      }
    >
      <Panel>
        {comment ? (
          <FollowUp line={line} comment={comment} outcome={outcome} />
        ) : mayComment ? (
          <Write line={line} outcome={outcome} send={send} />
        ) : (
          <Empty
            drawing="page"
            title={text('closed')}
            action={<Button href={path('uc-comments')}>{text('back')}</Button>}
          >
            {text('closedHint')}
          </Empty>
        )}
      </Panel>
    </UserCenterFrame>
  )
}

function Write({ line, outcome, send }: Part) {
  const words = useText('comment')
  const problems = useProblems(outcome, (field) => {
    const score = commentScores.find((one) => one === field)
    return score
      ? words('scoreMissing', { what: words(score) })
      : field === 'content'
        ? words('contentEmpty')
        : undefined
  })
  const form = outcome?.form ?? {}
  const { files, onAdd, onRemove, onRetry } = useUploads({ kind: 'comment', stored: form.pics, send })
  const { orderItemId, prodId, prodName, partyCode, pic } = line
  return (
    <CommentForm
      product={{ prodId, prodName, skuName: partyCode, pic }}
      orderItemId={orderItemId}
      typed={{
        ...Object.fromEntries(commentScores.map((one) => [one, Number(form[one]) || undefined])),
        content: form.content,
        isAnonymous: form.isAnonymous === '1',
      }}
      problems={problems}
      pictures={files}
      onAddPictures={onAdd}
      onRemovePicture={onRemove}
      onRetryPicture={onRetry}
      action={path('write-comments', { orderItemId })}
    />
  )
}

function FollowUp({ line, comment, outcome }: Part & { comment: NonNullable<Part['line']['comment']> }) {
  const text = useText('ucComments')
  const words = useText('comment')
  const problems = useProblems(outcome, () => undefined)
  return (
    <Stack space={16}>
      <CommentedGood line={line} />
      <CommentItem comment={comment} />
      {comment.mayFollowUp && (
        <Form
          label={text('followUpTitle')}
          method="post"
          action={path('write-comments', { orderItemId: line.orderItemId })}
          problems={problems}
          wordsFor={({ field }) => (field === 'content' ? words('contentEmpty') : undefined)}
        >
          <input type="hidden" name="prodCommId" value={comment.prodCommId} />
          <TextArea
            label={text('followUpTitle')}
            name="content"
            hint={text('followUpHint')}
            defaultValue={outcome?.form?.content}
            rows={4}
            maxLength={COMMENT_LIMIT}
            counter
            required
          />
          <div>
            <Button type="submit" name="intent" value="followUp" tone="action">
              {text('followUpSubmit')}
            </Button>
          </div>
        </Form>
      )}
    </Stack>
  )
}

/** Returns the problems of the form, each with its field if it has one. */
function useProblems(
  outcome: ActionResult | undefined,
  wordsOf: (field: string) => string | undefined,
): CommentFormProps['problems'] {
  const problemText = useProblemText()
  if (!outcome || outcome.done) return undefined
  const { problem, fields } = outcome
  if (!fields) return [{ message: problemText(problem) }]
  return Object.entries(fields).map(([field, found]) => ({
    field,
    message: ('message' in found ? undefined : wordsOf(field)) ?? problemText(found),
  }))
}
