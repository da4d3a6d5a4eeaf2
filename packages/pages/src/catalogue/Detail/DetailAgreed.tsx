import { AgreedMissing } from '../AgreedMissing.tsx'
import type { DetailView } from './DetailFrame.tsx'

/** Warns that the agreement prices failed to load. Reads `agreedAgain`. */
export function DetailAgreed({ agreedAgain }: Pick<DetailView, 'agreedAgain'>) {
  return <AgreedMissing again={agreedAgain} />
}
