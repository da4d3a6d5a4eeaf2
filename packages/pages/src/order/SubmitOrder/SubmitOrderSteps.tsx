import { useText } from '@millwright/i18n/Texts'
import { Steps } from '@millwright/ui/Steps'
import type { SubmitOrderProps } from './SubmitOrderFrame.tsx'

/** The steps from the cart to the payment. Reads `source`. */
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
