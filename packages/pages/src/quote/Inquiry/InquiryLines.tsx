import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Heading } from '@millwright/ui/Heading'
import { Select } from '@millwright/ui/Select'
import { Status } from '@millwright/ui/Status'
import { Text } from '@millwright/ui/Text'
import { TextField } from '@millwright/ui/TextField'
import { RemoveLine } from '../../layout/RemoveLine.tsx'
import { useCurrencyWords } from '../../layout/useCurrencyWords.ts'
import type { DraftLine } from './draft.ts'
import * as styles from './Inquiry.css.ts'
import { isFilledIn, lacksQuantity } from './matchedLines.ts'

const words = { sure: 'stateSure', doubtful: 'stateDoubtful', none: 'stateNone' } as const
const tones = { sure: 'good', doubtful: 'warn', none: 'neutral' } as const

type Props = {
  lines: readonly DraftLine[]
  errorAt: (name: string) => string | undefined
  /** The index of the line that was just added. */
  focusAt: number | undefined
}

/** The lines of a request: matched product, quantity and target price. */
export function InquiryLines({ lines, errorAt, focusAt }: Props) {
  const text = useText('inquiry')
  const language = useLanguage()
  const counted = (['sure', 'doubtful', 'none'] as const).map(
    (state) => [state, lines.filter((line) => line.state === state && isFilledIn(line)).length] as const,
  )
  const unread = lines.filter(lacksQuantity).length
  const countWords = { sure: 'sureCount', doubtful: 'doubtCount', none: 'noneCount' } as const
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <Heading level={2} size={16}>
          {text('list')}
        </Heading>
        {lines.length > 0 && (
          <span className={styles.counts}>
            <Text tone="muted" size={13}>
              {text('lines', { count: formatNumber(language, lines.length) })}
            </Text>
            {counted.map(
              ([state, count]) =>
                count > 0 && (
                  <Status key={state} tone={tones[state]}>
                    {text(countWords[state], { count: formatNumber(language, count) })}
                  </Status>
                ),
            )}
            {unread > 0 && (
              <Status tone="warn">{text('unreadCount', { count: formatNumber(language, unread) })}</Status>
            )}
          </span>
        )}
      </div>
      {lines.length === 0 ? (
        <Text as="p" tone="muted">
          {text('noLines')}
        </Text>
      ) : (
        <ol className={styles.lines}>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- every change replaces the whole form
            <Line key={at} line={line} at={at} errorAt={errorAt} focus={at === focusAt} />
          ))}
        </ol>
      )}
      <div>
        <Button type="submit" name="intent" value="addLine" icon="plus" size="small">
          {text('addLine')}
        </Button>
      </div>
    </div>
  )
}

type LineProps = { line: DraftLine; at: number; errorAt: Props['errorAt']; focus: boolean }

/** Returns the name of a field of the line at an index. */
const fieldOf = (at: number, part: string) => `line.${at}.${part}`

function Line({ line, at, errorAt, focus }: LineProps) {
  const text = useText('inquiry')
  const { quantity, unit, state, choices } = line
  return (
    <li className={styles.line} aria-label={text('line', { n: at + 1 })}>
      <input type="hidden" name={fieldOf(at, 'choices')} value={JSON.stringify(choices)} />
      <input type="hidden" name={fieldOf(at, 'state')} value={state} />
      <LineHead line={line} at={at} />
      {lacksQuantity(line) && <Status tone="warn">{text('stateUnread')}</Status>}
      <div className={styles.fields}>
        {choices.length > 0 ? (
          <LineChoice line={line} at={at} />
        ) : (
          <div className={styles.whole}>
            <TextField
              label={text('model')}
              name={fieldOf(at, 'name')}
              defaultValue={line.name}
              maxLength={200}
              placeholder={text('modelHint')}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the buyer has just added this line
              autoFocus={focus}
            />
            <input type="hidden" name={fieldOf(at, 'skuId')} value="" />
          </div>
        )}
        <TextField
          label={text('quantity')}
          name={fieldOf(at, 'quantity')}
          inputMode="numeric"
          defaultValue={quantity}
          maxLength={7}
          hint={lacksQuantity(line) ? text('quantityUnread') : undefined}
          error={errorAt(fieldOf(at, 'quantity'))}
        />
        <TextField label={text('unit')} name={fieldOf(at, 'unit')} defaultValue={unit} maxLength={20} />
      </div>
      <LineMore line={line} at={at} errorAt={errorAt} />
    </li>
  )
}

/** The line's number, its state, the buyer's words, and the button that removes the line. */
function LineHead({ line, at }: Pick<LineProps, 'line' | 'at'>) {
  const { name, state, choices } = line
  const text = useText('inquiry')
  return (
    <div className={styles.lineHead}>
      <Text tone="muted" size={13} figures>
        {at + 1}
      </Text>
      {isFilledIn(line) && <Status tone={tones[state]}>{text(words[state])}</Status>}
      {choices.length > 0 && name && (
        <Text tone="muted" size={13} lines={1}>
          {text('youWrote', { words: name })}
        </Text>
      )}
      <span className={styles.remove}>
        <RemoveLine at={at} label={text('removeLine', { n: at + 1 })} />
      </span>
    </div>
  )
}

/** The choice among the products that match the buyer's words. */
function LineChoice({ line: { skuId, name, state, choices }, at }: Pick<LineProps, 'line' | 'at'>) {
  const text = useText('inquiry')
  const money = useMoney()
  return (
    <div className={styles.whole}>
      <Select
        label={text('product')}
        name={fieldOf(at, 'skuId')}
        defaultValue={skuId}
        options={[
          ...(state === 'doubtful' ? [{ value: '', label: text('chooseOrWords') }] : []),
          ...choices.map((choice) => ({
            value: choice.skuId,
            label: [choice.partyCode, choice.prodName, choice.shopName, money(choice.price)]
              .filter(Boolean)
              .join(' · '),
          })),
          ...(state === 'doubtful' ? [] : [{ value: '', label: text('freeText') }]),
        ]}
      />
      <input type="hidden" name={fieldOf(at, 'name')} value={name} />
    </div>
  )
}

/** The target price and the date, collapsed unless one of them is filled in or invalid. */
function LineMore({ line: { targetPrice, needBy }, at, errorAt }: Pick<LineProps, 'line' | 'at' | 'errorAt'>) {
  const text = useText('inquiry')
  const { symbol } = useCurrencyWords()
  const [wrongPrice, wrongDate] = [errorAt(fieldOf(at, 'targetPrice')), errorAt(fieldOf(at, 'needBy'))]
  const open = Boolean(targetPrice || needBy || wrongPrice || wrongDate)
  return (
    <details className={styles.more} open={open || undefined}>
      <summary className={styles.summary}>{text('more')}</summary>
      <div className={styles.pair}>
        <TextField
          label={text('targetPrice', { symbol })}
          name={fieldOf(at, 'targetPrice')}
          inputMode="decimal"
          defaultValue={targetPrice}
          maxLength={12}
          error={wrongPrice}
        />
        <TextField
          label={text('needBy')}
          name={fieldOf(at, 'needBy')}
          inputMode="numeric"
          placeholder={text('dayForm')}
          defaultValue={needBy}
          maxLength={10}
          error={wrongDate}
        />
      </div>
    </details>
  )
}
