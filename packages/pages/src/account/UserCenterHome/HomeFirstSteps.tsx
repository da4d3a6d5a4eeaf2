import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Icon } from '@millwright/ui/Icon'
import { HomeSection } from './HomeSection.tsx'
import { homeSteps } from './homeParts.ts'
import type { UserCenterHomeData } from './UserCenterHome.load.ts'
import * as styles from './UserCenterHome.css.ts'

/**
 * The first steps of a new buyer, ticked off as they are done. Renders nothing once the needed ones are done. Reads
 * `person`, `counts`, `credit` and `ready`.
 */
export function HomeFirstSteps(parts: Pick<UserCenterHomeData, 'person' | 'counts' | 'credit' | 'ready'>) {
  const text = useText('centerHome')
  const steps = homeSteps(parts)
  if (!steps.length) return null
  const next = steps.find(({ done }) => !done)
  return (
    <HomeSection
      title={text('firstSteps')}
      note={text('stepsDone', { done: steps.filter(({ done }) => done).length, count: steps.length })}
    >
      <ol className={styles.firstSteps}>
        {steps.map((step) => (
          <li key={step.name} className={styles.firstStep}>
            <span className={styles.tick} data-done={step.done ? '' : undefined}>
              {step.done && <Icon name="check" size={16} label={text('stepDone')} />}
            </span>
            <span className={styles.stepWords}>
              <span className={styles.stepName}>{text(`step_${step.name}`)}</span>
              {!step.done && <span className={styles.muted}>{text(`stepHint_${step.name}`)}</span>}
            </span>
            {!step.done && (
              <Button href={step.href} size="small" tone={step === next ? 'action' : undefined}>
                {text(`stepGo_${step.name}`)}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
