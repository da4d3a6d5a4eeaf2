import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'
import { standingOf } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'

const tones = {
  sure: 'good',
  likely: 'warn',
  substitute: 'info',
  none: 'neutral',
  noQuantity: 'warn',
  overLimit: 'warn',
} as const

/** Returns the text key of a line's state. A quantity that is missing or beyond the limit of a line comes before how well the part matches. */
export function stateKey(line: QuickLine): keyof typeof tones {
  if (standingOf(line) !== 'quantity') return line.state
  return Number(line.quantity) > QUANTITY_LIMIT ? 'overLimit' : 'noQuantity'
}

/** How well a line is matched, or that its quantity is missing. */
export function LineStatus({ line }: { line: QuickLine }) {
  const text = useText('quickOrder')
  const key = stateKey(line)
  return <Status tone={tones[key]}>{text(key)}</Status>
}
