import { useText } from '@millwright/i18n/Texts'
import { InsteadOfPage } from '../InsteadOfPage.tsx'

/** The page for an overloaded server: the reason, a note that no data is lost, and a link to retry. */
export function Overload({ retryHref }: { retryHref: string }) {
  const text = useText('edge')
  return (
    <InsteadOfPage title={text('overloadTitle')} retry={text('retry')} retryHref={retryHref} home={text('home')}>
      {text('overloadText')}
    </InsteadOfPage>
  )
}
