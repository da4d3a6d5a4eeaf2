import { useProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { refusedOf } from '../../layout/refusedOf.ts'
import { UploadField } from '../../layout/UploadField/UploadField.tsx'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import type { Problem } from '../../loader.ts'
import type { StepKey, StepResult } from '../../layout/stepResult.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { LeaveEdit } from './LeaveEdit.tsx'
import type { Profile } from './UcAccount.load.ts'
import * as styles from './UcAccount.css.ts'

type Said = Parameters<ReturnType<typeof useProblemText>>[0]

/** The buyer's picture, with the field to upload a new one. */
export function PictureForm({
  profile: { nickName, pic },
  outcome,
  send,
}: {
  profile: Pick<Profile, 'nickName' | 'pic'>
  outcome: StepResult | undefined
  send?: SendFile
}) {
  const text = useText('ownAccount')
  const session = useText('session')
  const problemText = useProblemText()
  const say = (said: Problem<StepKey>) =>
    'key' in said && said.key === 'pictureMissing' ? session(said.key) : problemText(said as Said)
  const refused = refusedOf(outcome)
  const problem = refused && (refused.fields?.avatarUrl ?? refused.problem)
  return (
    <form method="post" action={path('uc-account')} encType="multipart/form-data" className={styles.picture}>
      <Avatar name={nickName} pic={pic} />
      <div className={styles.pictureFields}>
        <UploadField
          // A new key after saving resets the field.
          key={pic}
          label={text('picture')}
          name="avatarUrl"
          kind="avatar"
          maxFiles={1}
          hint={text('pictureHint')}
          stored={refused?.form?.avatarUrl}
          error={problem && say(problem)}
          send={send}
        />
        <div className={styles.buttons}>
          <Button type="submit" name="intent" value="picture" tone="action">
            {text('pictureSave')}
          </Button>
          {pic && (
            <Button type="submit" name="intent" value="removePicture" tone="quiet">
              {text('pictureRemove')}
            </Button>
          )}
          <LeaveEdit />
        </div>
      </div>
    </form>
  )
}
