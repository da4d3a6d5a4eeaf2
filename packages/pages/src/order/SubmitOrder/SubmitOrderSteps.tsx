import { useText } from '@millwright/i18n/Texts'
import { Steps } from '@millwright/ui/Steps'
import type { SubmitOrderProps } from './SubmitOrderFrame.tsx'

/** How far one has come on the way from the cart to the payment. Reads `source`. */
export function SubmitOrderSteps({ source }: Pick<SubmitOrderProps, 'source'>) {
  const text = useText('order')
  return (
    <Steps
      steps={[
        ...(source.kind === 'cart' ? [{ label: text('stepCart') }] : []),
        { label: text('stepConfirm') },
        { label: text('stepPay') },
      ]}
      current={source.kind === 'cart' ? 1 : 0}
    />
  )
}
