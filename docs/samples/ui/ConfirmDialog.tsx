import { Button } from '@millwright/ui/Button'
import { confirm } from '@millwright/ui/confirm'
import { ConfirmDialog } from '@millwright/ui/ConfirmDialog'

export function DeleteProduct({ remove }: { remove: () => void }) {
  const ask = async () => {
    const agreed = await confirm({
      tone: 'danger',
      title: 'Delete the product 6205-2RS?',
      message: 'Its pictures and stock records are deleted for good.',
      confirm: 'Delete product',
    })
    if (agreed) remove()
  }
  return (
    <>
      <Button tone="danger" onPress={() => void ask()}>
        Delete
      </Button>
      {/* Once in the application. */}
      <ConfirmDialog />
    </>
  )
}
