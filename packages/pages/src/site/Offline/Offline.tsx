import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { Text } from '@millwright/ui/Text'

export type OfflineProps = {
  open: boolean
  /** Goes once more to where the person wanted to go. */
  onRetry: () => void
  onStay: () => void
}

/**
 * Stands over the page that somebody wanted to leave while there was no network: beneath it everything stays as it is.
 */
export function Offline({ open, onRetry, onStay }: OfflineProps) {
  const text = useText('offline')
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={text('title')}
      size="small"
      footer={
        <>
          <Button onPress={onStay}>{text('stay')}</Button>
          <Button tone="action" icon="refresh" onPress={onRetry}>
            {text('retry')}
          </Button>
        </>
      }
    >
      <Text as="p">{text('text')}</Text>
    </Dialog>
  )
}
