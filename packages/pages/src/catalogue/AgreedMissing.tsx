import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { Button } from '@millwright/ui/Button'

/** Says that the prices are everybody's, since those that the buyer agreed on did not come. */
export function AgreedMissing({ again }: { again: string | undefined }) {
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
