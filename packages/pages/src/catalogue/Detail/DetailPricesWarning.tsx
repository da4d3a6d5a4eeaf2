import { AgreedPricesWarning } from '../AgreedPricesWarning.tsx'
import type { DetailView } from './DetailFrame.tsx'

/** Warns that the agreement prices failed to load. Reads `agreedAgain`. */
export function DetailPricesWarning({ agreedAgain }: Pick<DetailView, 'agreedAgain'>) {
  return <AgreedPricesWarning again={agreedAgain} />
}
