import { useText } from '@millwright/i18n/Texts'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import type { UcIntegralData } from './UcIntegral.load.ts'
import * as styles from './UcIntegral.css.ts'

/** How points are earned, spent and expire. */
export function UcIntegralRules({ info }: Pick<UcIntegralData, 'info'>) {
  const text = useText('points')
  const { round } = useCurrencyWords()
  const { shopUseScore, earnYuan, useShare, validMonths } = info
  return (
    <Panel as="section">
      <Heading level={2} size={16}>
        {text('rules')}
      </Heading>
      <ul className={styles.rules}>
        {earnYuan !== undefined && <li>{text('ruleEarn', { amount: round(earnYuan) })}</li>}
        {useShare !== undefined && (
          <li>{text('ruleUse', { score: shopUseScore, amount: round(1), share: useShare })}</li>
        )}
        {validMonths !== undefined && <li>{text('ruleEnd', { count: validMonths })}</li>}
      </ul>
    </Panel>
  )
}
