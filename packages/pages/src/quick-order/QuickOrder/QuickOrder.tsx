import { useMemo } from 'react'
import { ProblemText } from '@millwright/commerce/ProblemText'
import { path } from '@millwright/domain/paths/path'
import { QUICK_ORDER_LINE_LIMIT } from '@millwright/domain/quick-order/limits'
import { formatNumber } from '@millwright/i18n/format'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { Empty } from '@millwright/ui/Empty'
import { Heading } from '@millwright/ui/Heading'
import { Panel } from '@millwright/ui/Panel'
import { TextArea } from '@millwright/ui/TextArea'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import { hasScreen } from '../../hasScreen.ts'
import { useFormOutcome } from '../../layout/useFormOutcome.ts'
import type { ViewProps } from '../../defineScreen.ts'
import type { QuickOrderOutcome } from './QuickOrder.action.ts'
import type { QuickOrderData } from './QuickOrder.load.ts'
import { QuickOrderLines } from './QuickOrderLines.tsx'
import { QuickOrderPlans } from './QuickOrderPlans.tsx'
import { QuickOrderSums } from './QuickOrderSums.tsx'
import { standingOf } from './quickLine.ts'
import { useKeptLines } from './useKeptLines.ts'
import * as styles from './QuickOrder.css.ts'

export type QuickOrderProps = ViewProps<QuickOrderData, KeyOf<'errors'>, QuickOrderOutcome>

/** A pasted list as lines with parts, prices and stock, ready ways to order it, and the button that fills the cart. */
export function QuickOrder({ known, lines: loaded, priced: loadedPrices, outcome }: QuickOrderProps) {
  const text = useText('quickOrder')
  const { lines, priced, text: typed = '', added = 0 } = outcome?.data ?? { lines: loaded, priced: loadedPrices }
  const { refused, problem, errorAt } = useFormOutcome(outcome)
  // The text of 1,000 lines is 700 kB: the form and the browser's storage share it.
  const written = useMemo(() => JSON.stringify(lines), [lines])
  const kept = useKeptLines({ count: lines.length, written }, outcome?.done === true)
  const missing = lines.filter((line) => standingOf(line) === 'none')
  return (
    <PageFrame title={text('title')} trail={[{ label: text('home'), href: path('home') }]} lead={text('lead')}>
      {kept && <Restore kept={kept} />}
      {problem && <Alert tone="bad">{problem}</Alert>}
      {refused?.fields && added > 0 && <SomeAdded outcome={outcome} />}
      {outcome?.done && added > 0 && <Added count={added} left={lines.length} />}
      <form method="post" action={path('quick-order')} encType="multipart/form-data" className={styles.form} noValidate>
        {/* Enter in a text field presses the form's first button. */}
        <VisuallyHidden>
          <button
            type="submit"
            name="intent"
            value={lines.length ? 'price' : 'read'}

            tabIndex={-1}
            aria-hidden="true"
          />
        </VisuallyHidden>
        <input type="hidden" name="list" value={written} />
        <div className={styles.main}>
          <Paste
            key={typed}
            typed={typed}
            error={errorAt('text')}
            fileError={errorAt('file')}
            known={known}
            isOpen={lines.length === 0 || Boolean(errorAt('text') ?? errorAt('file'))}
          />
          {lines.length > 0 && <QuickOrderLines lines={lines} priced={priced} errorAt={errorAt} />}
        </div>
        {lines.length > 0 && (
          <div className={styles.side}>
            {priced && priced.plans.length > 0 && <QuickOrderPlans lines={lines} priced={priced} />}
            <QuickOrderSums
              lines={lines}
              priced={priced}
              known={known}
              listName={outcome?.form?.listName}
              listError={errorAt('listName')}
            />
          </div>
        )}
      </form>
      {missing.length > 0 && (
        <form method="post" action={path('inquiry')} className={styles.inquire}>
          <input type="hidden" name="paste" value={missing.map(({ raw }) => raw).join('\n')} />
          <Button type="submit" name="intent" value="paste" icon="inquiry">
            {text('inquire', { count: missing.length })}
          </Button>
        </form>
      )}
    </PageFrame>
  )
}

/** The field for a list. Once there are lines, it is closed until it is wanted again. */
function Paste({
  typed,
  error,
  fileError,
  known,
  isOpen,
}: {
  typed: string
  error: string | undefined
  fileError: string | undefined
  known: boolean
  isOpen: boolean
}) {
  const text = useText('quickOrder')
  const language = useLanguage()
  const field = (
    <div className={styles.part}>
      <TextArea
        label={text('pasteLabel')}
        name="text"
        rows={isOpen ? 8 : 5}
        hint={text('pasteHint', { count: formatNumber(language, QUICK_ORDER_LINE_LIMIT) })}
        placeholder={text('pasteSample')}
        defaultValue={typed}
        error={error}
      />
      <FileField error={fileError} />
      <PasteTools isOpen={isOpen} known={known} />
    </div>
  )
  if (isOpen)
    return (
      <Panel as="section">
        <Heading level={2} size={16}>
          {text('pasteTitle')}
        </Heading>
        {field}
      </Panel>
    )
  return (
    <details className={styles.again}>
      <summary className={styles.summary}>{text('pasteMore')}</summary>
      {field}
    </details>
  )
}

function PasteTools({ isOpen, known }: { isOpen: boolean; known: boolean }) {
  const text = useText('quickOrder')
  return (
    <div className={styles.tools}>
      <Button type="submit" name="intent" value="read" tone={isOpen ? 'action' : 'neutral'}>
        {text('read')}
      </Button>
      {known && (
        <Button type="submit" name="intent" value="bought">
          {text('addBought')}
        </Button>
      )}
      <Button href="/_cart-template.xlsx" icon="download" tone="quiet">
        {text('template')}
      </Button>
      {known && hasScreen(path('uc-order-lists')) && (
        <Button href={path('uc-order-lists')} icon="document" tone="quiet">
          {text('savedLists')}
        </Button>
      )}
    </div>
  )
}

function FileField({ error }: { error: string | undefined }) {
  const text = useText('quickOrder')
  return (
    <label className={styles.file}>
      <span>{text('file')}</span>
      <input
        type="file"
        name="file"
        accept=".xlsx,.csv,.tsv,.txt,.pdf"
        aria-describedby="file-hint"
        aria-invalid={error ? true : undefined}
      />
      <span id="file-hint" className={error ? styles.wrong : styles.muted}>
        {error ?? text('fileHint')}
      </span>
    </label>
  )
}

function Restore({ kept }: { kept: NonNullable<ReturnType<typeof useKeptLines>> }) {
  const text = useText('quickOrder')
  return (
    <Alert tone="info" title={text('restoreTitle', { count: kept.count })} className={styles.notice}>
      <form method="post" action={path('quick-order')} encType="multipart/form-data" className={styles.tools}>
        <input type="hidden" name="stored" value={kept.stored} />
        <Button type="submit" name="intent" value="restore" size="small">
          {text('restore')}
        </Button>
        <Button type="button" size="small" tone="quiet" onClick={kept.discard}>
          {text('discard')}
        </Button>
      </form>
    </Alert>
  )
}

function Added({ count, left }: { count: number; left: number }) {
  const text = useText('quickOrder')
  if (left === 0)
    return (
      <Panel as="section" className={styles.notice}>
        <Empty
          drawing="order"
          title={text('allDone')}
          action={
            <Button href={path('cart')} tone="action">
              {text('toCart')}
            </Button>
          }
        >
          {text('allDoneHint')}
        </Empty>
      </Panel>
    )
  return (
    <Alert tone="good" className={styles.notice}>
      {text('added', { count })} <a href={path('cart')}>{text('toCart')}</a>
    </Alert>
  )
}

function SomeAdded({ outcome }: Pick<QuickOrderProps, 'outcome'>) {
  const text = useText('quickOrder')
  return (
    <Alert tone="warn" className={styles.notice}>
      {outcome && !outcome.done && <ProblemText problem={outcome.problem} />}{' '}
      <a href={path('cart')}>{text('toCart')}</a>
    </Alert>
  )
}
