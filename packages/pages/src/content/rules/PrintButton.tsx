import { Button } from '@millwright/ui/Button'
import * as styles from './rules.css.ts'

/** Prints what is shown; where no script runs the browser's own menu does. */
export function PrintButton({ label }: { label: string }) {
  return (
    <span className={styles.print}>
      <Button size="small" onPress={() => window.print()}>
        {label}
      </Button>
    </span>
  )
}
