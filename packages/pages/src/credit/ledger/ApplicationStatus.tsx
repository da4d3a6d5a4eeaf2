import { useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'

const words = { 0: 'review', 1: 'granted', [-1]: 'refused' } as const
const tones = { review: 'info', granted: 'good', refused: 'bad' } as const

/** The state of an application, as a word and a dot. */
export function ApplicationStatus({ status }: { status: number }) {
  const text = useText('credit')
  const word = words[status as keyof typeof words] ?? 'review'
  return <Status tone={tones[word]}>{text(word)}</Status>
}
