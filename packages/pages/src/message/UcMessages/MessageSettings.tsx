import type { AnswerOf } from '@millwright/contract/contract'
import { keptKinds } from '@millwright/domain/message/messageKinds'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Checkbox } from '@millwright/ui/Checkbox'
import { Link } from '@millwright/ui/Link'
import { Text } from '@millwright/ui/Text'
import { inboxHref, settingsHref } from '../messageHrefs.ts'
import * as styles from './UcMessages.css.ts'

/** How the buyer is told of each kind: in the inbox, by mail, or not at all. */
export function MessageSettings({ mail, settings }: AnswerOf<'messageSettings'>) {
  const text = useText('messages')
  return (
    <form method="post" action={settingsHref()}>
      <ul className={styles.settings}>
        {settings.map(({ kind, inbox, mail: mailed }) => (
          <li key={kind} className={styles.setting}>
            <div>
              <Text as="p" weight="medium">
                {text(kind)}
              </Text>
              <Text as="p" tone="muted" size={13}>
                {text(`${kind}Hint`)}
              </Text>
            </div>
            <div className={styles.choices} role="group" aria-label={text(kind)}>
              <Checkbox
                name="inbox"
                value={kind}
                defaultChecked={inbox}
                disabled={keptKinds.includes(kind)}
                label={text('inbox')}
              />
              <Checkbox name="mail" value={kind} defaultChecked={mailed} label={text('mail')} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {mail ? text('mailTo', { mail }) : text('noMail')}{' '}
        {!mail && <Link href={path('uc-account')}>{text('addMail')}</Link>}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" name="intent" value="save" tone="action">
          {text('save')}
        </Button>
        <Button href={inboxHref()}>{text('back')}</Button>
      </div>
    </form>
  )
}
