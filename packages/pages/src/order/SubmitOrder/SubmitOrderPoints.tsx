import { useProblemText } from '@millwright/commerce/ProblemText'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import { MAX_POINTS } from './orderSource.ts'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'
import * as shared from '../checkout/checkout.css.ts'
import * as form from '../CheckoutForm/CheckoutForm.css.ts'

export type SubmitOrderPointsProps = Pick<SubmitOrderView, 'confirm' | 'points' | 'typed' | 'faults' | 'priced'>

/**
 * Payment with points: the balance, the maximum for this order and the deduction. Reads `confirm`, `points`, `typed`,
 * `faults` and `priced`.
 */
export function SubmitOrderPoints({ confirm, points, typed, faults, priced }: SubmitOrderPointsProps) {
  const text = useText('spentPoints')
  const problemText = useProblemText()
  const language = useLanguage()
  const money = useMoney()
  const number = (score: number) => formatNumber(language, score)
  const { totalUsableScore: has = 0, maxUsableScore: most = 0, usableScore: used = 0, totalScoreAmount = '0' } = confirm
  if (!has) return null
  const problem = faults?.points ?? priced.points
  const wanted = problem && points !== MAX_POINTS ? points : String(used || '')
  return (
    <Panel as="section">
      <div className={shared.section}>
        <div className={shared.headline}>
          <Heading level={2} size={16}>
            {text('spend')}
          </Heading>
          {used > 0 && (
            <Text size={13} tone="muted">
              {text('spendNow', { score: number(used), amount: money(totalScoreAmount) })}
            </Text>
          )}
        </div>
        <input type="hidden" name="pricedPoints" value={problem ? '' : points} />
        <input type="hidden" name="usedPoints" value={used || ''} />
        {most > 0 ? (
          <>
            <div className={form.narrow}>
              <TextField
                key={`${used} ${points}`}
                label={text('spendField')}
                name="points"
                inputMode="numeric"
                autoComplete="off"
                maxLength={9}
                hint={text('spendHint', { has: number(has), most: number(most) })}
                defaultValue={typed?.points ?? wanted}
                error={problem && problemText(problem)}
              />
            </div>
            <PointsButtons used={used} most={most} />
          </>
        ) : (
          <Text as="p" size={13} tone="muted">
            {text('spendNone', { has: number(has) })}
          </Text>
        )}
      </div>
    </Panel>
  )
}

function PointsButtons({ used, most }: { used: number; most: number }) {
  const text = useText('spentPoints')
  const language = useLanguage()
  return (
    <div className={shared.buttons}>
      <Button type="submit" name="intent" value="points" size="small">
        {text('spendApply')}
      </Button>
      {used < most && (
        <Button type="submit" name="intent" value="pointsMost" size="small">
          {text('spendMost', { most: formatNumber(language, most) })}
        </Button>
      )}
      {used > 0 && (
        <Button type="submit" name="intent" value="pointsNone" size="small" tone="quiet">
          {text('spendClear')}
        </Button>
      )}
    </div>
  )
}
