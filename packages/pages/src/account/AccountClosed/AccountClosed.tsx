import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Container } from '@millwright/ui/Container'
import { Panel } from '@millwright/ui/Panel'
import { StepDone } from '../../layout/StepDone.tsx'
import * as styles from '../stepScreen.css.ts'

/** Confirms that the account is closed. */
export function AccountClosed() {
  const text = useText('ownAccount')
  return (
    <Container>
      <div className={styles.screen}>
        <Panel space={24}>
          <StepDone
            level={1}
            title={text('closedTitle')}
            actions={
              <Button tone="action" href={path('home')}>
                {text('goHome')}
              </Button>
            }
          >
            {text('closedText')}
          </StepDone>
        </Panel>
      </div>
    </Container>
  )
}
