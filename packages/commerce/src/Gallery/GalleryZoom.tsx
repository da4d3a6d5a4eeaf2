import { Dialog } from '@millwright/ui/Dialog'
import { Image } from '@millwright/ui/Image'

/** On its own, so that the dialog's code comes when a picture is enlarged. */
export function GalleryZoom({ open, onClose, picture, label }: { open: boolean; onClose: () => void; picture: string; label: string }) {
  return (
    <Dialog open={open} onClose={onClose} title={label} size="large">
      <Image src={picture} alt={label} ratio={1} fit="contain" eager />
    </Dialog>
  )
}
