import { ProblemText } from '@millwright/commerce/ProblemText'
import { partsOf } from '@millwright/domain/partsOf'
import { path } from '@millwright/domain/paths/path'
import { formatDay } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Empty } from '@millwright/ui/Empty'
import { Link } from '@millwright/ui/Link'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { AgreedPricesWarning } from '../AgreedPricesWarning.tsx'
import type { SupermarketData } from './Supermarket.load.ts'
import { MarketTable } from './MarketTable.tsx'
import { MarketTotal } from './MarketTotal.tsx'
import { moveInColumn } from './quantityColumn.ts'
import { useQuantities } from './useQuantities.ts'
import { nameOf } from './rowQuantities.ts'
import * as styles from './Supermarket.css.ts'

/** The week's fast movers as one order table: quantities typed down the page, and one button that adds them all. */
export function Supermarket({ week, classes, wanted, agreedAgain, outcome: first }: ViewProps<SupermarketData>) {
  const text = useText('supermarket')
  const language = useLanguage()
  const typedFirst = first && !first.done ? first.form : first ? undefined : byName(wanted)
  const { quantities, outcome, form } = useQuantities(classes, { first, typed: typedFirst })
  const fields = outcome && !outcome.done ? outcome.fields : undefined
  const added = Number(partsOf(outcome?.data).added ?? 0)

  if (classes.length === 0) return <NoClasses />
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
      <AgreedPricesWarning again={agreedAgain} />
      <form
        method="post"
        action={path('supermarket')}
        data-enhance="stay"
        noValidate
        className={styles.form}
        onKeyDown={moveInColumn}
        {...form}
      >
        <Classes classes={classes} />
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

function NoClasses() {
  const text = useText('supermarket')
  return (
    <PageFrame title={text('title')}>
      <Empty drawing="box" title={text('empty')} action={<Link href={path('list')}>{text('all')}</Link>}>
        {text('emptyHint')}
      </Empty>
    </PageFrame>
  )
}

function Classes({ classes }: Pick<SupermarketData, 'classes'>) {
  const text = useText('supermarket')
  return (
    <nav className={styles.classes} aria-label={text('classes')}>
      {classes.map(({ categoryId, categoryName }) => (
        <a key={categoryId} href={`#class-${categoryId}`} className={styles.chip}>
          {categoryName}
        </a>
      ))}
    </nav>
  )
}

type Typed = Readonly<Record<string, string>>

function byName(wanted: Typed | undefined): Typed | undefined {
  return wanted && Object.fromEntries(Object.entries(wanted).map(([skuId, typed]) => [nameOf(skuId), typed]))
}
