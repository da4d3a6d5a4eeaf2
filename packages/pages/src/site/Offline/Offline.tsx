import { useText } from '@millwright/i18n/Texts'
import { Button } from '@millwright/ui/Button'
import { Dialog } from '@millwright/ui/Dialog'
import { Text } from '@millwright/ui/Text'

export type OfflineProps = {
  open: boolean
  /** Retries the failed navigation. */
  onRetry: () => void
  onStay: () => void
}

/** A dialog over the page after a navigation without network. The page beneath keeps its state. */
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
