import { useText } from '@millwright/i18n/Texts'
import { Status } from '@millwright/ui/Status'

const tones = { review: 'info', granted: 'good', refused: 'bad' } as const
const words: Readonly<Record<number, keyof typeof tones>> = { 0: 'review', 1: 'granted', [-1]: 'refused' }

/** The state of an application, as a word and a dot. */
export function ApplicationStatus({ status }: { status: number }) {
  const text = useText('credit')
  const word = words[status] ?? 'review'
  return <Status tone={tones[word]}>{text(word)}</Status>
}
