import { AgreedMissing } from '../AgreedMissing.tsx'
import type { DetailView } from './DetailFrame.tsx'

/** Says that what the buyer agreed on did not come. Reads `agreedAgain`. */
export function DetailAgreed({ agreedAgain }: Pick<DetailView, 'agreedAgain'>) {
  return <AgreedMissing again={agreedAgain} />
}
