import { useInUnits } from '@millwright/commerce/useInUnits'
import type { BoughtProd } from '@millwright/contract/order/entities'
import { path } from '@millwright/domain/paths/path'
import { formatDate } from '@millwright/i18n/dates'
import { useLanguage, useText } from '@millwright/i18n/Texts'
import { Link } from '@millwright/ui/Link'
import { AgreedPricesWarning } from '../AgreedPricesWarning.tsx'
import type { DetailView } from './DetailFrame.tsx'

type DetailOwnNotesProps = Pick<DetailView, 'bought' | 'agreedAgain'>

/** The buyer's latest purchase, with a link to its order, and the warning about prices. */
export function DetailOwnNotes({ bought, agreedAgain }: DetailOwnNotesProps) {
  return (
    <>
      {bought && <Bought bought={bought} />}
      <AgreedPricesWarning again={agreedAgain} />
    </>
  )
}

function Bought({ bought }: { bought: BoughtProd }) {
  const { orderNumber, payTime, prodCount, partyCode = '', unit } = bought
  const text = useText('detail')
  const language = useLanguage()
  const inUnits = useInUnits(unit)
  const date = formatDate(language, payTime.slice(0, 10))
  return (
    <p>
      <Link href={path('order-detail', { orderNumber })}>
        {text('bought', { model: partyCode, date, ...inUnits(prodCount) })}
      </Link>
    </p>
  )
}
