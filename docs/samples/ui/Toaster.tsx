import { Button } from '@millwright/ui/Button'
import { toast } from '@millwright/ui/toast'
import { Toaster } from '@millwright/ui/Toaster'

export function DeleteProducts({ remove, restore }: { remove: () => void; restore: () => void }) {
  const press = () => {
    remove()
    toast({ message: 'Deleted 3 products', action: { label: 'Undo', onPress: restore } })
  }
  return (
    <>
      <Button onPress={press}>Delete</Button>
      {/* Once in the application. */}
      <Toaster />
    </>
  )
}
