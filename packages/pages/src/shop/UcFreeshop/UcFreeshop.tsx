import { useProblemText } from '@millwright/commerce/ProblemText'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Stack } from '@millwright/ui/Stack'
import { Steps } from '@millwright/ui/Steps'
import type { ViewProps } from '../../defineScreen.ts'
import { refusedOf } from '../../layout/refusedOf.ts'
import { UserCenterFrame } from '../../layout/UserCenterFrame/UserCenterFrame.tsx'
import type { SendFile } from '../../layout/UploadField/sendFile.ts'
import { ownProblemText } from '../ownProblemText.ts'
import { ApplicationData } from './ApplicationData.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { freeshopSteps, stepHref } from './freeshopPath.ts'
import { ShopStanding } from './ShopStanding.tsx'
import type { FreeshopKey } from './UcFreeshop.action.ts'
import type { FreeshopView, UcFreeshopData } from './UcFreeshop.load.ts'
import * as styles from './UcFreeshop.css.ts'

export type UcFreeshopProps = ViewProps<UcFreeshopData, FreeshopKey> & {
  send?: SendFile
}

/** The application for an own shop: four steps, a summary, and the state of the application. */
export function UcFreeshop({ center, categories, view, outcome, send }: UcFreeshopProps) {
  const text = useText('ucFreeshop')
  const filling = view.at === 'intro' || view.at === 'step' || view.at === 'summary'
  return (
    <UserCenterFrame
      route="uc-freeshop"
      center={center}
      title={text(view.at === 'open' || view.at === 'offline' ? 'titleOwn' : 'title')}
      lead={filling && text('lead')}
    >
      {(view.at === 'step' || view.at === 'summary') && (
        <Steps
          steps={freeshopSteps.map((step) => ({ label: text(step) }))}
          current={freeshopSteps.indexOf(view.at === 'step' ? view.step : 'summary')}
        />
      )}
      {view.at === 'intro' && <Intro />}
      {view.at === 'step' && <ApplicationForm key={view.step} {...{ view, categories, outcome, send }} />}
      {view.at === 'summary' && <Summary {...{ view, categories, outcome }} />}
      {view.at !== 'intro' && view.at !== 'step' && view.at !== 'summary' && (
        <ShopStanding view={view} categories={categories} />
      )}
    </UserCenterFrame>
  )
}

function Intro() {
  const text = useText('ucFreeshop')
  return (
    <Panel as="section" space={24}>
      <Stack space={16}>
        <Heading level={2} size={16}>
          {text('prepare')}
        </Heading>
        <ul className={styles.list}>
          {(['prepareLicence', 'prepareCards', 'prepareBrands', 'prepareBank'] as const).map((key) => (
            <li key={key}>{text(key)}</li>
          ))}
        </ul>
        <div>
          <Button tone="action" href={stepHref('shop')}>
            {text('start')}
          </Button>
        </div>
      </Stack>
    </Panel>
  )
}

type SummaryProps = Pick<UcFreeshopProps, 'categories' | 'outcome'> & { view: Extract<FreeshopView, { at: 'summary' }> }

/** All data of the application, for review before submit. */
function Summary({ view, categories, outcome }: SummaryProps) {
  const text = useText('ucFreeshop')
  const problemText = useProblemText()
  const { draft, missing, reasons, again } = view
  const refused = refusedOf(outcome)
  return (
    <Stack space={16}>
      {refused && <Alert tone="bad">{ownProblemText(refused.problem, text, problemText)}</Alert>}
      {missing.length > 0 ? (
        <Alert tone="warn" title={text('missing')}>
          <ul className={styles.list}>
            {missing.map(({ step, count }) => (
              <li key={step}>
                <a href={stepHref(step, { check: true })} className={styles.mend}>
                  {text('missingAt', { step: text(step), count })}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Alert tone="info">{text('ready')}</Alert>
      )}
      <ApplicationData application={draft} categories={categories} reasons={reasons} mayChange />
      <form method="post" action={stepHref('summary')} className={styles.buttons}>
        <Button type="submit" name="intent" value="send" tone="action" size="large" disabled={missing.length > 0}>
          {text(again ? 'sendAgain' : 'send')}
        </Button>
        <Button href={stepHref('bank')} size="large">
          {text('back')}
        </Button>
      </form>
    </Stack>
  )
}
