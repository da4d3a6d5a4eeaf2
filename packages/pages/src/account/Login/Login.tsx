import { LoginPanel } from '@millwright/commerce/LoginPanel'
import type { LoginTab } from '@millwright/commerce/LoginPanel'
import { path } from '@millwright/domain/paths/path'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { Icon } from '@millwright/ui/Icon'
import { Panel } from '@millwright/ui/Panel'
import type { LoginOutcome } from './Login.action.ts'
import type { LoginData } from './Login.load.ts'
import { readLoginOutcome } from './readLoginOutcome.ts'
import * as styles from './Login.css.ts'

const benefits = ['benefitPrice', 'benefitOrders', 'benefitCart'] as const

/** The sign-in screen. It keeps the return address (`back`) through every attempt. */
export function Login({ tab, back: asked, outcome }: Omit<LoginData, 'head'> & { outcome?: LoginOutcome }) {
  const text = useText('account')
  const posted = postedForm(outcome)
  const back = asked ?? (posted?.back || undefined)
  return (
    <Container>
      <div className={styles.screen}>
        <div className={styles.words}>
          <Heading level={1} size={28}>
            {text('title')}
          </Heading>
          <p className={styles.lead}>{text('lead')}</p>
          <ul className={styles.benefits}>
            {benefits.map((key) => (
              <li key={key} className={styles.benefit}>
                <Icon name="check" size={20} />
                {text(key)}
              </li>
            ))}
          </ul>
        </div>
        <Panel space={24}>
          <div className={styles.panel}>
            {back !== undefined && back !== path('home') && <Alert tone="info">{text('loginFirst')}</Alert>}
            <LoginPanel
              tab={postedTab(posted?.tab) ?? tab}
              tabHref={(one) => loginTabHref(one, back)}
              back={back}
              {...readLoginOutcome(outcome)}
            />
          </div>
        </Panel>
      </div>
    </Container>
  )
}

export function loginTabHref(tab: LoginTab, back: string | undefined): string {
  const query = new URLSearchParams()
  if (tab === 'mobile') query.set('tab', tab)
  if (back !== undefined) query.set('back', back)
  return path('login', query)
}

/** Returns the tab and the return address of a posted form. The page after the post is `/login` without its query. */
function postedForm(outcome: LoginOutcome | undefined): { tab?: string; back?: string } | undefined {
  return outcome?.done ? outcome.data : outcome?.form
}

function postedTab(tab: string | undefined): LoginTab | undefined {
  return tab === 'mobile' || tab === 'account' ? tab : undefined
}
