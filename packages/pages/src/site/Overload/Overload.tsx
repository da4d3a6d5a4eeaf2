import { useText } from '@millwright/i18n/Texts'
import { InsteadOfPage } from '../InsteadOfPage.tsx'

/**
 * What a person sees whom the server cannot serve in time: what it is, that nothing is lost, and the same address
 * again.
 */
export function Overload({ retryHref }: { retryHref: string }) {
  const text = useText('edge')
  return (
    <InsteadOfPage title={text('overloadTitle')} retry={text('retry')} retryHref={retryHref} home={text('home')}>
      {text('overloadText')}
    </InsteadOfPage>
  )
}
