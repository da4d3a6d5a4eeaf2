import { Dialog } from '@millwright/ui/Dialog'
import { Image } from '@millwright/ui/Image'
import * as styles from './Gallery.css.ts'

/** On its own, so that the dialog's code comes when a picture is enlarged. */
export function GalleryZoom({ open, onClose, picture, label }: { open: boolean; onClose: () => void; picture: string; label: string }) {
  return (
    <Dialog open={open} onClose={onClose} title={label} size="large">
      <div className={styles.whole}><Image src={picture} alt={label} ratio={1} fit="contain" eager /></div>
    </Dialog>
  )
}
