import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'

/** Warns that the prices shown are the public ones, since the agreement prices failed to load. */
export function AgreedPricesWarning({ again }: { again: string | undefined }) {
  const [common, commerce] = [useText('common'), useText('commerce')]
  return (
    again !== undefined && (
      <Alert
        tone="warn"
        action={
          <Button href={again} size="small">
            {common('retry')}
          </Button>
        }
      >
        {commerce('agreementPricesMissing')}
      </Alert>
    )
  )
}
