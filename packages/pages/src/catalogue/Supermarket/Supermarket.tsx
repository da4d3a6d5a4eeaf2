import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { ProblemText } from '@millwright/commerce/ProblemText'
import { useActionResult } from '@millwright/commerce/useActionResult'
import type { FormResult } from '@millwright/commerce/useActionResult'
import { path } from '@millwright/domain/paths/path'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { AgreedMissing } from '../AgreedMissing.tsx'
import type { SupermarketData } from './Supermarket.load.ts'
import { MarketTable } from './MarketTable.tsx'
import { MarketTotal } from './MarketTotal.tsx'
import { Quantities } from './quantities.ts'
import { fillDown, isBox, moveInColumn } from './quantityColumn.ts'
import { nameOf } from './wanted.ts'
import * as styles from './Supermarket.css.ts'

/** The week's fast movers as one order table: quantities typed down the page, and one button that adds them all. */
export function Supermarket({ week, classes, wanted, agreedAgain, outcome: first }: ViewProps<SupermarketData>) {
  const text = useText('supermarket')
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const typedFirst = first && !first.done ? first.form : first ? undefined : byName(wanted)
  const quantities = useMemo(
    () =>
      new Quantities(
        classes.flatMap(({ rows }) => rows),
        bySku(typedFirst),
      ),
    // The typed quantities live in the store. New goods create a new store; a new outcome is handled below.
    // oxlint-disable-next-line react/exhaustive-deps
    [classes],
  )
  // Reads quantities typed before hydration or restored by the browser.
  useEffect(() => {
    if (form.current) quantities.type(typedIn(form.current))
  }, [quantities])

  const settle = useCallback(
    (outcome: FormResult) => {
      if (!form.current || (!outcome.done && outcome.unheard)) return
      // Added quantities are cleared. Failed ones stay as typed.
      const left = outcome.done ? {} : outcome.form
      if (!outcome.done && !outcome.fields) return
      for (const box of boxesOf(form.current)) box.value = left?.[box.name] ?? ''
      quantities.type(typedIn(form.current))
    },
    [quantities],
  )
  const { ref, outcome } = useActionResult(first, settle)
  const hearIn = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      return ref(element)
    },
    [ref],
  )
  const type = ({ target }: SyntheticEvent) => {
    if (isBox(target)) quantities.type([[skuOf(target), target.value]])
  }
  const fields = outcome && !outcome.done ? outcome.fields : undefined
  const added = (outcome?.data as { added?: number } | undefined)?.added ?? 0

  if (classes.length === 0)
    return (
      <PageFrame title={text('title')}>
        <Empty drawing="box" title={text('empty')} action={<Link href={path('list')}>{text('all')}</Link>}>
          {text('emptyHint')}
        </Empty>
      </PageFrame>
    )
  return (
    <PageFrame
      title={text('title')}
      trail={[{ label: text('home'), href: path('home') }]}
      lead={
        week.start !== undefined && week.end !== undefined
          ? text('week', { from: formatDay(language, week.start), to: formatDay(language, week.end - 1) })
          : text('lead')
      }
    >
      <AgreedMissing again={agreedAgain} />
      <form
        method="post"
        action={path('supermarket')}
        data-enhance="stay"
        noValidate
        ref={hearIn}
        className={styles.form}
        onInput={type}
        onKeyDown={moveInColumn}
        onPaste={(event) => {
          const filled = fillDown(event)
          if (filled) quantities.type(filled.map((box): [string, string] => [skuOf(box), box.value]))
        }}
      >
        <nav className={styles.classes} aria-label={text('classes')}>
          {classes.map(({ categoryId, categoryName }) => (
            <a key={categoryId} href={`#class-${categoryId}`} className={styles.chip}>
              {categoryName}
            </a>
          ))}
        </nav>
        <p className={styles.hint} id="keys">
          {text('keys')}
        </p>
        {outcome && !outcome.done && (
          <Alert tone={added > 0 ? 'warn' : 'bad'}>
            <ProblemText problem={outcome.problem} />
            {added > 0 && (
              <>
                {' '}
                <Link href={path('cart')}>{text('toCart')}</Link>
              </>
            )}
          </Alert>
        )}
        {first?.done && (
          <Alert tone="good">
            {text('added', { count: added })} <Link href={path('cart')}>{text('toCart')}</Link>
          </Alert>
        )}
        <MarketTable classes={classes} quantities={quantities} fields={fields} typed={typedFirst} />
        <MarketTotal quantities={quantities} />
      </form>
    </PageFrame>
  )
}

type Typed = Readonly<Record<string, string>>

const boxesOf = (form: HTMLFormElement) => [...form.elements].filter(isBox)
const skuOf = ({ name }: HTMLInputElement) => name.slice(2)
const typedIn = (form: HTMLFormElement) => boxesOf(form).map((box): [string, string] => [skuOf(box), box.value])

function byName(wanted: Typed | undefined): Typed | undefined {
  return wanted && Object.fromEntries(Object.entries(wanted).map(([skuId, typed]) => [nameOf(skuId), typed]))
}

function bySku(typed: Typed = {}): Typed {
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name.slice(2), value]))
}
