import { path } from '@millwright/domain/paths/path'
import { writeServerTime } from '@millwright/domain/time'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import { Empty } from '@millwright/ui/Empty'
import { Panel } from '@millwright/ui/Panel'
import { SearchField } from '@millwright/ui/SearchField'
import { Stack } from '@millwright/ui/Stack'
import { hasScreen } from '../../hasScreen.ts'
import { PageFrame } from '../../layout/PageFrame/PageFrame.tsx'
import type { ViewProps } from '../../defineScreen.ts'
import { listSections } from '../List/List.tsx'
import { ListChips } from '../List/ListChips.tsx'
import { ListFrame } from '../List/ListFrame.tsx'
import type { ListProps, ListView } from '../List/ListFrame.tsx'
import { ListNotes } from '../List/ListNotes.tsx'
import { ListPages } from '../List/ListPages.tsx'
import { ListProducts } from '../List/ListProducts.tsx'
import { ListTitle } from '../List/ListTitle.tsx'
import { ListTools } from '../List/ListTools.tsx'
import { ListTray } from '../List/ListTray.tsx'
import type { CommodityPoolData } from './CommodityPool.load.ts'
import * as styles from './CommodityPool.css.ts'

type Shown = Exclude<ViewProps<CommodityPoolData>, { refused: true }> & ListProps

/** The products at the buyer's agreement prices, with the search and filters of the list. */
export function CommodityPool(props: ViewProps<CommodityPoolData>) {
  const text = useText('pool')
  if (props.refused) return <Refused />
  const shown: Shown = { ...props, kind: { title: text('title'), href: path('commoditypool') } }
  return (
    <ListFrame
      shown={shown}
      {...listSections}
      results={[ListTitle, Lead, ListNotes, ListChips, ListTools, ListProducts, ListPages, Ended, ListTray]}
    />
  )
}

/** The introduction, a search of its own, and a note on agreements that end soon. */
function Lead({ filter, soon }: Pick<ListView<Shown>, 'filter' | 'soon'>) {
  const text = useText('pool')
  const { keyword } = filter
  return (
    <>
      <p className={styles.lead}>{text('lead')}</p>
      <form method="get" action={path('commoditypool')} role="search" className={styles.search}>
        <SearchField
          label={text('search')}
          hideLabel
          name="pn"
          defaultValue={keyword}
          placeholder={text('search')}
          submit={text('find')}
        />
      </form>
      {soon !== undefined && <Alert tone="warn">{text('soon', { count: soon })}</Alert>}
    </>
  )
}

/** The notice for buyers without a price group. */
function Refused() {
  const text = useText('pool')
  return (
    <PageFrame title={text('title')}>
      <Empty
        drawing="page"
        title={text('refused')}
        action={
          <Stack direction="row" space={12} justify="center" wrap>
            {hasScreen(path('inquiry')) && (
              <Button href={path('inquiry')} tone="action" icon="inquiry">
                {text('ask')}
              </Button>
            )}
            {hasScreen(path('chat')) && (
              <Button href={path('chat')} tone={hasScreen(path('inquiry')) ? 'neutral' : 'action'}>
                {text('chat')}
              </Button>
            )}
            <Button href={path('list')}>{text('all')}</Button>
          </Stack>
        }
      >
        {text('refusedHint')}
      </Empty>
    </PageFrame>
  )
}

function Ended({ ended }: Pick<Shown, 'ended'>) {
  const text = useText('pool')
  const language = useLanguage()
  const money = useMoney()
  if (ended.length === 0) return null
  return (
    <Panel>
      <h2 className={styles.title}>{text('ended')}</h2>
      <ul className={styles.ended}>
        {ended.map(({ href, title, name, agreementPrice, unit, ended: at }) => (
          <li key={href} className={styles.one}>
            <a href={href} className={styles.model}>
              {title}
            </a>
            {name !== undefined && <span className={styles.name}>{name}</span>}
            <span className={styles.was}>
              {agreementPrice !== undefined &&
                text('was', { price: `${money(agreementPrice)}${unit === undefined ? '' : `/${unit}`}` })}
            </span>
            {at !== undefined && (
              <span className={styles.was}>
                {text('endedOn', { day: formatDate(language, writeServerTime(at - 1).slice(0, 10)) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.lead}>{text('renew')}</p>
      {hasScreen(path('inquiry')) && (
        <Button href={path('inquiry')} size="small" icon="inquiry">
          {text('ask')}
        </Button>
      )}
    </Panel>
  )
}
