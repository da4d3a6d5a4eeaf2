import { useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'
import { standingOf } from './quickLine.ts'
import type { QuickLine } from './quickLine.ts'

const tones = { sure: 'good', likely: 'warn', substitute: 'info', none: 'neutral', noQuantity: 'warn' } as const

/** Returns the text key of a line's state. A missing quantity comes before how well the part matches. */
export function stateKey(line: QuickLine): keyof typeof tones {
  return standingOf(line) === 'quantity' ? 'noQuantity' : line.state
}

/** How well a line is matched, or that its quantity is missing. */
export function LineStatus({ line }: { line: QuickLine }) {
  const text = useText('quickOrder')
  const key = stateKey(line)
  return <Status tone={tones[key]}>{text(key)}</Status>
}
