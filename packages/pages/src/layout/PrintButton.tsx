import { Button } from '@millwright/ui/Button'
import * as styles from './PrintButton.css.ts'

/** A print button. Without scripts it is hidden, and the browser's menu prints. */
export function PrintButton({ label }: { label: string }) {
  return (
    <span className={styles.print}>
      <Button size="small" onPress={() => window.print()}>
        {label}
      </Button>
    </span>
  )
}
